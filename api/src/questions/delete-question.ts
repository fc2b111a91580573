import { descendantsOf } from '@northlight/shared-api/rules';
import type { Context } from '../accounts/context.ts';
import { atomically } from '../platform/database/open.ts';
import type { QuestionRow } from '../platform/database/tables.ts';
import { notFound, questionsChanged } from '../platform/errors/failures.ts';
import { presentQuestion } from './presenter.ts';
import { deleteQuestions, listQuestions } from './repository.ts';
import { revisionOf } from './revision.ts';

/**
 * Deletes a question and its follow-ups. Returns how many were deleted, and the remaining questions.
 * @param revision of the set the client has loaded; without it, concurrent changes are not checked
 * @throws {Failure} not_found when it is not in the user's set; questions_changed
 */
export const deleteQuestion = (
  { db }: Context,
  userId: number,
  id: string,
  revision?: string,
): Promise<{ deleted: number; left: QuestionRow[] }> =>
  atomically(db, async (tx) => {
    const rows = await listQuestions(tx, userId);
    if (!rows.some((row) => row.id === id)) throw notFound('Question');
    if (revision !== undefined && revision !== revisionOf(rows)) throw questionsChanged();
    const deleted = await deleteQuestions(tx, userId, [id, ...descendantsOf(rows.map(presentQuestion), id)]);
    return { deleted, left: await listQuestions(tx, userId) };
  });
