import type { FastifyInstance } from 'fastify';
import { wants } from '../../accounts/users/notifications-policy.ts';
import { findUser } from '../../accounts/users/repository.ts';
import type { Context } from '../../evaluation/context.ts';
import { statusChangedMail } from './emails.ts';
import { lastChanges, takeDueStatusEmails } from './repository.ts';

const INTERVAL = 2_000;

/** Emails founders about status changes that can no longer be undone. */
export async function sendStatusEmails({ db, clock, mailer, config }: Context): Promise<void> {
  for (const letter of await takeDueStatusEmails(db, clock())) {
    // A status that has changed again has its own email.
    const [last] = await lastChanges(db, letter.id);
    if (last?.id !== letter.event_id) continue;
    mailer.post(async () => {
      const [founder, investor] = [await findUser(db, letter.founder_id), await findUser(db, letter.investor_id)];
      if (!founder || !investor || !wants(founder, 'deck_status')) return null;
      return statusChangedMail(config, founder, investor, letter);
    });
  }
}

/** Sends due emails every two seconds until the server closes. */
export function keepSendingStatusEmails(app: FastifyInstance, context: Context): void {
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= sendStatusEmails(context)
      .catch((error) => app.log.error({ err: error }, 'sending status emails failed'))
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(run, INTERVAL);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
