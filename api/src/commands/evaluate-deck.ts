import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import type { EvaluationRow } from '../database/tables.ts';
import { refusalOf } from '../deck/refusal.ts';
import type { Deck } from '../deck/types.ts';
import { CATEGORIES, type EngineName, type EvaluationProgress } from '../engine/types.ts';
import { withdraw } from '../files/withdraw.ts';
import { keepReading, readingKey } from '../readings/readings.ts';
import { insertEvaluation } from '../repositories/evaluations.ts';
import type { RunProgress } from '../runs/run.ts';
import { hashToken, randomToken } from '../security/secrets.ts';
import { displayName } from '../uploads/display-name.ts';
import type { ReceivedDeck } from '../uploads/receive-deck.ts';

const DAY = 24 * 3_600_000;

/** How an evaluation is carried out. */
export interface Evaluating {
  /** Whose turn it takes with the readers: an account or an address. */
  turn?: string | undefined;
  /** @default the installation's own */
  engine?: EngineName | undefined;
  onProgress?: ((progress: RunProgress) => void) | undefined;
  /** By which a visitor claims it. @default a new one */
  claimToken?: string | undefined;
}

/** What came of it; a visitor's can be claimed. */
export interface Evaluated {
  evaluation: EvaluationRow;
  claimToken: string | null;
}

async function read(
  { readDeck, engines }: Context,
  path: string,
  ownerId: number | null,
  signal: AbortSignal,
  { turn, engine, onProgress }: Evaluating,
) {
  try {
    const { evaluation } = engines.for(ownerId, engine);
    const deck = await readDeck(path, { signal, onProgress, owner: turn });
    const onScoring = (progress: EvaluationProgress) => onProgress?.({ stage: 'scoring', ...progress });
    onScoring({ done: 0, of: CATEGORIES.length });
    return { deck, result: await evaluation.evaluate(deck, signal, onScoring) };
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Keeps the deck and its reading before the row that names them; without the row they go again. */
async function keep(
  { db, files }: Context,
  evaluation: EvaluationRow & { file_key: string },
  path: string,
  deck: Deck,
) {
  const key = evaluation.file_key;
  try {
    await files.take(key, path);
    await keepReading(files, key, deck);
    await insertEvaluation(db, evaluation);
  } catch (error) {
    await withdraw(files, [readingKey(key), key], error);
    throw error;
  }
}

/**
 * Reads and scores a deck, and keeps it with its result for its owner. Without an owner there is a token by which it
 * can be claimed within a day.
 * @throws {Failure} a code of DeckError, or busy
 */
export async function evaluateDeck(
  context: Context,
  { path, filename, size }: Pick<ReceivedDeck, 'path' | 'filename' | 'size'>,
  ownerId: number | null,
  signal: AbortSignal,
  how: Evaluating = {},
): Promise<Evaluated> {
  const { deck, result } = await read(context, path, ownerId, signal, how);
  signal.throwIfAborted();
  const now = context.clock();
  const claimToken = ownerId === null ? (how.claimToken ?? randomToken()) : null;
  const id = randomUUID();
  const evaluation = {
    id,
    user_id: ownerId,
    claim_hash: claimToken && hashToken(claimToken),
    claim_expires_at: claimToken && new Date(now.getTime() + DAY).toISOString(),
    original_filename: displayName(filename),
    overall_score: result.overall_score,
    page_count: deck.slides.length,
    file_sha256: deck.sha256,
    result: JSON.stringify(result),
    created_at: now.toISOString(),
    name: null,
    file_key: `decks/${id}.pdf`,
    file_size: size,
  };
  await keep(context, evaluation, path, deck);
  return { evaluation, claimToken };
}
