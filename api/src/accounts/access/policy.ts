import type { UserRow } from '../../platform/database/tables.ts';
import { adminOnly, investorOnly, notAuthenticated } from '../../platform/errors/failures.ts';

/** `anonymous` is everybody, without looking at who asks; `everyone` also knows who is logged in. */
export type Access = 'anonymous' | 'everyone' | 'login' | 'investor' | 'superuser';

/** Lets somebody pass, or throws what they are told. */
export function admit(access: Access, user: UserRow | null): void {
  if (access === 'anonymous' || access === 'everyone') return;
  if (!user) throw notAuthenticated();
  if (access === 'investor' && user.is_investor !== 1) throw investorOnly();
  if (access === 'superuser' && user.is_superuser !== 1) throw adminOnly();
}
