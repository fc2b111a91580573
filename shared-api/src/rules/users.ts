/** Orders of the list of all people; a minus turns one round. Who has never logged in comes last either way. */
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

/** Roles by which the list of all people can be narrowed. */
export const USER_ROLES = ['founder', 'investor', 'superuser'] as const;

export type UserRole = (typeof USER_ROLES)[number];
