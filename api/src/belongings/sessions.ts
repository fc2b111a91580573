import type { Belonging } from './belonging.ts';

/** Where the person is logged in. */
export const sessionsOfOne: Belonging = {
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
