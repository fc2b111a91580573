import { jwtVerify, SignJWT } from 'jose';
import { hashToken } from '../../platform/security/secrets.ts';

/** Minutes in which the second step of a login has to follow the first. */
const LIFETIME = 10;

/** Who has given the right password, and what for. */
export interface Challenge {
  userId: number;
  remember: boolean;
}

/** Signs and reads what a person takes from the first step of a login to the second. */
export interface Challenges {
  /** @param passwordHash the stored one: once the password is another, the challenge no longer counts */
  sign(challenge: Challenge, passwordHash: string): Promise<string>;
  /** What was signed, and a test for the password it was signed with; null when it does not count. */
  read(token: string): Promise<(Challenge & { isFor: (passwordHash: string) => boolean }) | null>;
}

const fingerprint = (passwordHash: string) => hashToken(passwordHash).slice(0, 32);

/** Challenges are JWTs signed with HS256, for an audience of their own. */
export const createChallenges = (key: Uint8Array, clock: () => Date): Challenges => ({
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
