import { randomUUID } from 'node:crypto';
import { refusalOf } from '../../decks/reading/refusal.ts';
import type { Deck } from '../../decks/reading/types.ts';
import { extractedTextKey, storeExtractedText } from '../../decks/storage/extracted-text.ts';
import type { ReceivedDeck } from '../../decks/storage/receive-deck.ts';
import { atomically, type Db } from '../../platform/database/open.ts';
import type { EvaluationRow } from '../../platform/database/tables.ts';
import { deleteStoredFiles } from '../../platform/files/delete-stored-file.ts';
import { displayName } from '../../platform/files/display-name.ts';
import { scan } from '../../platform/files/scan.ts';
import { hashToken, randomToken } from '../../platform/security/secrets.ts';
import { noteScores } from '../benchmarks/rubric-scores.ts';
import type { Context } from '../context.ts';
import { CATEGORIES, type EngineName, type EvaluationProgress, type EvaluationResult } from '../engine/types.ts';
import { insertEvaluation } from '../results/repository.ts';
import { checkStorageQuota } from '../storage/storage-quota.ts';
import type { Evaluated } from './evaluated.ts';
import type { RunProgress } from './job.ts';

const DAY = 24 * 3_600_000;

/** How a deck is read and scored. */
export interface Scoring {
  /** The owner in the fair queue of the readers: an account or an IP address. */
  queueKey?: string | undefined;
  /** @default the installation's own */
  engine?: EngineName | undefined;
  onProgress?: ((progress: RunProgress) => void) | undefined;
}

/** A deck as it was read, and what the engine says of it. */
export interface Scored {
  deck: Deck;
  result: EvaluationResult;
}

/**
 * Reads and scores a deck.
 * @throws {Failure} a code of DeckError, or busy
 */
export async function scoreDeck(
  { readDeck, engines, tracer }: Context,
  path: string,
  ownerId: number | null,
  signal: AbortSignal,
  { queueKey, engine, onProgress }: Scoring,
): Promise<Scored> {
  try {
    const { evaluation } = engines.for(ownerId, engine);
    return await tracer.step('evaluate deck', {}, async () => {
      const deck = await readDeck(path, { signal, onProgress, owner: queueKey });
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

/** An evaluation that may be made of a stored deck. */
export interface Draft {
  id: string;
  ownerId: number | null;
  filename: string;
  size: number;
  /** By which a visitor claims it. */
  claimHash: string | null;
}

/** The key of the deck of an evaluation. */
export const deckKeyOf = (id: string): string => `decks/${id}.pdf`;

/** The evaluation that a deck's key was made for. */
export const idOfDeck = (key: string): string => key.replace(/^decks\/|\.pdf$/g, '');

/** The evaluation as it is kept. */
export const evaluationOf = (
  { id, ownerId, filename, size, claimHash }: Draft,
  { deck, result }: Scored,
  now: Date,
): EvaluationRow & { file_key: string } => ({
  id,
  user_id: ownerId,
  claim_hash: claimHash,
  claim_expires_at: claimHash && new Date(now.getTime() + DAY).toISOString(),
  original_filename: displayName(filename),
  overall_score: result.overall_score,
  page_count: deck.slides.length,
  file_sha256: deck.sha256,
  result: JSON.stringify(result),
  created_at: now.toISOString(),
  name: null,
  file_key: deckKeyOf(id),
  file_size: size,
});

/** Keeps an evaluation, and what it counts in the comparison with others. */
export const keepEvaluation = (db: Db, evaluation: EvaluationRow, { result }: Scored): Promise<void> =>
  atomically(db, async (tx) => {
    await insertEvaluation(tx, evaluation);
    await noteScores(tx, evaluation.id, result);
  });

/**
 * Reads and scores a deck for somebody who waits for it, and keeps it with its result: deck and reading before the row
 * that names them; without the row they go again. Without an owner there is a token by which it can be claimed within a
 * day.
 * @throws {Failure} a code of DeckError, infected, deck_storage_full, visitor_storage_full, or busy
 */
export async function evaluateDeck(
  context: Context,
  { path, filename, size }: Pick<ReceivedDeck, 'path' | 'filename' | 'size'>,
  ownerId: number | null,
  signal: AbortSignal,
  how: Scoring = {},
): Promise<Evaluated> {
  const { db, files, config, clock } = context;
  await checkStorageQuota(context, ownerId, size);
  await scan(config.scanCommand, path);
  const scored = await scoreDeck(context, path, ownerId, signal, how);
  const claimToken = ownerId === null ? randomToken() : null;
  const draft = { id: randomUUID(), ownerId, filename, size, claimHash: claimToken && hashToken(claimToken) };
  const evaluation = evaluationOf(draft, scored, clock());
  const key = evaluation.file_key;
  try {
    await files.take(key, path);
    await storeExtractedText(files, key, scored.deck);
    await keepEvaluation(db, evaluation, scored);
  } catch (error) {
    await deleteStoredFiles(files, [extractedTextKey(key), key], error);
    throw error;
  }
  return { evaluation, claimToken };
}
