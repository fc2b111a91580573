import { visibleQuestions } from '@northlight/shared-api/rules';
import type { z } from 'zod';
import { imageAddress } from '../../accounts/users/presenter.ts';
import type { LikelihoodResult } from '../../evaluation/engine/types.ts';
import type { SubmissionAnswerRow } from '../../platform/database/tables.ts';
import type { FileLinks } from '../../platform/security/file-links.ts';
import { presentAnswer } from '../sending/presenter.ts';
import type { countReceived, ReceivedRow } from './repository.ts';
import type { ReceivedSubmission, ReceivedSummary, Submission } from './schemas.ts';

/** The part of a submission that both founder and investor see. */
export const presentSubmission = (
  row: ReceivedRow,
  links: FileLinks,
  { opens }: { opens: boolean },
): z.output<typeof Submission> => ({
  id: row.id,
  company_name: row.company_name,
  founder_company: row.founder_company,
  founder_name: row.founder_name,
  founder_work_field: row.founder_work_field,
  founder_profile_image: imageAddress(row.founder_profile_image),
  founder_email: row.founder_email,
  founder_phone: row.founder_phone,
  description: row.description,
  created_at: row.created_at,
  status: row.status,
  file_url: links.to({ key: row.file_key, name: row.original_filename, opens: opens ? row.id : undefined }),
  original_filename: row.original_filename,
  page_count: row.page_count,
  likelihood_score: row.likelihood_score,
  likelihood_reason: row.likelihood_reason,
  investor_name: `${row.investor_first_name} ${row.investor_last_name}`.trim(),
  answered_at: row.answered_at,
  pass_reason: row.status === 'Passed' ? row.pass_reason : null,
  pass_comment: row.status === 'Passed' ? row.pass_comment : '',
});

/** A submission as its investor sees it. */
export const presentReceived = (row: ReceivedRow, links: FileLinks): z.output<typeof ReceivedSubmission> => ({
  ...presentSubmission(row, links, { opens: true }),
  founder_linkedin: row.founder_linkedin,
  founder_website: row.founder_website,
  note: row.investor_note,
});

/** The answers in the order of the questions. Empty while they are a draft. */
export function presentGivenAnswers(row: ReceivedRow, answers: SubmissionAnswerRow[], links: FileLinks) {
  if (row.answered_at === null) return [];
  const presented = answers.map((answer) => presentAnswer(answer, links));
  const given = Object.fromEntries(presented.map(({ id, answer }) => [id, { text: answer }]));
  return visibleQuestions(presented, given).map(({ question }) => question);
}

/** The factors behind the likelihood. */
export function presentReasons({ likelihood }: Pick<ReceivedRow, 'likelihood'>) {
  if (likelihood === null) return null;
  const { factors, raise } = JSON.parse(likelihood) as LikelihoodResult;
  return { factors, raise };
}

/** The numbers on the investor's cards. */
export function presentSummary(counts: Awaited<ReturnType<typeof countReceived>>): z.output<typeof ReceivedSummary> {
  const of = (status: Parameters<typeof counts.get>[0]) => counts.get(status) ?? 0;
  return {
    all: [...counts.values()].reduce((sum, count) => sum + count, 0),
    new: of('New'),
    reviewed: of('Reviewed'),
    contacted: of('Contacting'),
    rejected: of('Passed'),
  };
}
