import { callApiJson } from './client/client.ts';
import type { NewEvaluation } from './contract.ts';

const CLAIMS = 'northlight.claims';
const LATEST = 'northlight.evaluation';

const read = (key: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

/** A browser that keeps nothing costs the way back to a result, never the result itself. */
const write = (key: string, value: unknown) => {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.warn(error);
  }
};

/** Whether this is an evaluation as it was stored, and not what an older release left behind. */
const isEvaluation = (value: unknown): value is NewEvaluation =>
  typeof value === 'object' &&
  value !== null &&
  'claim_token' in value &&
  typeof value.claim_token === 'string' &&
  [
    'scores',
    'strengths',
    'improvements',
    'next_steps',
    'discrepancies',
    'unreadable_slides',
    'foreign_slides',
    'hidden_text_slides',
  ].every((list) => Array.isArray((value as Record<string, unknown>)[list]));

/** The claims of this tab; they are given up once claimed. */
export function pendingClaims(): string[] {
  const stored = read(CLAIMS);
  return Array.isArray(stored) ? stored.filter((token): token is string => typeof token === 'string') : [];
}

/**
 * Keeps a visitor's evaluation for this tab, so that a reload loses nothing, and with it the right to take it into an
 * account within 24 hours.
 */
export function rememberVisitorEvaluation(evaluation: NewEvaluation & { claim_token: string }) {
  write(CLAIMS, [...pendingClaims(), evaluation.claim_token].slice(-20));
  write(LATEST, evaluation);
}

/** What this tab evaluated last as a visitor, until it is claimed or put away; null when there is nothing. */
export function visitorEvaluation(): NewEvaluation | null {
  const stored = read(LATEST);
  return isEvaluation(stored) && pendingClaims().includes(stored.claim_token ?? '') ? stored : null;
}

/** Puts a visitor's evaluation away. It can still be claimed. */
export function putAwayVisitorEvaluation() {
  sessionStorage.removeItem(LATEST);
}

/** Gives up the claims: they have been used. */
function forgetClaims() {
  sessionStorage.removeItem(CLAIMS);
  sessionStorage.removeItem(LATEST);
}

/**
 * Takes the evaluations that this tab made as a visitor into the account now logged in.
 * @returns how many; those older than 24 hours are passed over
 */
export async function claimEvaluations(): Promise<number> {
  const tokens = pendingClaims();
  if (tokens.length === 0) return 0;
  const { claimed } = await callApiJson('post', '/api/pitch-decks/evaluations/claim/', {
    json: { claim_tokens: tokens },
  });
  forgetClaims();
  return claimed;
}
