import type { Context } from '../context.ts';
import type { EvaluationRow } from '../database/tables.ts';
import { readingKey } from '../readings/readings.ts';
import { deleteEvaluation, findEvaluation } from '../repositories/evaluations.ts';

type Parts = Pick<Context, 'db' | 'files' | 'slides'>;

/** Deletes an evaluation with its deck. */
export async function removeEvaluationOf({ db, files, slides }: Parts, { id, file_key: key }: EvaluationRow) {
  await deleteEvaluation(db, id);
  if (key === null) return;
  // The row is gone first: what fails from here on is swept.
  await slides.remove({ key });
  await files.remove(readingKey(key));
  await files.remove(key);
}

/** Deletes an evaluation of somebody with its deck. Returns false when there is none. */
export async function removeEvaluation(parts: Parts, userId: number, id: string): Promise<boolean> {
  const evaluation = await findEvaluation(parts.db, userId, id);
  if (evaluation) await removeEvaluationOf(parts, evaluation);
  return evaluation !== undefined;
}
