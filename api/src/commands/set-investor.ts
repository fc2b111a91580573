import type { Context } from '../context.ts';
import { flag, type UserRow } from '../database/tables.ts';
import { notFound } from '../errors/failures.ts';
import { findUser, updateUser } from '../repositories/users.ts';

/**
 * Makes somebody an investor or no longer; who is none has no public profile.
 * @throws {Failure} not_found
 */
export async function setInvestor({ db }: Context, id: number, isInvestor: boolean): Promise<UserRow> {
  const user = await findUser(db, id);
  if (!user) throw notFound('User');
  const hidden = isInvestor ? {} : ({ is_profile_live: 0, is_publicly_listed: 0 } as const);
  return await updateUser(db, user, { is_investor: flag(isInvestor), ...hidden });
}
