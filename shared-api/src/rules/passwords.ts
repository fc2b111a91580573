import { PASSWORD_MAX, PASSWORD_MIN } from './limits.ts';

export const PASSWORDS_DIFFER = 'Passwords do not match.';

/** Brings an e-mail address into the form in which addresses are compared. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/** What is wrong with a new password, as far as can be told without the list of common ones. Length counts characters. */
export function passwordProblems(password: string, email: string): string[] {
  const length = [...password].length;
  return [
    length < PASSWORD_MIN && `Use at least ${PASSWORD_MIN} characters.`,
    length > PASSWORD_MAX && `Use at most ${PASSWORD_MAX} characters.`,
    email !== '' && normaliseEmail(password) === normaliseEmail(email) && 'Do not use your email address as password.',
  ].filter((problem) => problem !== false);
}
