import { DELETION_GRACE_DAYS } from '@northlight/shared-api/rules';
import type { UserRow } from '../../platform/database/tables.ts';
import { invalidFields, lastAdmin } from '../../platform/errors/failures.ts';
import { forgive, LIMITS, throttle } from '../../platform/security/throttle.ts';
import { forgetLinks } from '../authentication/email-links-repository.ts';
import { verifyPassword } from '../authentication/passwords.ts';
import type { Context } from '../context.ts';
import { revokeSessionsOf } from '../sessions/repository.ts';
import { accountKeptMail, deletionMail } from '../users/emails.ts';
import { countAdmins, deleteUser, listUsersToDelete, updateUser } from '../users/repository.ts';
import { filesOf } from './personal-data.ts';

const DAY = 24 * 3_600_000;

/**
 * Schedules an account for deletion: it is hidden and logged out at once, and deleted after the grace period.
 * @returns when it will be deleted
 * @throws {Failure} validation_failed, last_superuser or too_many_requests
 */
export async function requestDeletion(context: Context, user: UserRow, password: string): Promise<string> {
  const { db, clock, config, mailer } = context;
  await throttle(context, 'account-deletion', LIMITS.accountDeletion, String(user.id));
  if (!(await verifyPassword(user.password_hash, password))) {
    throw invalidFields({ password: ['The password is not right.'] });
  }
  const due = new Date(clock().getTime() + DELETION_GRACE_DAYS * DAY);
  await db.transaction().execute(async (tx) => {
    if (user.is_superuser === 1 && (await countAdmins(tx)) === 1) throw lastAdmin();
    await updateUser(tx, user, { deletion_due_at: due.toISOString() });
    await forgetLinks(tx, 'reset-password', user.id);
    await revokeSessionsOf(tx, user.id, clock());
  });
  await forgive(context, 'account-deletion', String(user.id));
  mailer.post(async () => deletionMail(config, user, due));
  return due.toISOString();
}

/** Cancels the deletion of an account whose owner logged in during the grace period. */
export async function keepAccount({ db, config, mailer }: Context, user: UserRow): Promise<UserRow> {
  if (user.deletion_due_at === null) return user;
  const kept = await updateUser(db, user, { deletion_due_at: null });
  mailer.post(async () => accountKeptMail(config, kept));
  return kept;
}

/**
 * Deletes accounts whose grace period is over. Files are deleted before rows, so that an interrupted deletion is found
 * again next time.
 */
export async function deleteDueAccounts(context: Context): Promise<number> {
  const { db, files, clock } = context;
  const due = await listUsersToDelete(db, clock());
  for (const user of due) {
    for (const { key } of await filesOf(context, user)) await files.remove(key);
    await deleteUser(db, user.id);
  }
  return due.length;
}
