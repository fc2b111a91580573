import type { Context } from '../context.ts';
import { atomically } from '../database/open.ts';
import { tooManyRequests } from '../errors/failures.ts';
import { countAttempt, forgetAttempts } from './throttle-repository.ts';

/** How many attempts are allowed in a window. */
export interface Limit {
  /** What is counted, in the plural; part of the error message. */
  what: string;
  attempts: number;
  windowMs: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Logins to one account are limited strictly per client address and loosely over all addresses, so that a stranger
 * cannot lock the owner out.
 */
export const LIMITS = {
  loginFromAddress: { what: 'login attempts', attempts: 100, windowMs: 15 * MINUTE },
  loginOfAccount: { what: 'login attempts', attempts: 100, windowMs: HOUR },
  loginOfAccountFromAddress: { what: 'login attempts', attempts: 10, windowMs: 15 * MINUTE },
  registration: { what: 'sign-ups', attempts: 60, windowMs: HOUR },
  registrationFromNetwork: { what: 'sign-ups', attempts: 100, windowMs: DAY },
  accountsFromNetwork: { what: 'attempts', attempts: 300, windowMs: 15 * MINUTE },
  addressTried: { what: 'notices', attempts: 1, windowMs: DAY },
  linkGuess: { what: 'attempts', attempts: 60, windowMs: 15 * MINUTE },
  mailFromAddress: { what: 'email requests', attempts: 60, windowMs: HOUR },
  mailFromNetwork: { what: 'email requests', attempts: 100, windowMs: HOUR },
  mailOfAccount: { what: 'email requests', attempts: 10, windowMs: HOUR },
  mailToAccount: { what: 'email requests', attempts: 5, windowMs: HOUR },
  profileImage: { what: 'image uploads', attempts: 60, windowMs: HOUR },
  export: { what: 'exports', attempts: 10, windowMs: HOUR },
  secondFactor: { what: 'incorrect codes', attempts: 10, windowMs: 15 * MINUTE },
  passwordChange: { what: 'attempts', attempts: 10, windowMs: 15 * MINUTE },
  reAuthenticationFromAddress: { what: 'attempts', attempts: 100, windowMs: 15 * MINUTE },
  emailChange: { what: 'email address changes', attempts: 5, windowMs: DAY },
  emailChangeFromAddress: { what: 'email address changes', attempts: 20, windowMs: DAY },
  emailChangeToAddress: { what: 'emails to this address', attempts: 3, windowMs: DAY },
  sendDeck: { what: 'decks sent', attempts: 100, windowMs: HOUR },
  assistantMessage: { what: 'messages', attempts: 300, windowMs: HOUR },
  slideAnalysis: { what: 'slide analyses', attempts: 600, windowMs: HOUR },
  deckGeneration: { what: 'generated decks', attempts: 60, windowMs: HOUR },
  deckExport: { what: 'exported decks', attempts: 120, windowMs: HOUR },
  deckImport: { what: 'imported decks', attempts: 60, windowMs: HOUR },
  deckImage: { what: 'image uploads', attempts: 300, windowMs: HOUR },
} satisfies Record<string, Limit>;

export type Check = [name: string, limit: Limit, subject: string];

/**
 * Counts an attempt against each limit, in one transaction. Stops at the first exceeded limit, so that refused attempts
 * don't use up the later ones.
 * @throws {Failure} too_many_requests beyond a limit
 */
export async function throttleAll({ db, clock }: Context, checks: Check[]): Promise<void> {
  const now = clock();
  const refusal = await atomically(db, async (tx) => {
    for (const [name, limit, subject] of checks) {
      const { count, resets_at } = await countAttempt(tx, `${name}:${subject}`, now, limit.windowMs);
      if (count <= limit.attempts) continue;
      return tooManyRequests(Math.max(1, Math.ceil((Date.parse(resets_at) - now.getTime()) / 1000)), limit.what);
    }
    return null;
  });
  if (refusal) throw refusal;
}

/**
 * Counts an attempt.
 * @param subject what is limited: a client address, an account, or both
 * @throws {Failure} too_many_requests beyond the limit
 */
export const throttle = (context: Context, name: string, limit: Limit, subject: string): Promise<void> =>
  throttleAll(context, [[name, limit, subject]]);

/** Counts an attempt, and tells whether the limit allows it. */
export async function isWithin({ db, clock }: Context, name: string, limit: Limit, subject: string): Promise<boolean> {
  const { count } = await countAttempt(db, `${name}:${subject}`, clock(), limit.windowMs);
  return count <= limit.attempts;
}

/** Resets the counter. */
export const forgive = ({ db }: Context, name: string, subject: string) => forgetAttempts(db, `${name}:${subject}`);
