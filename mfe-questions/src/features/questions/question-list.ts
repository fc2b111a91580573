import type { Question } from '@northlight/shared-api';
import { descendantsOf, inTreeOrder, moveMainQuestion, QUESTION_LIMITS } from '@northlight/shared-api/rules';
import { v4 } from 'uuid';

/** An investor's questions in the order in which they are read; follow-ups stand behind their question. */
export type QuestionList = readonly Question[];

/** The follow-ups right below a question, in order; the main questions for null. */
export const followUpsOf = (questions: QuestionList, id: string | null): Question[] =>
  questions.filter((question) => question.parent_question === id);

/** True when a question at this level (0 for main) may get follow-ups: it has answers to depend on, and room below. */
export const canHaveFollowUps = (question: Question, level: number): boolean =>
  question.type === 'dropdown' && question.options.length > 0 && level + 1 < QUESTION_LIMITS.depth;

/** Adds a question as the last among those beside it. */
export const addQuestion = (questions: QuestionList, added: Question): Question[] =>
  inTreeOrder([...questions, added]).map(({ question }) => question);

/** The same questions under ids of their own, so that they can stand beside those they were taken from. */
export function withNewIds(questions: QuestionList): Question[] {
  const ids = new Map(questions.map(({ id }) => [id, v4()]));
  const idOf = (id: string) => ids.get(id) ?? id;
  return questions.map((question) => ({
    ...question,
    id: idOf(question.id),
    parent_question: question.parent_question === null ? null : idOf(question.parent_question),
  }));
}

/** Puts a copy of a question and of all its follow-ups right behind it. */
export function duplicateQuestion(questions: QuestionList, id: string): Question[] {
  const copied = descendantsOf(questions, id).add(id);
  const end = questions.findLastIndex((question) => copied.has(question.id)) + 1;
  const copies = withNewIds(questions.filter((question) => copied.has(question.id)));
  return inTreeOrder([...questions.slice(0, end), ...copies, ...questions.slice(end)]).map(({ question }) => question);
}

/** Puts a changed question in its place; its follow-ups forget the options that it no longer has. */
export const updateQuestion = (questions: QuestionList, changed: Question): Question[] =>
  questions.map((question) => {
    if (question.id === changed.id) return changed;
    if (question.parent_question !== changed.id) return question;
    return { ...question, trigger_values: question.trigger_values.filter((value) => changed.options.includes(value)) };
  });

/** Follow-ups that no answer would show any more if their question had only these options. */
export const strandedBy = (followUps: QuestionList, options: readonly string[]): Question[] =>
  followUps.filter(({ trigger_values }) => !trigger_values.some((value) => options.includes(value)));

/** Removes a question and all its follow-ups. */
export function removeQuestion(questions: QuestionList, id: string): Question[] {
  const gone = descendantsOf(questions, id).add(id);
  return questions.filter((question) => !gone.has(question.id));
}

/** Puts a main question in another place among the main ones, from 0; a place that does not exist changes nothing. */
export function moveQuestionTo(questions: QuestionList, id: string, to: number): Question[] {
  const mains = followUpsOf(questions, null);
  const from = mains.findIndex((question) => question.id === id);
  return from < 0 || to < 0 || to >= mains.length ? [...questions] : moveMainQuestion(questions, from, to);
}

/** Who gets the focus when a question goes: the next beside it, else the one before, else the one above. */
export function neighbourOf(questions: QuestionList, { id, parent_question }: Question): string | null {
  const beside = followUpsOf(questions, parent_question);
  const place = beside.findIndex((question) => question.id === id);
  return (beside[place + 1] ?? beside[place - 1])?.id ?? parent_question;
}

/** How many questions there are, and how many of them must or may be answered. */
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

/** True when two lists ask the same in the same order. */
export const isSameList = (one: QuestionList, other: QuestionList): boolean =>
  one === other || asText(one) === asText(other);
