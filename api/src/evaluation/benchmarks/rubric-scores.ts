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

/** True for a result of the built-in rubric as it is now: only such are compared with each other. */
export const isPresent = ({ engine, rubric_version }: EvaluationResult): boolean =>
  engine === 'rubric' && rubric_version === RUBRIC_VERSION;

/** Judges a deck anew from its reading; null where that is not kept, or says nothing that could be assessed now. */
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

/** Keeps the scores of a result just made, where the built-in rubric made it. */
export async function noteScores(db: Db, id: string, result: EvaluationResult): Promise<void> {
  if (isPresent(result)) await save(db, id, scoresOf(result));
}

/** As they are kept: nothing but a whole list counts. */
export const readScores = (json: string): Scores | null => {
  const scores = JSON.parse(json) as (number | null)[];
  return scores.length > 0 ? scores : null;
};

/**
 * What the built-in rubric, as it is now, says of an evaluated deck, whoever judged it first and when. Null where that
 * cannot be known.
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

/** After the rubric has changed: judges the decks anew that are compared with others. */
export async function judgeCompared(context: Pick<Context, 'db' | 'files'>): Promise<void> {
  for (;;) {
    const rows = await listUnjudged(context.db, RUBRIC_VERSION);
    for (const row of rows) await presentScores(context, row);
    if (rows.length === 0) return;
  }
}
