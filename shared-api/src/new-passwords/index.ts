import { passwordProblems } from '../rules/passwords.ts';
import { isCommonPassword, isMadeOfContext } from './common-passwords.ts';

const TOO_COMMON = 'This password is too common. Choose one that is harder to guess.';

/**
 * All problems of a new password; empty when it is acceptable. Browsers load this on demand, because the list of
 * common passwords is long.
 */
export const newPasswordProblems = (password: string, email: string, productName: string): string[] => {
  const problems = passwordProblems(password, email);
  const own = [productName, ...email.split('@')];
  return isCommonPassword(password) || isMadeOfContext(password, own) ? [...problems, TOO_COMMON] : problems;
};
