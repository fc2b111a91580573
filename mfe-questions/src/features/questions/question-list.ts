import type { Question } from '@northlight/shared-api';
import { descendantsOf, inTreeOrder, moveMainQuestion, QUESTION_LIMITS } from '@northlight/shared-api/rules';
import { v4 } from 'uuid';

/** An investor's questions in reading order. Follow-ups come after their parent. */
export type QuestionList = readonly Question[];

/** Returns the direct follow-ups of a question, in order; the main questions for null. */
export const followUpsOf = (questions: QuestionList, id: string | null): Question[] =>
  questions.filter((question) => question.parent_question === id);

/**
 * Whether a question at this level (0 for main) may have follow-ups: it has options, and the depth limit allows one
 * more.
 */
export const canHaveFollowUps = (question: Question, level: number): boolean =>
  question.type === 'dropdown' && question.options.length > 0 && level + 1 < QUESTION_LIMITS.depth;

/** Adds a question after its siblings. */
export const addQuestion = (questions: QuestionList, added: Question): Question[] =>
  inTreeOrder([...questions, added]).map(({ question }) => question);

/** Copies questions with new ids, so that copies and originals can be in the same list. */
export function withNewIds(questions: QuestionList): Question[] {
  const ids = new Map(questions.map(({ id }) => [id, v4()]));
  const idOf = (id: string) => ids.get(id) ?? id;
  return questions.map((question) => ({
    ...question,
    id: idOf(question.id),
    parent_question: question.parent_question === null ? null : idOf(question.parent_question),
  }));
}

/** Inserts a copy of a question and all its follow-ups right after it. */
export function duplicateQuestion(questions: QuestionList, id: string): Question[] {
  const copied = descendantsOf(questions, id).add(id);
  const end = questions.findLastIndex((question) => copied.has(question.id)) + 1;
  const copies = withNewIds(questions.filter((question) => copied.has(question.id)));
  return inTreeOrder([...questions.slice(0, end), ...copies, ...questions.slice(end)]).map(({ question }) => question);
}

/** An option's earlier and later name. */
export type Rename = readonly [from: string, to: string];

/** Renames trigger values in order. A value that already had the new name belonged to a removed option, so it goes. */
const renameTriggers = (values: readonly string[], renames: readonly Rename[]): string[] =>
  renames.reduce<string[]>(
    (current, [from, to]) => current.filter((value) => value !== to).map((value) => (value === from ? to : value)),
    [...values],
  );

/** The follow-ups with their trigger values renamed. */
export const withRenames = (followUps: QuestionList, renames: readonly Rename[]): Question[] =>
  followUps.map((question) => ({ ...question, trigger_values: renameTriggers(question.trigger_values, renames) }));

/** Replaces a question. Its follow-ups keep renamed options, and lose triggers for options that no longer exist. */
export const updateQuestion = (
  questions: QuestionList,
  changed: Question,
  renames: readonly Rename[] = [],
): Question[] =>
  questions.map((question) => {
    if (question.id === changed.id) return changed;
    if (question.parent_question !== changed.id) return question;
    const kept = new Set(renameTriggers(question.trigger_values, renames));
    return { ...question, trigger_values: changed.options.filter((option) => kept.has(option)) };
  });

/** Returns the follow-ups that could no longer be triggered if their parent had only these options. */
export const strandedBy = (followUps: QuestionList, options: readonly string[]): Question[] =>
  followUps.filter(({ trigger_values }) => !trigger_values.some((value) => options.includes(value)));

/** Removes a question and all its follow-ups. */
export function removeQuestion(questions: QuestionList, id: string): Question[] {
  const gone = descendantsOf(questions, id).add(id);
  return questions.filter((question) => !gone.has(question.id));
}

/** Moves a main question to this index among the main questions. An index out of range changes nothing. */
export function moveQuestionTo(questions: QuestionList, id: string, to: number): Question[] {
  const mains = followUpsOf(questions, null);
  const from = mains.findIndex((question) => question.id === id);
  return from < 0 || to < 0 || to >= mains.length ? [...questions] : moveMainQuestion(questions, from, to);
}

/** Returns the question to focus after a removal: the next sibling, else the previous one, else the parent. */
export function neighbourOf(questions: QuestionList, { id, parent_question }: Question): string | null {
  const beside = followUpsOf(questions, parent_question);
  const place = beside.findIndex((question) => question.id === id);
  return (beside[place + 1] ?? beside[place - 1])?.id ?? parent_question;
}

export interface QuestionCounts {
  questions: number;
  required: number;
  optional: number;
}

export function countsOf(questions: QuestionList): QuestionCounts {
  const required = questions.filter((question) => question.required).length;
  return { questions: questions.length, required, optional: questions.length - required };
}

const asText = (questions: QuestionList) =>
  JSON.stringify(
    questions.map((q) => [q.id, q.question, q.type, q.required, q.options, q.parent_question, q.trigger_values]),
  );

/** Whether two lists have the same questions in the same order. */
export const isSameList = (one: QuestionList, other: QuestionList): boolean =>
  one === other || asText(one) === asText(other);
