import type { Context } from '../../src/evaluation/context.ts';
import { evaluationJob } from '../../src/evaluation/jobs/evaluation-job.ts';
import { findRunOf } from '../../src/evaluation/jobs/find-run.ts';
import { startEvaluation } from '../../src/evaluation/jobs/start-evaluation.ts';
import { hashToken, randomToken } from '../../src/platform/security/secrets.ts';

/** Evaluates a deck as an upload does, and waits for the result. Without an owner, the token claims it. */
export async function evaluateDeck(
  context: Context,
  deck: { path: string; filename: string; size: number },
  ownerId: number | null,
) {
  const token = randomToken();
  await startEvaluation(context, { token, ownerId, queueKey: 'a test' }, deck);
  for await (const _ of context.jobs.follow(evaluationJob, hashToken(token)));
  const { run, evaluation } = await findRunOf(context, token, ownerId);
  if (!evaluation) throw new Error(`The evaluation failed: ${run.failure}`);
  return { evaluation, claimToken: ownerId === null ? token : null };
}
