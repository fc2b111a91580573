import type { Context } from '../context.ts';
import { flag, type UserRow } from '../database/tables.ts';
import { lastSuperuser, notFound } from '../errors/failures.ts';
import { noteAdminAction } from '../repositories/admin-actions.ts';
import { countSuperusers, findUserByEmail, updateUser } from '../repositories/users.ts';

/**
 * Makes somebody a superuser or no longer, from the command line.
 * @throws {Failure} not_found or last_superuser
 */
export const setSuperuser = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  email: string,
  isSuperuser: boolean,
): Promise<UserRow> =>
  db.transaction().execute(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) throw notFound('User');
    if (user.is_superuser === flag(isSuperuser)) return user;
    if (!isSuperuser && (await countSuperusers(tx)) === 1) throw lastSuperuser();
    const action = isSuperuser ? 'made_superuser' : 'unmade_superuser';
    await noteAdminAction(tx, { actorId: null, targetId: user.id, action }, clock());
    return await updateUser(tx, user, { is_superuser: flag(isSuperuser) });
  });
