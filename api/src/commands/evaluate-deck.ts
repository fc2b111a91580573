import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import type { EvaluationRow } from '../database/tables.ts';
import { refusalOf } from '../deck/refusal.ts';
import { insertEvaluation } from '../repositories/evaluations.ts';
import { hashToken, randomToken } from '../security/secrets.ts';
import { displayName } from '../uploads/display-name.ts';
import type { ReceivedDeck } from '../uploads/receive-deck.ts';

const DAY = 24 * 3_600_000;

async function read({ readDeck, engine }: Context, path: string, signal: AbortSignal) {
  try {
    const deck = await readDeck(path, { signal });
    return { deck, result: await engine.evaluate(deck, signal) };
  } catch (error) {
    throw refusalOf(error);
  }
}

/**
 * Reads and scores a deck, and keeps the result for its owner. Without an owner there is a token by which it can be
 * claimed within a day.
 * @throws {Failure} a code of DeckError, or busy
 */
export async function evaluateDeck(
  context: Context,
  { path, filename }: Pick<ReceivedDeck, 'path' | 'filename'>,
  ownerId: number | null,
  signal: AbortSignal,
): Promise<{ evaluation: EvaluationRow; claimToken: string | null }> {
  const { deck, result } = await read(context, path, signal);
  signal.throwIfAborted();
  const now = context.clock();
  const claimToken = ownerId === null ? randomToken() : null;
  const evaluation: EvaluationRow = {
    id: randomUUID(),
    user_id: ownerId,
    claim_hash: claimToken && hashToken(claimToken),
    claim_expires_at: claimToken && new Date(now.getTime() + DAY).toISOString(),
    original_filename: displayName(filename),
    overall_score: result.overall_score,
    page_count: deck.slides.length,
    file_sha256: deck.sha256,
    result: JSON.stringify(result),
    created_at: now.toISOString(),
  };
  await insertEvaluation(context.db, evaluation);
  return { evaluation, claimToken };
}
