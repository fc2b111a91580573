import { extractedTextKey } from '../../decks/storage/extracted-text.ts';
import type { EvaluationRow } from '../../platform/database/tables.ts';
import type { Context } from '../context.ts';
import { deleteEvaluation, findEvaluation } from './repository.ts';

type Parts = Pick<Context, 'db' | 'files' | 'slides'>;

/**
 * Deletes a deck that no row refers to, with its images and extracted text. The periodic cleanup deletes what fails
 * here.
 */
export async function removeDeckOf({ files, slides }: Pick<Parts, 'files' | 'slides'>, key: string): Promise<void> {
  await slides.remove({ key });
  await files.remove(extractedTextKey(key));
  await files.remove(key);
}

/** Deletes an evaluation with its deck. */
export async function removeEvaluationOf(parts: Parts, { id, file_key: key }: EvaluationRow) {
  await deleteEvaluation(parts.db, id);
  if (key !== null) await removeDeckOf(parts, key);
}

/** Deletes a user's evaluation with its deck. Returns false when there is none. */
export async function removeEvaluation(parts: Parts, userId: number, id: string): Promise<boolean> {
  const evaluation = await findEvaluation(parts.db, userId, id);
  if (evaluation) await removeEvaluationOf(parts, evaluation);
  return evaluation !== undefined;
}
