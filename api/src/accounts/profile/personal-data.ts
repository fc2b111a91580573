import type { PersonalData } from '../personal-data/personal-data.ts';
import { presentUser } from '../users/presenter.ts';
import { listFormerSlugs } from './former-slugs-repository.ts';

export const profileData: PersonalData = {
  name: 'profile',
  tables: ['users'],
  read: async (_db, user) => ({ ...presentUser(user), created_at: user.created_at, last_login_at: user.last_login_at }),
  files: async (_db, { profile_image: key }) =>
    key === null ? [] : [{ key, name: `profile-image.${key.split('.').at(-1)}` }],
};

/** Custom URLs that the person has given up and that are still reserved for them. */
export const formerSlugData: PersonalData = {
  name: 'former-custom-urls',
  tables: ['former_slugs'],
  read: (db, { id }) => listFormerSlugs(db, id),
};
