import { settings, type User } from '@northlight/shared-api';
import type { Access, RemoteRoute } from '@northlight/shared-api/remote';

/** Who may open a route in this installation. */
export const accessOf = (route: RemoteRoute): Access =>
  route.accessSetting === 'evaluation' ? settings().evaluation_access : route.access;

/** Whether this person, or a visitor, may open a page with that access. */
export function mayOpen(access: Access, user: User | null): boolean {
  if (access === 'everyone') return true;
  if (!user) return false;
  return access === 'login' || (access === 'investor' ? user.is_investor : user.is_superuser);
}
