import { DeckError } from '../../decks/reading/errors.ts';
import { loadExtractedText } from '../../decks/storage/extracted-text.ts';
import type { Db } from '../../platform/database/open.ts';
import type { EvaluationRow } from '../../platform/database/tables.ts';
import type { Context } from '../context.ts';
import { createRubricEngine } from '../engine/rubric/index.ts';
import { RUBRIC_VERSION } from '../engine/rubric/rules/version.ts';
import { readResult } from '../engine/stored-result.ts';
import type { EvaluationResult } from '../engine/types.ts';
import type { Compared } from './compare.ts';
import { findRubricScores, listUnjudged, saveRubricScores } from './repository.ts';

export type Scores = Compared['scores'];
type Stored = Pick<EvaluationRow, 'id' | 'result' | 'file_key'>;

const scoresOf = ({ scores }: EvaluationResult): Scores => scores.map(({ score }) => score);

/** True for a result of the current built-in rubric. Only such results are compared with each other. */
export const isPresent = ({ engine, rubric_version }: EvaluationResult): boolean =>
  engine === 'rubric' && rubric_version === RUBRIC_VERSION;

/** Rescores a deck from its extracted text; null when the text is not stored or can no longer be scored. */
async function judgeAnew({ files }: Pick<Context, 'files'>, key: string | null): Promise<Scores | null> {
  const deck = key === null ? null : await loadExtractedText(files, key);
  if (!deck) return null;
  try {
    return scoresOf(await createRubricEngine().evaluate(deck));
  } catch (error) {
    if (error instanceof DeckError) return null;
    throw error;
  }
}

const save = (db: Db, id: string, scores: Scores | null) =>
  saveRubricScores(db, { evaluation_id: id, rubric_version: RUBRIC_VERSION, scores: JSON.stringify(scores ?? []) });

/** Stores the scores of a new result, if the built-in rubric produced it. */
export async function noteScores(db: Db, id: string, result: EvaluationResult): Promise<void> {
  if (isPresent(result)) await save(db, id, scoresOf(result));
}

/** Parses stored scores. An empty list means that the deck could not be scored. */
export const readScores = (json: string): Scores | null => {
  const scores = JSON.parse(json) as (number | null)[];
  return scores.length > 0 ? scores : null;
};

/**
 * Scores of an evaluated deck by the current built-in rubric, whichever engine or version evaluated it first. Null if
 * they cannot be determined.
 */
export async function presentScores(
  context: Pick<Context, 'db' | 'files'>,
  { id, result, file_key }: Stored,
): Promise<Scores | null> {
  const kept = await findRubricScores(context.db, id, RUBRIC_VERSION);
  if (kept) return readScores(kept.scores);
  const first = readResult(result);
  const scores = isPresent(first) ? scoresOf(first) : await judgeAnew(context, file_key);
  await save(context.db, id, scores);
  return scores;
}

/** After a rubric change, rescores the decks in the comparison. */
export async function scoreComparedDecks(context: Pick<Context, 'db' | 'files'>): Promise<void> {
  const failed: string[] = [];
  for (;;) {
    const rows = await listUnjudged(context.db, RUBRIC_VERSION, failed);
    for (const row of rows) await presentScores(context, row).catch(() => failed.push(row.id));
    if (rows.length > 0) continue;
    if (failed.length > 0) throw new Error(`The decks of these evaluations could not be scored: ${failed.join(', ')}.`);
    return;
  }
}
