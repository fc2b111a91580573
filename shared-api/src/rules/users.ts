/** Sort orders of the user list; a minus reverses one. Users who have never logged in are always last. */
export const USER_SORTS = [
  'name',
  '-name',
  'email',
  '-email',
  'created',
  '-created',
  'last_login',
  '-last_login',
] as const;

export type UserSort = (typeof USER_SORTS)[number];

/** Roles that the user list can be filtered by. */
export const USER_ROLES = ['founder', 'investor', 'superuser'] as const;

export type UserRole = (typeof USER_ROLES)[number];

/** Who may open a page or call an endpoint. `superuser` is an admin. */
export type Access = 'everyone' | 'login' | 'investor' | 'superuser';

/** A user's roles. The database stores them as 0 and 1. */
interface Roles {
  is_investor: boolean | number;
  is_superuser: boolean | number;
}

/** Whether this user, or a visitor (null), has access. */
export function mayOpen(access: Access, user: Roles | null): boolean {
  if (access === 'everyone') return true;
  if (!user) return false;
  if (access === 'login') return true;
  return Boolean(access === 'investor' ? user.is_investor : user.is_superuser);
}
