import type { PersonalData } from '../accounts/personal-data/personal-data.ts';
import { presentQuestion } from './presenter.ts';
import { listQuestions } from './repository.ts';

export const questionData: PersonalData = {
  name: 'questions',
  tables: ['questions'],
  read: async (db, { id }) => (await listQuestions(db, id)).map(presentQuestion),
};
