import { hash, verify } from '@node-rs/argon2';

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
