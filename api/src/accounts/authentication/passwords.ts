import { hash, verify } from '@node-rs/argon2';
import { passwordProblems } from '@northlight/shared-api/rules';
import { isCommonPassword, isMadeOfContext } from './common-passwords.ts';

/** Parameters of Argon2id, the library's default algorithm; memory in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), COST);

const nobody = hashPassword('the password of nobody');

/**
 * Checks a password. Without a stored hash it takes the same time and returns false, so that response times don't
 * reveal which accounts exist.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), password.normalize('NFC'));
  return matches && stored !== undefined;
}

/** All problems of a new password; empty when it is acceptable. */
export const newPasswordProblems = (password: string, email: string, productName: string): string[] => {
  const problems = passwordProblems(password, email);
  const own = [productName, ...email.split('@')];
  return isCommonPassword(password) || isMadeOfContext(password, own)
    ? [...problems, 'This password is too common. Choose one that is harder to guess.']
    : problems;
};
