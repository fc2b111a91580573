import type { Deck } from '../../decks/reading/types.ts';
import { loadExtractedText } from '../../decks/storage/extracted-text.ts';
import type { EvaluationRow } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors/failures.ts';
import type { Context } from '../context.ts';
import { findEvaluation } from './repository.ts';

/**
 * One of a user's evaluations with the extracted text of its deck; null for evaluations made before decks were stored.
 * @throws {Failure} not_found
 */
export async function findExtractedText(
  { db, files }: Context,
  userId: number,
  id: string,
): Promise<{ evaluation: EvaluationRow; deck: Deck | null }> {
  const evaluation = await findEvaluation(db, userId, id);
  if (!evaluation) throw notFound('Evaluation');
  return {
    evaluation,
    deck: evaluation.file_key === null ? null : await loadExtractedText(files, evaluation.file_key),
  };
}
