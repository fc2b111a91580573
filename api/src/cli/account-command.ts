import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { normaliseEmail } from '@northlight/shared-api/rules';
import { fail, settings } from '../platform/command-line.ts';
import type { Config } from '../platform/config.ts';
import { chosenDatabase } from '../platform/database/chosen.ts';
import { openDatabase } from '../platform/database/open.ts';
import { Failure } from '../platform/errors/failure.ts';
import { openJobs } from '../platform/jobs/open-jobs.ts';
import { Worker } from '../platform/jobs/worker.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import { keysOf } from '../platform/security/keys.ts';
import { createMailTokens } from '../platform/security/mail-tokens.ts';
import { untraced } from '../platform/telemetry/tracing/tracer.ts';
import type { Context } from '../server/context.ts';
import { MAILS } from '../server/mails.ts';
import { explainStart } from '../server/start-up.ts';

type CommandContext = Pick<Context, 'db' | 'config' | 'jobs' | 'clock'>;

/** A command sends the emails that are due, and does no other work of the server. */
const PLACES = { reading: 0, export: 0, mail: 4, upkeep: 0 };

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

/** Opens what commands need, works, and sends the emails that are due. One that fails is left to the server. */
async function withContext(config: Config, work: (context: CommandContext) => Promise<string>): Promise<string> {
  const clock = () => new Date();
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const database = await chosenDatabase(config);
  const db = await openDatabase(database);
  const report = { ended: () => {}, failed: (error: unknown) => console.error(error) };
  const parts = { db, clock, places: PLACES };
  const queue = await openJobs({ ...parts, shared: database.shared, role: 'command', report: report.failed });
  const mailer = createMailer(config, { delivered: () => {}, failed: () => {} }, clock);
  const context = { db, config, clock, jobs: queue.jobs };
  const mailToken = createMailTokens(keysOf(config)('mail-links'));
  const sending = { ...context, mailer, mailToken };
  const worker = new Worker({ ...queue, ...parts, tracer: untraced, kinds: MAILS, context: sending, report });
  try {
    const sentence = await work(context);
    await worker.idle(['mail']);
    return sentence;
  } finally {
    await worker.stop(0);
    await queue.close();
    await db.destroy();
  }
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
  if (!isUnderstood) fail(`Specify the account: ${usage}`);

  const config = settings();
  const options = { remove: values.remove === true };
  try {
    const sentence = await withContext(config, (context) =>
      forAll ? forAll(context) : work(context, normaliseEmail(email ?? ''), options),
    );
    process.stdout.write(`${sentence}\n`);
  } catch (error) {
    if (error instanceof Failure && error.code === 'not_found') {
      fail(`No one has signed up as ${email} in ${config.dataDir}. Sign up first, then run this again.`);
    }
    if (error instanceof Failure) fail(refusal ?? error.message);
    fail(explainStart(error, config) ?? (error as Error).message);
  }
}
