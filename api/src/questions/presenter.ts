import type { z } from 'zod';
import type { QuestionRow } from '../platform/database/tables.ts';
import type { Question } from './schemas.ts';

export const presentQuestion = (row: QuestionRow): z.output<typeof Question> => ({
  id: row.id,
  question: row.question,
  type: row.type,
  required: row.required === 1,
  options: JSON.parse(row.options),
  parent_question: row.parent_question,
  trigger_values: JSON.parse(row.trigger_values),
  is_conditional: row.parent_question !== null,
});
