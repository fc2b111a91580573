import { createHash, randomBytes } from 'node:crypto';

/** A token that nobody can guess: 256 bits, fit for a URL. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. It needs no slow hash: there is nothing to guess. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
