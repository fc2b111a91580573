import type { Db } from '../platform/database/open.ts';
import type { UserRow } from '../platform/database/tables.ts';
import { investorNotFound, profileNotLive } from '../platform/errors/failures.ts';
import { rowIdOf } from '../platform/http/schemas.ts';
import { findInvestor } from './repository.ts';

/**
 * The investor, if their profile may be shown: a live one to everyone, and one that is not live to its owner only.
 * @throws {Failure} not_found or profile_not_live
 */
export function visibleInvestor(investor: UserRow | undefined, viewerId: number | undefined): UserRow {
  if (!investor) throw investorNotFound();
  if (investor.is_profile_live !== 1 && investor.id !== viewerId) throw profileNotLive();
  return investor;
}

/**
 * The live investor with this id from the URL.
 * @throws {Failure} not_found or profile_not_live
 */
export async function findLiveInvestor(db: Db, given: string): Promise<UserRow> {
  return visibleInvestor(await findInvestor(db, { id: rowIdOf(given) }), undefined);
}
