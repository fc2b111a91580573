import { randomUUID } from 'node:crypto';
import type { SubmissionAnswerRow, SubmissionRow, UserRow } from '../../src/platform/database/tables.ts';
import type { Context } from '../../src/server/context.ts';
import { insertSubmission } from '../../src/submissions/sending/repository.ts';

/** A founder's profile with everything required for sending a deck. */
export const COMPLETE_FOUNDER = {
  company: 'Isferd',
  work_field: 'Logistics',
  phone: '+45 31 55 50 166',
  bio: 'Isferd predicts spoiled loads before they happen.',
} as const;

/** Adds a deck that a founder has sent, with its file. */
export async function buildSubmission(
  context: Context,
  people: { founder: UserRow; investor: UserRow },
  overrides: Partial<SubmissionRow> = {},
  questions: Partial<SubmissionAnswerRow>[] = [],
): Promise<SubmissionRow> {
  const id = randomUUID();
  const { previous_id: _, ...submission } = {
    id,
    founder_id: people.founder.id,
    investor_id: people.investor.id,
    previous_id: null,
    status: 'New' as const,
    company_name: people.founder.company,
    founder_company: people.founder.company,
    founder_name: `${people.founder.first_name} ${people.founder.last_name}`,
    founder_work_field: people.founder.work_field,
    description: people.founder.bio,
    search_text: people.founder.company.toLowerCase(),
    file_key: `decks/${id}.pdf`,
    original_filename: 'deck.pdf',
    file_size: 4,
    file_sha256: '0'.repeat(64),
    page_count: 1,
    likelihood_score: null,
    likelihood_reason: null,
    likelihood: null,
    created_at: context.clock().toISOString(),
    answered_at: null,
    ...overrides,
  };
  const answers = questions.map((question, position) => ({
    submission_id: submission.id,
    question_id: `q-${position}`,
    position,
    question: 'Why now?',
    type: 'text' as const,
    required: 1 as const,
    options: '[]',
    parent_question: null,
    trigger_values: '[]',
    answer: '',
    file_key: null,
    file_name: null,
    file_size: null,
    ...question,
  }));
  await context.files.put(submission.file_key, Buffer.from('%PDF'));
  await insertSubmission(context.db, { submission, answers, request: null });
  return await context.db
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', submission.id)
    .executeTakeFirstOrThrow();
}
