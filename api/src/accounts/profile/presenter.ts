import type { UserRow } from '../../platform/database/tables.ts';
import type { Context } from '../context.ts';
import { findPendingChange } from '../email-change/repository.ts';
import { presentUser } from '../users/presenter.ts';

/** A user as they see themselves, with the email address that waits to be confirmed. */
export async function presentProfile({ db, clock }: Pick<Context, 'db' | 'clock'>, user: UserRow) {
  const pending = await findPendingChange(db, user.id, clock());
  return presentUser(user, pending?.new_email);
}
