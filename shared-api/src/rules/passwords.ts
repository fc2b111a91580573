import { PASSWORD_MAX, PASSWORD_MIN } from './limits.ts';

export const PASSWORDS_DIFFER = 'Passwords do not match.';

/** Normalises an email address for comparison. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/**
 * Problems with a new password, except a match in the list of common passwords, which only the server has. Length
 * counts characters.
 */
export function passwordProblems(password: string, email: string): string[] {
  const length = [...password].length;
  return [
    length < PASSWORD_MIN && `Use at least ${PASSWORD_MIN} characters.`,
    length > PASSWORD_MAX && `Use at most ${PASSWORD_MAX} characters.`,
    email !== '' &&
      normaliseEmail(password) === normaliseEmail(email) &&
      'Do not use your email address as your password.',
  ].filter((problem) => problem !== false);
}
