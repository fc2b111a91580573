import type { KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { hashToken } from '../../platform/security/secrets.ts';

/** Minutes between the first and the second step of a login. */
const LIFETIME = 10;

/** The user who gave the right password, and the login's options. */
export interface Challenge {
  userId: number;
  remember: boolean;
}

/** Signs and reads the token that links the two steps of a login. */
export interface Challenges {
  /** @param passwordHash the stored hash; changing the password invalidates the challenge */
  sign(challenge: Challenge, passwordHash: string): Promise<string>;
  /** The signed content, and a check against the current password hash; null for an invalid token. */
  read(token: string): Promise<(Challenge & { isFor: (passwordHash: string) => boolean }) | null>;
}

const fingerprint = (passwordHash: string) => hashToken(passwordHash).slice(0, 32);

/** Challenges are JWTs signed with HS256, with their own audience. */
export const createChallenges = (key: KeyObject, clock: () => Date): Challenges => ({
  sign({ userId, remember }, passwordHash) {
    const now = Math.floor(clock().getTime() / 1000);
    return new SignJWT({ remember, pwd: fingerprint(passwordHash) })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(String(userId))
      .setAudience('second-factor')
      .setIssuedAt(now)
      .setExpirationTime(now + LIFETIME * 60)
      .sign(key);
  },
  async read(token) {
    const options = { algorithms: ['HS256'], audience: 'second-factor', currentDate: clock() };
    const verified = await jwtVerify<{ remember: boolean; pwd: string }>(token, key, options).catch(() => null);
    if (!verified) return null;
    const { sub, remember, pwd } = verified.payload;
    return { userId: Number(sub), remember, isFor: (passwordHash) => fingerprint(passwordHash) === pwd };
  },
});
