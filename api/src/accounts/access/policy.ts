import type { UserRow } from '../../platform/database/tables.ts';
import { adminOnly, investorOnly, notAuthenticated } from '../../platform/errors/failures.ts';

/** `anonymous` admits everybody and ignores tokens; `everyone` admits everybody and identifies who is logged in. */
export type Access = 'anonymous' | 'everyone' | 'login' | 'investor' | 'superuser';

/** Returns if the user may call the route, and throws otherwise. */
export function admit(access: Access, user: UserRow | null): void {
  if (access === 'anonymous' || access === 'everyone') return;
  if (!user) throw notAuthenticated();
  if (access === 'investor' && user.is_investor !== 1) throw investorOnly();
  if (access === 'superuser' && user.is_superuser !== 1) throw adminOnly();
}
