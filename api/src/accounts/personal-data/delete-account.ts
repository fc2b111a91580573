import { DELETION_GRACE_DAYS } from '@northlight/shared-api/rules';
import type { UserRow } from '../../platform/database/tables.ts';
import { lastAdmin } from '../../platform/errors/failures.ts';
import { sendLater } from '../../platform/mail/mail-job.ts';
import { forgetLinks } from '../authentication/email-links-repository.ts';
import type { Context } from '../context.ts';
import { recordSecurityEvent } from '../security-events/record.ts';
import { revokeSessionsOf } from '../sessions/repository.ts';
import { countAdmins, updateUser } from '../users/repository.ts';
import { accountKeptJob, deletionRequestedJob } from './mail-jobs.ts';

const DAY = 24 * 3_600_000;

/**
 * Schedules an account for deletion: it is hidden and logged out at once, and deleted after the grace period.
 * @returns when it will be deleted
 * @throws {Failure} last_superuser
 */
export async function requestDeletion(context: Context, user: UserRow): Promise<string> {
  const { db, clock } = context;
  const due = new Date(clock().getTime() + DELETION_GRACE_DAYS * DAY);
  await db.transaction().execute(async (tx) => {
    if (user.is_superuser === 1 && (await countAdmins(tx)) === 1) throw lastAdmin();
    await updateUser(tx, user, { deletion_due_at: due.toISOString() });
    await forgetLinks(tx, 'reset-password', user.id);
    await revokeSessionsOf(tx, user.id, clock());
    await recordSecurityEvent({ db: tx, clock }, { kind: 'deletion_requested', userId: user.id });
    await sendLater(context, tx, deletionRequestedJob, { userId: user.id, due: due.toISOString() });
  });
  return due.toISOString();
}

/** Cancels the deletion of an account whose owner logged in during the grace period. */
export async function keepAccount(context: Context, user: UserRow): Promise<UserRow> {
  const { db, clock } = context;
  if (user.deletion_due_at === null) return user;
  return await db.transaction().execute(async (tx) => {
    await recordSecurityEvent({ db: tx, clock }, { kind: 'deletion_cancelled', userId: user.id });
    await sendLater(context, tx, accountKeptJob, { userId: user.id });
    return await updateUser(tx, user, { deletion_due_at: null });
  });
}
