import { presentUser } from '../presenters/users.ts';
import type { Belonging } from './belonging.ts';

/** Who the person is. */
export const profileOfOne: Belonging = {
  name: 'profile',
  tables: ['users'],
  read: async (_db, user) => ({ ...presentUser(user), created_at: user.created_at, last_login_at: user.last_login_at }),
  files: async (_db, { profile_image: key }) =>
    key === null ? [] : [{ key, name: `profile-image.${key.split('.').at(-1)}` }],
};
