import type { z } from 'zod';
import type { QuestionRow, SubmissionAnswerRow, UserRow } from '../../platform/database/tables.ts';
import type { FileLinks } from '../../platform/security/file-links.ts';
import type { findSentBefore, findSentSubmission } from './repository.ts';
import type { Answer, Approach, Questionnaire } from './schemas.ts';

type Sent = NonNullable<Awaited<ReturnType<typeof findSentSubmission>>>;

/** A question with its current answer. */
export const presentAnswer = (row: SubmissionAnswerRow, links: FileLinks): z.output<typeof Answer> => ({
  id: row.question_id,
  question: row.question,
  type: row.type,
  answer: row.answer,
  options: JSON.parse(row.options),
  required: row.required === 1,
  is_conditional: row.parent_question !== null,
  parent_question: row.parent_question,
  trigger_values: JSON.parse(row.trigger_values),
  file_url: row.file_key && links.to({ key: row.file_key, name: row.file_name ?? 'file' }),
  file_name: row.file_name,
  file_size: row.file_size,
});

/** An investor's questions about a deck. */
export const presentQuestionnaire = (
  sent: Sent,
  answers: SubmissionAnswerRow[],
  links: FileLinks,
): z.output<typeof Questionnaire> => ({
  submission_id: sent.id,
  investor: {
    id: sent.investor_id,
    name: `${sent.investor_first_name} ${sent.investor_last_name}`.trim(),
    company: sent.investor_company,
  },
  original_filename: sent.original_filename,
  answered_at: sent.answered_at,
  answers: answers.map((row) => presentAnswer(row, links)),
});

/** What a founder should know before sending a deck to an investor. */
export const presentApproach = (
  investor: UserRow,
  questions: QuestionRow[],
  { count, latest }: Awaited<ReturnType<typeof findSentBefore>>,
): z.output<typeof Approach> => ({
  investment_stage: investor.investment_stage,
  investment_geography: investor.investment_geography,
  question_count: questions.filter(({ parent_question }) => parent_question === null).length,
  sent: {
    count,
    latest: latest && {
      submission_id: latest.id,
      original_filename: latest.original_filename,
      created_at: latest.created_at,
      answered: latest.answered_at !== null,
    },
  },
});
