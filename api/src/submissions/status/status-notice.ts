import { z } from 'zod';
import { wants } from '../../accounts/users/notifications-policy.ts';
import { findUser } from '../../accounts/users/repository.ts';
import type { Context } from '../../evaluation/context.ts';
import { atomically, type Db } from '../../platform/database/open.ts';
import { defineMail, sendLater } from '../../platform/mail/mail-job.ts';
import { statusChangedMail } from './emails.ts';
import { findStatusNotice, lastChanges, takeStatusLetters, UNDO_MS } from './repository.ts';

/** Emails a founder about a change of status that still stands. */
export const statusNoticeJob = defineMail({
  name: 'mail-status-notice',
  data: { eventId: z.string() },
  async compose({ db, clock, config }: Context, { eventId }) {
    const notice = await findStatusNotice(db, eventId);
    const [last] = notice ? await lastChanges(db, notice.id) : [];
    if (!notice || !last) return null;
    if (last.id !== eventId) {
      // A later change has its own email. While it can be undone, this one may become the current one again.
      const settled = new Date(Date.parse(last.at) + UNDO_MS + 1);
      return settled > clock() ? settled : null;
    }
    const [founder, investor] = [await findUser(db, notice.founder_id), await findUser(db, notice.investor_id)];
    if (!founder || !investor || !wants(founder, 'deck_status')) return null;
    return statusChangedMail(config, founder, investor, notice);
  },
});

/** Adds the email about a change, for when it can no longer be undone. */
export const noticeLater = (context: Pick<Context, 'jobs'>, db: Db, eventId: string, runAt: Date): Promise<boolean> =>
  sendLater(context, db, statusNoticeJob, { eventId }, { key: eventId, runAt });

/** Adds the emails that servers of the release before 0057 have noted in their table. */
export const adoptStatusLetters = (context: Pick<Context, 'db' | 'jobs'>): Promise<void> =>
  atomically(context.db, async (tx) => {
    for (const { event_id, due_at } of await takeStatusLetters(tx))
      await noticeLater(context, tx, event_id, new Date(due_at));
  });
