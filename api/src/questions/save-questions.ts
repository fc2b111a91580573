import { randomUUID } from 'node:crypto';
import { inTreeOrder, questionSetProblems } from '@northlight/shared-api/rules';
import { type z, z as zod } from 'zod';
import type { Context } from '../accounts/context.ts';
import { atomically } from '../platform/database/open.ts';
import { flag, type QuestionRow } from '../platform/database/tables.ts';
import { invalidFields, questionsChanged } from '../platform/errors/failures.ts';
import { idsOfOthers, listQuestions, replaceQuestions } from './repository.ts';
import { revisionOf } from './revision.ts';
import type { QuestionSet } from './schemas.ts';

type Draft = z.output<typeof QuestionSet>['questions'][number];

const Uuid = zod.uuid();

/**
 * Keeps client-generated ids that are valid and unused; other questions get a new id, which their follow-ups use too.
 */
async function assignIds({ db }: Context, userId: number, drafts: Draft[]): Promise<Map<string, string>> {
  const usable = drafts.map(({ id }) => id).filter((id) => Uuid.safeParse(id).success);
  const taken = await idsOfOthers(db, userId, usable);
  const kept = new Set(usable.filter((id) => !taken.has(id)));
  return new Map(drafts.map(({ id }) => [id, kept.has(id) ? id : randomUUID()]));
}

/**
 * Replaces an investor's whole question set, in the given order. Follow-ups are moved after their parent.
 * @param revision of the set the client has changed; without it, concurrent changes are overwritten
 * @throws {Failure} validation_failed, with a message for each invalid question; questions_changed
 */
export async function saveQuestions(
  context: Context,
  userId: number,
  drafts: Draft[],
  revision?: string,
): Promise<QuestionRow[]> {
  const problems = questionSetProblems(drafts);
  if (problems.length > 0) {
    throw invalidFields({ questions: problems.map(({ index, message }) => `Question ${index + 1}: ${message}`) });
  }
  const ids = await assignIds(context, userId, drafts);
  const idOf = (id: string) => ids.get(id) ?? id;
  const rows = inTreeOrder(drafts).map(({ question: draft }, position) => ({
    id: idOf(draft.id),
    user_id: userId,
    position,
    question: draft.question,
    type: draft.type,
    required: flag(draft.required),
    options: JSON.stringify(draft.options),
    parent_question: draft.parent_question === null ? null : idOf(draft.parent_question),
    trigger_values: JSON.stringify(draft.trigger_values),
  }));
  return await atomically(context.db, async (tx) => {
    if (revision !== undefined && revision !== revisionOf(await listQuestions(tx, userId))) throw questionsChanged();
    await replaceQuestions(tx, userId, rows);
    return await listQuestions(tx, userId);
  });
}
