import type { FastifyInstance } from 'fastify';
import { wants } from '../../accounts/users/notifications-policy.ts';
import { findUser } from '../../accounts/users/repository.ts';
import type { Context } from '../../evaluation/context.ts';
import { statusChangedMail } from './emails.ts';
import { lastChanges, takeDueLetters } from './repository.ts';

const INTERVAL = 2_000;

/** Tells founders of the changes of status that can no longer be taken back. */
export async function sendStatusLetters({ db, clock, mailer, config }: Context): Promise<void> {
  for (const letter of await takeDueLetters(db, clock())) {
    // What was changed again since has a letter of its own.
    const [last] = await lastChanges(db, letter.id);
    if (last?.id !== letter.event_id) continue;
    mailer.post(async () => {
      const [founder, investor] = [await findUser(db, letter.founder_id), await findUser(db, letter.investor_id)];
      if (!founder || !investor || !wants(founder, 'deck_status')) return null;
      return statusChangedMail(config, founder, investor, letter);
    });
  }
}

/** Sends what is due every two seconds until the server closes. */
export function keepSendingStatusLetters(app: FastifyInstance, context: Context): void {
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= sendStatusLetters(context)
      .catch((error) => app.log.error({ err: error }, 'sending letters about decks failed'))
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
