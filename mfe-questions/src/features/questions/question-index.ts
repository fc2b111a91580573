import type { Question } from '@northlight/shared-api';
import { inTreeOrder } from '@northlight/shared-api/rules';
import type { QuestionList } from './question-list.ts';

/** A lookup for relations between questions, so that long lists need no searching. */
export interface QuestionIndex {
  /** Direct follow-ups of a question, in order; the main questions for null. */
  followUpsOf: (id: string | null) => readonly Question[];
  /** Number of follow-ups of a question at all levels. */
  countBelow: (id: string) => number;
  /** Index of a question among its siblings, and their number. */
  placeOf: (question: Question) => { place: number; of: number };
}

const NOTHING: readonly Question[] = [];

/** Builds the index in a single pass. */
export function indexQuestions(questions: QuestionList): QuestionIndex {
  const below = new Map<string | null, Question[]>();
  const places = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const question of questions) {
    const beside = below.get(question.parent_question) ?? [];
    places.set(question.id, beside.length);
    beside.push(question);
    below.set(question.parent_question, beside);
  }
  for (const { question } of inTreeOrder(questions).reverse()) {
    const { id, parent_question: parent } = question;
    if (parent !== null) counts.set(parent, (counts.get(parent) ?? 0) + (counts.get(id) ?? 0) + 1);
  }
  const followUpsOf = (id: string | null) => below.get(id) ?? NOTHING;
  return {
    followUpsOf,
    countBelow: (id) => counts.get(id) ?? 0,
    placeOf: ({ id, parent_question }) => ({
      place: places.get(id) ?? -1,
      of: followUpsOf(parent_question).length,
    }),
  };
}
