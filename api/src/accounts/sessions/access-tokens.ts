import type { KeyObject } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';

/** Lifetime of an access token in minutes. */
const LIFETIME = 15;

/** Verified tokens to remember: half a kilobyte each. */
const REMEMBERED = 10_000;

/** The user and session of an access token. */
export interface AccessClaims {
  userId: number;
  sessionId: string;
}

export interface AccessTokens {
  sign(claims: AccessClaims): Promise<string>;
  /** The claims, and the time in milliseconds at which they expire; `expired` or `invalid` if the token is refused. */
  read(token: string): Promise<(AccessClaims & { expiresAt: number }) | 'expired' | 'invalid'>;
}

/**
 * Access tokens are JWTs signed with HS256. A token's signature and expiry are verified once and remembered under the
 * whole token; whether its session still exists is for the caller to check.
 */
export function createAccessTokens(key: KeyObject, clock: () => Date): AccessTokens {
  const verified = new LRUCache<string, AccessClaims & { expiresAt: number }>({ max: REMEMBERED });
  return {
    sign({ userId, sessionId }) {
      const now = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(userId))
        .setAudience('access')
        .setIssuedAt(now)
        .setExpirationTime(now + LIFETIME * 60)
        .sign(key);
    },
    async read(token) {
      const now = clock();
      const known = verified.get(token);
      if (known) return now.getTime() < known.expiresAt ? known : 'expired';
      try {
        const options = { algorithms: ['HS256'], audience: 'access', requiredClaims: ['exp'], currentDate: now };
        const { payload } = await jwtVerify<{ sid: string }>(token, key, options);
        const expiresAt = (payload.exp ?? 0) * 1000;
        const claims = { userId: Number(payload.sub), sessionId: payload.sid, expiresAt };
        verified.set(token, claims);
        return claims;
      } catch (error) {
        return error instanceof errors.JWTExpired ? 'expired' : 'invalid';
      }
    },
  };
}
