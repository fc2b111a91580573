import { hash, verify } from '@node-rs/argon2';
import { passwordProblems } from '@northlight/shared-api/rules';
import { isCommonPassword } from './common-passwords.ts';

/** Argon2id, which is the library's default algorithm; memory in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password, with a salt of its own. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), COST);

const nobody = hashPassword('the password of nobody');

/** Checks a password. Without a hash it takes as long and answers false, so that time does not tell who has an account. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), password.normalize('NFC'));
  return matches && stored !== undefined;
}

/** Everything that is wrong with a new password; empty when it may be used. */
export const newPasswordProblems = (password: string, email: string): string[] => {
  const problems = passwordProblems(password, email);
  return isCommonPassword(password)
    ? [...problems, 'This password is too common. Choose one that is harder to guess.']
    : problems;
};
