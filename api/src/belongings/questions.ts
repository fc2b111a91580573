import { presentQuestion } from '../presenters/questions.ts';
import { listQuestions } from '../repositories/questions.ts';
import type { Belonging } from './belonging.ts';

/** The questions that an investor asks. */
export const questionsOfOne: Belonging = {
  name: 'questions',
  tables: ['questions'],
  read: async (db, { id }) => (await listQuestions(db, id)).map(presentQuestion),
};
