import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { SendMailOptions, Transporter } from 'nodemailer';
import type { Config } from '../config.ts';
import { type Tracer, untraced } from '../telemetry/tracing/tracer.ts';
import { MARK } from './mark.ts';
import { writeToOutbox } from './outbox.ts';

/** An email ready to be sent. `link` is its target, printed in the terminal when there is no SMTP server. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  link: string;
}

export interface Mailer {
  /**
   * Prepares and sends an email after the current request was answered, so that response times don't reveal whether an
   * email was sent or an account exists. Null sends nothing.
   */
  post(prepare: () => Promise<Mail | null>): void;
  /** Resolves when all emails posted so far were sent or given up. Pending retries are made at once. */
  idle(): Promise<void>;
}

export interface MailReport {
  /** Called for each email written to the outbox. */
  delivered(mail: Mail, file: string): void;
  failed(error: unknown): void;
}

/** Milliseconds before each retry after a temporary SMTP failure. */
const PAUSES: readonly number[] = [10_000, 60_000, 300_000];

const REFUSED_FOR_GOOD = 500;

/** False for a permanent SMTP failure. */
const isForNow = (error: unknown) =>
  !(error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= REFUSED_FOR_GOOD);

const mark = {
  filename: 'mark.png',
  cid: MARK.cid,
  content: Buffer.from(MARK.png, 'base64'),
  contentDisposition: 'inline',
} as const;

/** Keeps other mail systems from sending automatic replies. */
const headers = { 'Auto-Submitted': 'auto-generated' };

async function connect(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport(url);
}

async function bytesOf(message: SendMailOptions): Promise<Buffer> {
  const { createTransport } = await import('nodemailer');
  const { message: bytes } = await createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  }).sendMail(message);
  return bytes as Buffer;
}

/** Sends emails by SMTP if configured, otherwise writes them to the outbox folder. */
export function createMailer(
  config: Config,
  report: MailReport,
  clock: () => Date,
  tracer: Tracer = untraced,
  pauses = PAUSES,
): Mailer {
  const pending = new Set<Promise<unknown>>();
  let hurry = new AbortController();
  const { smtpUrl } = config;
  const way = { 'northlight.mail': smtpUrl ? 'smtp' : 'outbox' };
  let outgoing: Promise<Transporter> | undefined;
  const send = async (mail: Mail) => {
    const { link: _, ...content } = mail;
    const message = { ...content, from: config.mailFrom, date: clock(), headers, attachments: [mark] };
    if (smtpUrl) {
      outgoing ??= connect(smtpUrl);
      await (await outgoing).sendMail(message);
      return;
    }
    report.delivered(mail, await writeToOutbox(config.outboxDir, await bytesOf(message), clock()));
  };
  const attempt = (mail: Mail) => tracer.step('send mail', way, () => send(mail), { kind: 'client' });
  const persist = async (mail: Mail, [first, ...rest]: readonly number[]): Promise<void> => {
    try {
      await attempt(mail);
    } catch (error) {
      const { signal } = hurry;
      if (first === undefined || signal.aborted || !smtpUrl || !isForNow(error)) throw error;
      await pause(first, undefined, { signal, ref: false }).catch(() => {});
      await persist(mail, signal.aborted ? [] : rest);
    }
  };
  return {
    post(prepare) {
      const job = nextTurn()
        .then(prepare)
        .then((mail) => mail && persist(mail, pauses))
        .catch(report.failed)
        .finally(() => pending.delete(job));
      pending.add(job);
    },
    async idle() {
      hurry.abort();
      while (pending.size > 0) await Promise.all(pending);
      hurry = new AbortController();
    },
  };
}
