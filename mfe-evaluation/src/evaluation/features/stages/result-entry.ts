import type { NewEvaluation } from '@northlight/shared-api';

/**
 * The result that an entry of the browser's history shows. It is kept with the entry and never part of the address,
 * because the token gives access to a visitor's result.
 */
export type ResultEntry = Pick<NewEvaluation, 'id' | 'claim_token'>;

/** The router state of the entry that shows a result. */
export const entryState = ({ id, claim_token }: NewEvaluation): { result: ResultEntry } => ({
  result: { id, claim_token },
});

/** The result that an entry shows; null for an entry that shows none. */
export function readEntry(state: unknown): ResultEntry | null {
  if (typeof state !== 'object' || state === null || !('result' in state)) return null;
  const { id, claim_token } = (state.result ?? {}) as Partial<Record<keyof ResultEntry, unknown>>;
  if (typeof id !== 'string' || (typeof claim_token !== 'string' && claim_token !== null)) return null;
  return { id, claim_token };
}
