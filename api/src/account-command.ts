import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { normaliseEmail } from '@northlight/shared-api/rules';
import { fail, settings } from './command-line.ts';
import type { Context } from './context.ts';
import { chosenDatabase } from './database/chosen.ts';
import { openDatabase } from './database/open.ts';
import { Failure } from './errors/failure.ts';
import { createMailer } from './mail/mailer.ts';
import { explainStart } from './start-up.ts';

interface AccountCommand {
  /** How it is called, with the words that may follow the address. */
  usage: string;
  /** Does the work. @returns what to say then */
  work: (
    context: Pick<Context, 'db' | 'config' | 'mailer' | 'clock'>,
    email: string,
    options: { remove: boolean },
  ) => Promise<string>;
  /** What a refusal says, other than that nobody has this address. */
  refusal: string;
}

/** Runs a command on the account whose address the command line names, and says how it ended. */
export async function runAccountCommand({ usage, work, refusal }: AccountCommand): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { remove: { type: 'boolean' } },
  });
  const [email, ...more] = positionals;
  if (!email || more.length > 0) fail(`Say whose account it is: ${usage}`);

  const config = settings();
  const clock = () => new Date();
  const report = { delivered: () => {}, failed: (error: unknown) => console.error(error) };
  try {
    mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
    const db = await openDatabase(await chosenDatabase(config));
    const mailer = createMailer(config, report, clock);
    const options = { remove: values.remove === true };
    const done = work({ db, config, mailer, clock }, normaliseEmail(email), options);
    const sentence = await done.finally(() => db.destroy());
    await mailer.idle();
    process.stdout.write(`${sentence}\n`);
  } catch (error) {
    if (error instanceof Failure && error.code === 'not_found') {
      fail(`Nobody has signed up as ${email} in ${config.dataDir}. Sign up first, then run this again.`);
    }
    if (error instanceof Failure) fail(refusal);
    fail(explainStart(error, config) ?? (error as Error).message);
  }
}
