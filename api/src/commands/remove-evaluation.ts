import type { Context } from '../context.ts';
import { readingKey } from '../readings/readings.ts';
import { deleteEvaluation, findEvaluation } from '../repositories/evaluations.ts';

/** Deletes an evaluation of somebody with its deck. Returns false when there is none. */
export async function removeEvaluation(
  { db, files, slides }: Pick<Context, 'db' | 'files' | 'slides'>,
  userId: number,
  id: string,
): Promise<boolean> {
  const evaluation = await findEvaluation(db, userId, id);
  if (!evaluation) return false;
  await deleteEvaluation(db, userId, id);
  const key = evaluation.file_key;
  if (key === null) return true;
  // The row is gone first: what fails from here on is swept.
  await slides.remove({ key });
  await files.remove(readingKey(key));
  await files.remove(key);
  return true;
}
