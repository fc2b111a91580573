import type { Db } from '../../platform/database/open.ts';
import { statement } from '../../platform/database/statement.ts';
import type { SessionRow } from '../../platform/database/tables.ts';

export const insertSession = (db: Db, session: SessionRow) => db.insertInto('sessions').values(session).execute();

/** The user of an access token, if the session is still valid. */
export const findViewer = (db: Db, userId: number, sessionId: string, now: Date) =>
  viewer.first(db, { userId, sessionId, now: now.toISOString() });

const viewer = statement((db, { userId, sessionId, now }: { userId: number; sessionId: string; now: string }) =>
  db
    .selectFrom('users')
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .selectAll('users')
    .where('users.id', '=', userId)
    .where('sessions.id', '=', sessionId)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now),
);

/** Who an access token belongs to, with their roles and the end of the session, if that is still valid. */
export const findCaller = (db: Db, userId: number, sessionId: string, now: Date) =>
  caller.first(db, { userId, sessionId, now: now.toISOString() });

const caller = statement((db, { userId, sessionId, now }: { userId: number; sessionId: string; now: string }) =>
  db
    .selectFrom('users')
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select(['users.id', 'users.is_investor', 'users.is_superuser', 'sessions.expires_at'])
    .where('users.id', '=', userId)
    .where('sessions.id', '=', sessionId)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now),
);

export const insertRefreshToken = (
  db: Db,
  token: { hash: string; session_id: string; created_at: string; expires_at: string },
) =>
  db
    .insertInto('refresh_tokens')
    .values({ ...token, rotated_at: null })
    .execute();

/** A refresh token with its session. */
export const findRefreshToken = (db: Db, hash: string) => refreshToken.first(db, { hash });

const refreshToken = statement((db, { hash }: { hash: string }) =>
  db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select(['refresh_tokens.hash', 'refresh_tokens.rotated_at', 'refresh_tokens.expires_at'])
    .select(['sessions.id as session_id', 'sessions.user_id', 'sessions.remember', 'sessions.revoked_at'])
    .select('sessions.created_at')
    .where('refresh_tokens.hash', '=', hash),
);

/** Marks a token as exchanged. Returns false when it already was. */
export async function rotateRefreshToken(db: Db, hash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refresh_tokens')
    .set({ rotated_at: now.toISOString() })
    .where('hash', '=', hash)
    .where('rotated_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Records the use of a session and extends it. */
export const prolongSession = (db: Db, id: string, now: Date, expiresAt: Date) =>
  db
    .updateTable('sessions')
    .set({ last_used_at: now.toISOString(), expires_at: expiresAt.toISOString() })
    .where('id', '=', id)
    .execute();

export const revokeSession = (db: Db, id: string, now: Date) =>
  db
    .updateTable('sessions')
    .set({ revoked_at: now.toISOString() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();

/** Ends all sessions of a user, except one if given. */
export const revokeSessionsOf = (db: Db, userId: number, now: Date, keep = '') =>
  db
    .updateTable('sessions')
    .set({ revoked_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('id', '!=', keep)
    .where('revoked_at', 'is', null)
    .execute();

/**
 * Ends all valid sessions, of one user or of everybody.
 * @returns how many
 */
export async function endSessions(db: Db, now: Date, userId: number | null): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: now.toISOString() })
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .$if(userId !== null, (query) => query.where('user_id', '=', userId))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** A user's valid sessions, the most recently used first. */
export const listSessions = (db: Db, userId: number, now: Date) =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();

/** Ends one session of a user. Returns false when the user has no such session. */
export async function revokeSessionOf(db: Db, userId: number, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: now.toISOString() })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** All sessions of a user, including ended ones, without tokens. */
export const listAllSessions = (db: Db, userId: number) =>
  db
    .selectFrom('sessions')
    .select(['user_agent', 'created_at', 'last_used_at', 'expires_at', 'revoked_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
