import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/database/open.ts';
import { flag, type UserRow } from '../../platform/database/tables.ts';
import { refreshInvalid, refreshReused } from '../../platform/errors/failures.ts';
import { hashToken, randomToken } from '../../platform/security/secrets.ts';
import type { Context } from '../context.ts';
import { keepAccount } from '../personal-data/delete-account.ts';
import { presentUser } from '../users/presenter.ts';
import {
  findRefreshToken,
  insertRefreshToken,
  insertSession,
  prolongSession,
  revokeSession,
  rotateRefreshToken,
} from './repository.ts';

const HOUR = 3_600_000;
const REMEMBERED = 14 * 24 * HOUR;
const UNREMEMBERED = 12 * HOUR;

/** An exchanged token still works for this long, in milliseconds, so that two tabs can refresh at the same time. */
const GRACE = 20_000;

const expiry = (now: Date, remember: boolean) => new Date(now.getTime() + (remember ? REMEMBERED : UNREMEMBERED));

async function issueRefreshToken(db: Db, sessionId: string, now: Date, expiresAt: Date): Promise<string> {
  const token = randomToken();
  await insertRefreshToken(db, {
    hash: hashToken(token),
    session_id: sessionId,
    created_at: now.toISOString(),
    expires_at: expiresAt.toISOString(),
  });
  return token;
}

export interface SessionOptions {
  remember: boolean;
  userAgent: string;
}

/** Opens a session, which also cancels a scheduled account deletion. Returns the answer of registration and login. */
export async function openSession(context: Context, user: UserRow, { remember, userAgent }: SessionOptions) {
  const now = context.clock();
  const expiresAt = expiry(now, remember);
  const id = randomUUID();
  const refresh = await context.db.transaction().execute(async (tx) => {
    await insertSession(tx, {
      id,
      user_id: user.id,
      remember: flag(remember),
      user_agent: userAgent.slice(0, 300),
      created_at: now.toISOString(),
      last_used_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
      revoked_at: null,
    });
    return await issueRefreshToken(tx, id, now, expiresAt);
  });
  const access = await context.accessTokens.sign({ userId: user.id, sessionId: id });
  const isKept = user.deletion_due_at !== null;
  const answer = { access, refresh, user: presentUser(await keepAccount(context, user)) };
  return isKept ? { ...answer, deletion_undone: true as const } : answer;
}

/**
 * Exchanges a refresh token for new tokens and extends the session: to 14 days from now if it is remembered, otherwise to
 * 12 hours. A session expires only after that long without use; it has no absolute limit.
 * @throws {Failure} refresh_invalid, or refresh_reused, which ends the session, when the token was exchanged before
 */
export async function refreshSession({ db, clock, accessTokens }: Context, token: string) {
  const now = clock();
  const known = await findRefreshToken(db, hashToken(token));
  if (!known || known.revoked_at !== null || known.expires_at <= now.toISOString()) throw refreshInvalid();
  const isFirst = known.rotated_at === null && (await rotateRefreshToken(db, known.hash, now));
  if (!isFirst && known.rotated_at !== null && now.getTime() - Date.parse(known.rotated_at) > GRACE) {
    await revokeSession(db, known.session_id, now);
    throw refreshReused();
  }
  const expiresAt = expiry(now, known.remember === 1);
  const refresh = await db.transaction().execute(async (tx) => {
    await prolongSession(tx, known.session_id, now, expiresAt);
    return await issueRefreshToken(tx, known.session_id, now, expiresAt);
  });
  return { access: await accessTokens.sign({ userId: known.user_id, sessionId: known.session_id }), refresh };
}

/** Ends the session of a refresh token, if there is one. */
export async function closeSession({ db, clock }: Context, token: string): Promise<void> {
  const known = await findRefreshToken(db, hashToken(token));
  if (known) await revokeSession(db, known.session_id, clock());
}
