import { descendantsOf } from '@northlight/shared-api/rules';
import type { Context } from '../context.ts';
import { notFound } from '../errors/failures.ts';
import { presentQuestion } from '../presenters/questions.ts';
import { deleteQuestions, listQuestions } from '../repositories/questions.ts';

/**
 * Deletes a question with all its follow-ups. Returns how many went.
 * @throws {Failure} not_found when it is not in this person's set
 */
export async function deleteQuestion({ db }: Context, userId: number, id: string): Promise<number> {
  const questions = (await listQuestions(db, userId)).map(presentQuestion);
  if (!questions.some((question) => question.id === id)) throw notFound('Question');
  return await deleteQuestions(db, userId, [id, ...descendantsOf(questions, id)]);
}
