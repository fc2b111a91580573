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
   * Sends an email. Mail programs show emails with the same id once.
   * @throws when the mail server or the outbox does not take it
   */
  send(mail: Mail, id: string): Promise<void>;
  /** Reports an email that is not tried again. */
  giveUp(error: unknown): void;
}

export interface MailReport {
  /** Called for each email written to the outbox. */
  delivered(mail: Mail, file: string): void;
  /** Called for each email that is not tried again. */
  failed(error: unknown): void;
}

const REFUSED_FOR_GOOD = 500;

/** Whether the mail server refuses an email permanently. */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= REFUSED_FOR_GOOD;

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
export function createMailer(config: Config, report: MailReport, clock: () => Date, tracer: Tracer = untraced): Mailer {
  const { smtpUrl } = config;
  const way = { 'northlight.mail': smtpUrl ? 'smtp' : 'outbox' };
  const { hostname } = new URL(config.publicUrl);
  let outgoing: Promise<Transporter> | undefined;
  const send = async (mail: Mail, id: string) => {
    const { link: _, ...content } = mail;
    const messageId = `<${id}@${hostname}>`;
    const message = { ...content, messageId, from: config.mailFrom, date: clock(), headers, attachments: [mark] };
    if (smtpUrl) {
      outgoing ??= connect(smtpUrl);
      await (await outgoing).sendMail(message);
      return;
    }
    report.delivered(mail, await writeToOutbox(config.outboxDir, await bytesOf(message), clock()));
  };
  return {
    send: (mail, id) => tracer.step('send mail', way, () => send(mail, id), { kind: 'client' }),
    giveUp: report.failed,
  };
}
