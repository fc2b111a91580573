import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/database/open.ts';
import { flag, type UserRow } from '../../platform/database/tables.ts';
import { refreshInvalid, refreshReused } from '../../platform/errors/failures.ts';
import { hashToken, randomToken } from '../../platform/security/secrets.ts';
import type { Context } from '../context.ts';
import { keepAccount } from '../personal-data/delete-account.ts';
import { presentProfile } from '../profile/presenter.ts';
import { recordSecurityEvent } from '../security-events/record.ts';
import { endOf, expiryOf } from './lifetime.ts';
import {
  findRefreshToken,
  insertRefreshToken,
  insertSession,
  prolongSession,
  revokeSession,
  rotateRefreshToken,
} from './repository.ts';

/** Milliseconds in which an exchanged token still works, so that several tabs can refresh at the same time. */
const GRACE = 20_000;

const issueRefreshToken = (db: Db, token: string, sessionId: string, now: Date, expiresAt: Date) =>
  insertRefreshToken(db, {
    hash: hashToken(token),
    session_id: sessionId,
    created_at: now.toISOString(),
    expires_at: expiresAt.toISOString(),
  });

export interface SessionOptions {
  remember: boolean;
  userAgent: string;
}

/** Opens a session, which also cancels a scheduled account deletion. Returns the answer of registration and login. */
export async function openSession(context: Context, user: UserRow, { remember, userAgent }: SessionOptions) {
  const now = context.clock();
  const begun = { created_at: now.toISOString(), remember: flag(remember) };
  const expiresAt = expiryOf(begun, now);
  const id = randomUUID();
  const refresh = randomToken();
  await context.db.transaction().execute(async (tx) => {
    await insertSession(tx, {
      id,
      user_id: user.id,
      ...begun,
      user_agent: userAgent.slice(0, 300),
      last_used_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
      revoked_at: null,
    });
    await recordSecurityEvent({ ...context, db: tx }, { kind: 'login', userId: user.id });
    await issueRefreshToken(tx, refresh, id, now, expiresAt);
  });
  const access = await context.accessTokens.sign({ userId: user.id, sessionId: id });
  const isKept = user.deletion_due_at !== null;
  const answer = { access, refresh, user: await presentProfile(context, await keepAccount(context, user)) };
  return isKept ? { ...answer, deletion_undone: true as const } : answer;
}

/**
 * Whether a token that was exchanged before may be used again: right after its exchange, while nobody has used its
 * successor.
 */
async function isInGrace(db: Db, rotatedAt: string, successor: string, now: Date): Promise<boolean> {
  if (now.getTime() - Date.parse(rotatedAt) > GRACE) return false;
  return (await findRefreshToken(db, hashToken(successor)))?.rotated_at === null;
}

/**
 * Exchanges a refresh token for its successor and extends the session, up to its absolute end. Tabs that refresh at the
 * same time all get the same successor.
 * @throws {Failure} refresh_invalid, or refresh_reused, which ends the session, when the token was exchanged before
 */
export async function refreshSession({ db, clock, accessTokens, refreshTokens }: Context, token: string) {
  const now = clock();
  const hash = hashToken(token);
  const known = await findRefreshToken(db, hash);
  if (!known || known.revoked_at !== null || known.expires_at <= now.toISOString()) throw refreshInvalid();
  if (endOf(known) <= now) throw refreshInvalid(); // opened by a release whose sessions had no absolute end
  const refresh = refreshTokens.successorOf(token);
  const isFirst = await db.transaction().execute(async (tx) => {
    if (!(await rotateRefreshToken(tx, hash, now))) return false;
    const expiresAt = expiryOf(known, now);
    await prolongSession(tx, known.session_id, now, expiresAt);
    await issueRefreshToken(tx, refresh, known.session_id, now, expiresAt);
    return true;
  });
  const rotatedAt = isFirst ? null : (await findRefreshToken(db, hash))?.rotated_at;
  if (!isFirst && !(rotatedAt && (await isInGrace(db, rotatedAt, refresh, now)))) {
    await db.transaction().execute(async (tx) => {
      await revokeSession(tx, known.session_id, now);
      await recordSecurityEvent({ db: tx, clock }, { kind: 'refresh_token_reused', userId: known.user_id });
    });
    throw refreshReused();
  }
  return { access: await accessTokens.sign({ userId: known.user_id, sessionId: known.session_id }), refresh };
}

/** Ends the session that a refresh token belongs to, if there is one. */
export async function closeSession({ db, clock }: Context, token: string): Promise<void> {
  const known = await findRefreshToken(db, hashToken(token));
  if (known) await revokeSession(db, known.session_id, clock());
}
