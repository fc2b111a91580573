import { createHmac, type KeyObject } from 'node:crypto';

/** Refresh tokens follow one another: the server derives each from the one before, so that it never stores them. */
export interface RefreshTokens {
  /** The token that this one is exchanged for; always the same one. */
  successorOf(token: string): string;
}

/** @param key without it, a token says nothing about its successor */
export const createRefreshTokens = (key: KeyObject): RefreshTokens => ({
  successorOf: (token) => createHmac('sha256', key).update(token).digest('base64url'),
});
