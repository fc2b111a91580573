import { type LikelihoodReader, summaryOf, visibleQuestions } from '@northlight/shared-api/rules';
import type { z } from 'zod';
import { imageAddress } from '../../accounts/users/presenter.ts';
import type { Context } from '../../evaluation/context.ts';
import { readLikelihood } from '../../evaluation/engine/likelihood/stored.ts';
import type { SubmissionAnswerRow } from '../../platform/database/tables.ts';
import type { FileLinks } from '../../platform/security/file-links.ts';
import { isLikelihoodPending } from '../answers/likelihood-policy.ts';
import { presentAnswer } from '../sending/presenter.ts';
import type { countReceived, ReceivedListRow, ReceivedRow } from './repository.ts';
import type { ReceivedSubmission, ReceivedSubmissionRow, ReceivedSummary, Submission } from './schemas.ts';

/** What presenting a submission takes besides its row. */
export type SubmissionParts = Pick<Context, 'fileLinks' | 'clock'>;

/** The verdict in one sentence. What is stored is worded for the founder; the investor's is made of the facts. */
function reasonFor(row: ReceivedRow, reader: LikelihoodReader): string | null {
  const { likelihood_score: score, likelihood_reason: stored, likelihood } = row;
  if (score === null || likelihood === null) return reader === 'founder' ? stored : null;
  return summaryOf(score, readLikelihood(likelihood), reader);
}

/** The part of a submission that both founder and investor see. */
export const presentSubmission = (
  row: ReceivedRow,
  { fileLinks, clock }: SubmissionParts,
  reader: LikelihoodReader,
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
  file_url: fileLinks.to({
    key: row.file_key,
    name: row.original_filename,
    opens: reader === 'investor' ? row.id : undefined,
  }),
  original_filename: row.original_filename,
  page_count: row.page_count,
  likelihood_score: row.likelihood_score,
  likelihood_reason: reasonFor(row, reader),
  likelihood_pending: isLikelihoodPending(row, clock()),
  investor_name: `${row.investor_first_name} ${row.investor_last_name}`.trim(),
  answered_at: row.answered_at,
  pass_reason: row.status === 'Passed' ? row.pass_reason : null,
  pass_comment: row.status === 'Passed' ? row.pass_comment : '',
});

/** A submission as its investor sees it. */
export const presentReceived = (row: ReceivedRow, parts: SubmissionParts): z.output<typeof ReceivedSubmission> => ({
  ...presentSubmission(row, parts, 'investor'),
  founder_linkedin: row.founder_linkedin,
  founder_website: row.founder_website,
  note: row.investor_note,
});

/** A submission in a list of its investor. */
export const presentReceivedRow = (row: ReceivedListRow, now: Date): z.output<typeof ReceivedSubmissionRow> => ({
  id: row.id,
  company_name: row.company_name,
  founder_name: row.founder_name,
  founder_work_field: row.founder_work_field,
  founder_profile_image: imageAddress(row.founder_profile_image),
  founder_email: row.founder_email,
  founder_phone: row.founder_phone,
  description: row.description,
  created_at: row.created_at,
  status: row.status,
  likelihood_score: row.likelihood_score,
  likelihood_pending: isLikelihoodPending(row, now),
});

/** The submitted answers in the order of the questions. */
export function presentGivenAnswers(answers: SubmissionAnswerRow[], links: FileLinks) {
  const presented = answers.map((answer) => presentAnswer(answer, links));
  const given = Object.fromEntries(presented.map(({ id, answer }) => [id, { text: answer }]));
  return visibleQuestions(presented, given).map(({ question }) => question);
}

/** The facts behind the likelihood. */
export const presentReasons = ({ likelihood }: Pick<ReceivedRow, 'likelihood'>) =>
  likelihood === null ? null : readLikelihood(likelihood);

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
