import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context as PlatformContext } from '../context.ts';
import type { Db } from '../database/open.ts';
import type { AddOptions } from '../jobs/jobs.ts';
import { defineJob, type JobKind } from '../jobs/kinds.ts';
import { isRefusedForGood, type Mail } from './mailer.ts';

/** Stays the same however often the email is tried, unlike the id of its job. */
interface Identified {
  mailId: string;
}

// biome-ignore lint/suspicious/noExplicitAny: callers pass kinds of every area
export type MailKind<Data> = JobKind<any, Data & Identified, void>;

type Sender = Pick<PlatformContext, 'jobs' | 'mailer'>;

interface Definition<Context extends Sender, Shape extends z.ZodRawShape> {
  name: string;
  /** What the email is composed from: ids and times, never a token. */
  data: Shape;
  /**
   * Composes the email when it is sent. Null sends nothing; a date postpones it. May run more than once.
   * @param mailId identifies the email, and is what the token of its link derives from
   */
  compose(context: Context, data: z.output<z.ZodObject<Shape>>, mailId: string): Promise<Mail | Date | null>;
}

/** Defines a kind of email. Temporary failures are tried again for some hours; permanent refusals are not. */
export function defineMail<Context extends Sender, Shape extends z.ZodRawShape>({
  name,
  data: shape,
  compose,
}: Definition<Context, Shape>): MailKind<z.output<z.ZodObject<Shape>>> {
  type Data = z.output<z.ZodObject<Shape>> & Identified;
  const kind: JobKind<Context, Data, void> = defineJob({
    name,
    lane: 'mail',
    data: z.object({ ...shape, mailId: z.string() }) as unknown as z.ZodType<Data>,
    attempts: 10,
    backoff: { first: 10, most: 3600 },
    isRetried: (error) => !isRefusedForGood(error),
    async run(context, data, work) {
      const mail = await compose(context, data, data.mailId);
      if (mail instanceof Date) {
        await work.complete(async (tx) => void (await context.jobs.add(tx, kind, data, { runAt: mail })));
      } else if (mail) await context.mailer.send(mail, data.mailId);
    },
    onGivenUp: async ({ mailer }, _, { error }) =>
      mailer.giveUp(error ?? new Error('The server stopped each time it tried to send this email.')),
  });
  return kind;
}

/** Sends an email once the transaction `db` is committed. */
export const sendLater = <Data extends object>(
  { jobs }: Pick<PlatformContext, 'jobs'>,
  db: Db,
  kind: MailKind<Data>,
  data: NoInfer<Data>,
  { mailId = randomUUID(), ...how }: Partial<Identified> & Pick<AddOptions, 'key' | 'runAt'> = {},
): Promise<boolean> => jobs.add(db, kind, { ...data, mailId }, how);
