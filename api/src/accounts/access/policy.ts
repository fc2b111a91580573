import { mayOpen, type Access as PageAccess } from '@northlight/shared-api/rules';
import type { UserRow } from '../../platform/database/tables.ts';
import { adminOnly, investorOnly, notAuthenticated } from '../../platform/errors/failures.ts';

/** `anonymous` admits everyone without checking who calls; `everyone` also identifies a logged-in user. */
export type Access = 'anonymous' | PageAccess;

type Roles = Pick<UserRow, 'is_investor' | 'is_superuser'>;

/** @throws {Failure} not_authenticated, investor_only or superuser_only for a caller without access */
export function admit(access: Access, user: Roles | null): void {
  if (access === 'anonymous' || mayOpen(access, user)) return;
  if (!user) throw notAuthenticated();
  throw access === 'investor' ? investorOnly() : adminOnly();
}
