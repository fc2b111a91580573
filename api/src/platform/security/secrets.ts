import { createHash, randomBytes } from 'node:crypto';

/** A random token of 256 bits, safe in URLs. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** The hash that is stored of a token. A fast hash is enough, because a random token cannot be guessed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
