import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { normaliseEmail } from '@northlight/shared-api/rules';
import { fail, settings } from '../platform/command-line.ts';
import { chosenDatabase } from '../platform/database/chosen.ts';
import { openDatabase } from '../platform/database/open.ts';
import { Failure } from '../platform/errors/failure.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import type { Context } from '../server/context.ts';
import { explainStart } from '../server/start-up.ts';

type CommandContext = Pick<Context, 'db' | 'config' | 'mailer' | 'clock'>;

interface AccountCommand {
  /** The usage line, with the options that can follow the address. */
  usage: string;
  /**
   * Does the work.
   * @returns the message to print
   */
  work: (context: CommandContext, email: string, options: { remove: boolean }) => Promise<string>;
  /**
   * Does the work for everybody, when `--everyone` replaces the address.
   * @returns the message to print
   */
  everyone?: (context: CommandContext) => Promise<string>;
  /** Message for a refusal other than an unknown address; by default the error's own. */
  refusal?: string;
}

/** Runs a command on the account whose address is given on the command line, and prints the outcome. */
export async function runAccountCommand({ usage, work, everyone, refusal }: AccountCommand): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { remove: { type: 'boolean' }, everyone: { type: 'boolean' } },
  });
  const [email, ...more] = positionals;
  const forAll = values.everyone === true ? everyone : undefined;
  const isUnderstood = forAll ? email === undefined : email !== undefined && more.length === 0 && !values.everyone;
  if (!isUnderstood) fail(`Say whose account it is: ${usage}`);

  const config = settings();
  const clock = () => new Date();
  const report = { delivered: () => {}, failed: (error: unknown) => console.error(error) };
  try {
    mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
    const db = await openDatabase(await chosenDatabase(config));
    const mailer = createMailer(config, report, clock);
    const context = { db, config, mailer, clock };
    const options = { remove: values.remove === true };
    const done = forAll ? forAll(context) : work(context, normaliseEmail(email ?? ''), options);
    const sentence = await done.finally(() => db.destroy());
    await mailer.idle();
    process.stdout.write(`${sentence}\n`);
  } catch (error) {
    if (error instanceof Failure && error.code === 'not_found') {
      fail(`Nobody has signed up as ${email} in ${config.dataDir}. Sign up first, then run this again.`);
    }
    if (error instanceof Failure) fail(refusal ?? error.message);
    fail(explainStart(error, config) ?? (error as Error).message);
  }
}
