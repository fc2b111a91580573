import type { Db } from '../platform/database/open.ts';
import type { UserRow } from '../platform/database/tables.ts';
import { investorNotFound, profileNotLive } from '../platform/errors/failures.ts';
import { rowIdOf } from '../platform/http/schemas.ts';
import { findInvestor } from './repository.ts';

/**
 * The live investor with this id from the URL.
 * @throws {Failure} not_found or profile_not_live
 */
export async function findLiveInvestor(db: Db, given: string): Promise<UserRow> {
  const investor = await findInvestor(db, { id: rowIdOf(given) });
  if (!investor) throw investorNotFound();
  if (investor.is_profile_live !== 1) throw profileNotLive();
  return investor;
}
