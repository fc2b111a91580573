import { flag, type UserRow } from '../../platform/database/tables.ts';
import { lastAdmin, notFound } from '../../platform/errors/failures.ts';
import type { Context } from '../context.ts';
import { recordSecurityEvent } from '../security-events/record.ts';
import { noteAdminAction } from './admin-actions-repository.ts';
import { countAdmins, findUserByEmail, updateUser } from './repository.ts';

/**
 * Makes a user an admin, or removes that role; used by the command line.
 * @throws {Failure} not_found or last_superuser
 */
export const setAdmin = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  email: string,
  isAdmin: boolean,
): Promise<UserRow> =>
  db.transaction().execute(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) throw notFound('User');
    if (user.is_superuser === flag(isAdmin)) return user;
    if (!isAdmin && (await countAdmins(tx)) === 1) throw lastAdmin();
    const action = isAdmin ? 'made_superuser' : 'unmade_superuser';
    await noteAdminAction(tx, { actorId: null, targetId: user.id, action }, clock());
    await recordSecurityEvent({ db: tx, clock }, { kind: 'role_changed', userId: user.id, detail: action });
    return await updateUser(tx, user, { is_superuser: flag(isAdmin) });
  });
