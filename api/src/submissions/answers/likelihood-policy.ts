import type { SubmissionRow } from '../../platform/database/tables.ts';

/** How long scoring may take after the answers. The client waits as long for it. */
const LONGEST_MS = 300_000;

/** True while the likelihood of a submission is probably being scored. */
export const isLikelihoodPending = (
  { answered_at, likelihood_score }: Pick<SubmissionRow, 'answered_at' | 'likelihood_score'>,
  now: Date,
): boolean => likelihood_score === null && answered_at !== null && now.getTime() - Date.parse(answered_at) < LONGEST_MS;
