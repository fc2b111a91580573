import { randomInt } from 'node:crypto';
import { hashToken } from '../../platform/security/secrets.ts';

/** Without 0, 1, I and O, which people take for one another. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const GROUPS = [0, 1, 2, 3];
const COUNT = 10;

const group = () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Ten codes, each of which replaces a second factor once. 80 bits: nothing to guess, so that a quick hash is enough. */
export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, () => GROUPS.map(group).join('-'));

/** What is stored of a code; typed without hyphens or in small letters it is the same. */
export const hashRecoveryCode = (userId: number, code: string): string =>
  hashToken(`${userId}:${code.toUpperCase().replace(/[^0-9A-Z]/g, '')}`);
