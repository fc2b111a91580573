import type { Context } from '../context.ts';
import { tooManyRequests } from '../errors/failures.ts';
import { countAttempt, forgetAttempts } from '../repositories/throttles.ts';

/** How many attempts are free in a window. */
export interface Limit {
  /** What is counted, in the plural, as it is told to the caller. */
  what: string;
  attempts: number;
  windowMs: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** One person's attempts are bounded from one address tightly, over all addresses loosely, so that nobody is locked out by a stranger. */
export const LIMITS = {
  loginFromAddress: { what: 'login attempts', attempts: 100, windowMs: 15 * MINUTE },
  loginOfAccount: { what: 'login attempts', attempts: 100, windowMs: HOUR },
  loginOfAccountFromAddress: { what: 'login attempts', attempts: 10, windowMs: 15 * MINUTE },
  registration: { what: 'sign-ups', attempts: 60, windowMs: HOUR },
  linkGuess: { what: 'attempts', attempts: 60, windowMs: 15 * MINUTE },
  mailFromAddress: { what: 'requests for mail', attempts: 60, windowMs: HOUR },
  mailToAccount: { what: 'requests for mail', attempts: 5, windowMs: HOUR },
  passwordChange: { what: 'attempts', attempts: 10, windowMs: 15 * MINUTE },
} satisfies Record<string, Limit>;

/**
 * Counts an attempt.
 * @param subject who is counted: an address, an account, or both
 * @throws {Failure} too_many_requests beyond the limit
 */
export async function throttle({ db, clock }: Context, name: string, limit: Limit, subject: string): Promise<void> {
  const now = clock();
  const { count, resets_at } = await countAttempt(db, `${name}:${subject}`, now, limit.windowMs);
  if (count <= limit.attempts) return;
  throw tooManyRequests(Math.max(1, Math.ceil((Date.parse(resets_at) - now.getTime()) / 1000)), limit.what);
}

/** Forgets the attempts that were counted. */
export const forgive = ({ db }: Context, name: string, subject: string) => forgetAttempts(db, `${name}:${subject}`);
