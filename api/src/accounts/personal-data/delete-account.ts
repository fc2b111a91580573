import { DELETION_GRACE_DAYS } from '@northlight/shared-api/rules';
import type { UserRow } from '../../platform/database/tables.ts';
import { lastAdmin } from '../../platform/errors/failures.ts';
import { forEach } from '../../platform/for-each.ts';
import { forgetLinks } from '../authentication/email-links-repository.ts';
import type { Context } from '../context.ts';
import { recordSecurityEvent } from '../security-events/record.ts';
import { revokeSessionsOf } from '../sessions/repository.ts';
import { accountKeptMail, deletionMail } from '../users/emails.ts';
import { countAdmins, deleteUser, listUsersToDelete, updateUser } from '../users/repository.ts';
import { filesOf } from './personal-data.ts';

const DAY = 24 * 3_600_000;

/**
 * Schedules an account for deletion: it is hidden and logged out at once, and deleted after the grace period.
 * @returns when it will be deleted
 * @throws {Failure} last_superuser
 */
export async function requestDeletion(context: Context, user: UserRow): Promise<string> {
  const { db, clock, config, mailer } = context;
  const due = new Date(clock().getTime() + DELETION_GRACE_DAYS * DAY);
  await db.transaction().execute(async (tx) => {
    if (user.is_superuser === 1 && (await countAdmins(tx)) === 1) throw lastAdmin();
    await updateUser(tx, user, { deletion_due_at: due.toISOString() });
    await forgetLinks(tx, 'reset-password', user.id);
    await revokeSessionsOf(tx, user.id, clock());
    await recordSecurityEvent({ db: tx, clock }, { kind: 'deletion_requested', userId: user.id });
  });
  mailer.post(async () => deletionMail(config, user, due));
  return due.toISOString();
}

/** Cancels the deletion of an account whose owner logged in during the grace period. */
export async function keepAccount({ db, clock, config, mailer }: Context, user: UserRow): Promise<UserRow> {
  if (user.deletion_due_at === null) return user;
  const kept = await db.transaction().execute(async (tx) => {
    await recordSecurityEvent({ db: tx, clock }, { kind: 'deletion_cancelled', userId: user.id });
    return await updateUser(tx, user, { deletion_due_at: null });
  });
  mailer.post(async () => accountKeptMail(config, kept));
  return kept;
}

/**
 * Deletes accounts whose grace period is over. Files are deleted before rows, so that an interrupted deletion is found
 * again next time. An account whose file cannot be removed stays until it can.
 * @throws {AggregateError} after all others are deleted
 */
export async function deleteDueAccounts(context: Context): Promise<number> {
  const { db, files, clock } = context;
  const due = await listUsersToDelete(db, clock());
  await forEach(due, async (user) => {
    await forEach(await filesOf(context, user), ({ key }) => files.remove(key));
    await deleteUser(db, user.id);
  });
  return due.length;
}
