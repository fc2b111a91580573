import type { KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { randomToken } from '../../platform/security/secrets.ts';

/** Minutes that a browser has to sign a challenge. */
export const CHALLENGE_MINUTES = 5;

/** What a passkey is asked to sign for. A challenge for one purpose is refused for all others. */
export type Purpose = 'login' | `add:${number}:${string}` | `confirm:${number}:${string}`;

/** Signs and reads the challenges that passkeys sign. Nothing is stored until a passkey has signed one. */
export interface PasskeyChallenges {
  give(purpose: Purpose): Promise<string>;
  /** Whether this is an unexpired challenge for this purpose. */
  isFor(challenge: string, purpose: Purpose): Promise<boolean>;
}

/** Challenges are JWTs signed with HS256, with their own audience. */
export const createPasskeyChallenges = (key: KeyObject, clock: () => Date): PasskeyChallenges => ({
  give(purpose) {
    const now = Math.floor(clock().getTime() / 1000);
    return new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(purpose)
      .setAudience('passkey')
      .setJti(randomToken())
      .setIssuedAt(now)
      .setExpirationTime(now + CHALLENGE_MINUTES * 60)
      .sign(key);
  },
  async isFor(challenge, purpose) {
    const options = { algorithms: ['HS256'], audience: 'passkey', subject: purpose, currentDate: clock() };
    return (await jwtVerify(challenge, key, options).catch(() => null)) !== null;
  },
});
