import type { Db } from '../../platform/database/open.ts';
import type { UserRow } from '../../platform/database/tables.ts';
import { addressAt } from '../email-change/repository.ts';
import { findUser } from './repository.ts';

/**
 * A user with the address that their account had at a time. A delayed email about the security of an account thereby
 * reaches its owner, and not whoever changed the address since.
 */
export async function accountAt(db: Db, userId: number, at: string): Promise<UserRow | undefined> {
  const user = await findUser(db, userId);
  return user && { ...user, email: (await addressAt(db, userId, at)) ?? user.email };
}
