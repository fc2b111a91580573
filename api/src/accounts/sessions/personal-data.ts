import type { PersonalData } from '../personal-data/personal-data.ts';

/** Where the person is logged in. */
export const sessionData: PersonalData = {
  name: 'sessions',
  tables: ['sessions'],
  read: (db, { id }) =>
    db
      .selectFrom('sessions')
      .select(['user_agent', 'created_at', 'last_used_at', 'expires_at', 'revoked_at'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute(),
};
