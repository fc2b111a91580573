import { refusalOf } from '../../decks/reading/refusal.ts';
import type { Deck, DeckProgress } from '../../decks/reading/types.ts';
import { atomically, type Db } from '../../platform/database/open.ts';
import type { EvaluationRow } from '../../platform/database/tables.ts';
import { displayName } from '../../platform/files/display-name.ts';
import { noteScores } from '../benchmarks/rubric-scores.ts';
import type { Context } from '../context.ts';
import { CATEGORIES, type EngineName, type EvaluationProgress, type EvaluationResult } from '../engine/types.ts';
import { insertEvaluation } from '../results/repository.ts';

const DAY = 24 * 3_600_000;

/** Progress of reading and scoring. */
export type ScoringProgress = DeckProgress | ({ stage: 'scoring' } & EvaluationProgress);

/** Options for reading and scoring a deck. */
export interface ScoringOptions {
  /** @default the installation's default engine */
  engine?: EngineName | undefined;
  onProgress?: ((progress: ScoringProgress) => void) | undefined;
}

/** The extracted deck and the engine's result. */
export interface Scored {
  deck: Deck;
  result: EvaluationResult;
}

/**
 * Reads and scores a deck.
 * @throws {Failure} a code of DeckError
 */
export async function scoreDeck(
  { readDeck, engines, tracer }: Context,
  path: string,
  ownerId: number | null,
  signal: AbortSignal,
  { engine, onProgress }: ScoringOptions,
): Promise<Scored> {
  try {
    const { evaluation } = engines.for(ownerId, engine);
    return await tracer.step('evaluate deck', {}, async () => {
      const deck = await readDeck(path, { signal, onProgress });
      const onScoring = (progress: EvaluationProgress) => onProgress?.({ stage: 'scoring', ...progress });
      onScoring({ done: 0, of: CATEGORIES.length });
      const result = await evaluation.evaluate(deck, signal, onScoring);
      signal.throwIfAborted();
      return { deck, result };
    });
  } catch (error) {
    throw refusalOf(error);
  }
}

/** The data of an evaluation before it has a result. */
export interface Draft {
  id: string;
  ownerId: number | null;
  filename: string;
  size: number;
  /** Hash of the token with which a visitor claims the evaluation. */
  claimHash: string | null;
  /** When the deck was uploaded, as ISO 8601. The evaluation has this date even if another server finishes it later. */
  uploadedAt: string;
}

/** Storage key of an evaluation's deck. */
export const deckKeyOf = (id: string): string => `decks/${id}.pdf`;

/** Id of the evaluation that a deck's storage key belongs to. */
export const idOfDeck = (key: string): string => key.replace(/^decks\/|\.pdf$/g, '');

/** Builds the row to store. */
export const evaluationOf = (
  { id, ownerId, filename, size, claimHash, uploadedAt }: Draft,
  { deck, result }: Scored,
  now: Date,
): EvaluationRow & { file_key: string } => ({
  id,
  user_id: ownerId,
  claim_hash: claimHash,
  claim_expires_at: claimHash && new Date(now.getTime() + DAY).toISOString(),
  original_filename: displayName(filename),
  overall_score: result.overall_score,
  overall_high: result.overall_high,
  page_count: deck.slides.length,
  file_sha256: deck.sha256,
  result: JSON.stringify(result),
  created_at: uploadedAt,
  name: null,
  file_key: deckKeyOf(id),
  file_size: size,
});

/** Stores an evaluation and its scores for the comparison. */
export const keepEvaluation = (db: Db, evaluation: EvaluationRow, { result }: Scored): Promise<void> =>
  atomically(db, async (tx) => {
    await insertEvaluation(tx, evaluation);
    await noteScores(tx, evaluation.id, result);
  });
