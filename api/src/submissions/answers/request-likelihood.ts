import type { Context } from '../../evaluation/context.ts';
import type { LikelihoodResult } from '../../evaluation/engine/types.ts';
import type { UserRow } from '../../platform/database/tables.ts';
import { notFound, notSubmitted } from '../../platform/errors/failures.ts';
import { findSentSubmission } from '../sending/repository.ts';
import { likelihoodJob } from './likelihood-job.ts';

/**
 * Scores how well a submission fits its investor and how ready it is, and stores the result. The result stays the same
 * until the deck, the answers or the investor's profile change.
 * @throws {Failure} not_found, not_submitted, busy
 */
export async function requestLikelihood(
  { db, jobs }: Context,
  founder: UserRow,
  submissionId: string,
  signal: AbortSignal,
): Promise<LikelihoodResult> {
  const sent = await findSentSubmission(db, founder.id, submissionId);
  if (!sent) throw notFound('Submission');
  if (sent.answered_at === null) throw notSubmitted();
  const data = { submissionId, founderId: founder.id };
  return await jobs.run(likelihoodJob, data, { owner: `account ${founder.id}`, signal });
}
