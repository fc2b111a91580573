import type { PersonalData } from '../personal-data/personal-data.ts';
import { listPasskeys } from './repository.ts';

/** Passkeys, without their keys. */
export const passkeyData: PersonalData = {
  name: 'passkeys',
  tables: ['passkeys'],
  read: async (db, { id }) =>
    (await listPasskeys(db, id)).map(({ name, created_at, last_used_at }) => ({ name, created_at, last_used_at })),
};
