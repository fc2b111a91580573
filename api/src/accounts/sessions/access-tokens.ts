import { errors, jwtVerify, SignJWT } from 'jose';

/** Lifetime of an access token in minutes. */
const LIFETIME = 15;

/** The user and session of an access token. */
export interface AccessClaims {
  userId: number;
  sessionId: string;
}

export interface AccessTokens {
  sign(claims: AccessClaims): Promise<string>;
  /** The claims; `expired` or `invalid` if the token is refused. */
  read(token: string): Promise<AccessClaims | 'expired' | 'invalid'>;
}

/** Access tokens are JWTs signed with HS256. */
export function createAccessTokens(key: Uint8Array, clock: () => Date): AccessTokens {
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
      try {
        const options = { algorithms: ['HS256'], audience: 'access', currentDate: clock() };
        const { payload } = await jwtVerify<{ sid: string }>(token, key, options);
        return { userId: Number(payload.sub), sessionId: payload.sid };
      } catch (error) {
        return error instanceof errors.JWTExpired ? 'expired' : 'invalid';
      }
    },
  };
}
