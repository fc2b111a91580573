import { randomInt } from 'node:crypto';
import { hashToken } from '../../platform/security/secrets.ts';

/** Without 0, 1, I and O, which are easily confused. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const GROUPS = [0, 1, 2, 3];
const COUNT = 10;

const group = () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Ten codes, each valid once instead of the second factor. With 80 random bits, a fast hash is enough. */
export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, () => GROUPS.map(group).join('-'));

/** The stored hash of a code. Hyphens and case are ignored. */
export const hashRecoveryCode = (userId: number, code: string): string =>
  hashToken(`${userId}:${code.toUpperCase().replace(/[^0-9A-Z]/g, '')}`);
