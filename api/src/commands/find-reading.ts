import type { Context } from '../context.ts';
import type { EvaluationRow } from '../database/tables.ts';
import type { Deck } from '../deck/types.ts';
import { notFound } from '../errors/failures.ts';
import { openReading } from '../readings/readings.ts';
import { findEvaluation } from '../repositories/evaluations.ts';

/**
 * One of a person's evaluations with what was read out of its deck; null for one made before decks were kept.
 * @throws {Failure} not_found
 */
export async function findReading(
  { db, files }: Context,
  userId: number,
  id: string,
): Promise<{ evaluation: EvaluationRow; deck: Deck | null }> {
  const evaluation = await findEvaluation(db, userId, id);
  if (!evaluation) throw notFound('Evaluation');
  return { evaluation, deck: evaluation.file_key === null ? null : await openReading(files, evaluation.file_key) };
}
