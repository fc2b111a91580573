import type { EvaluationRow, EvaluationRunRow } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors/failures.ts';
import { hashToken } from '../../platform/security/secrets.ts';
import type { Context } from '../context.ts';
import { findAnyEvaluation } from '../results/repository.ts';
import { findJob } from './repository.ts';

/** A job and its result. */
export interface FoundJob {
  run: EvaluationRunRow;
  evaluation: EvaluationRow | null;
  /** The lease has expired; the job waits for a server to resume it. */
  isWaiting: boolean;
}

/**
 * Finds a job by its token. If the job belongs to an account, only that account can find it.
 * @throws {Failure} not_found
 */
export async function findJobOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  token: string,
  viewerId: number | null,
): Promise<FoundJob> {
  const run = await findJob(db, hashToken(token));
  const now = clock().toISOString();
  if (!run || (run.expires_at <= now && run.state !== 'working')) throw notFound('Evaluation');
  const evaluation = run.evaluation_id === null ? null : ((await findAnyEvaluation(db, run.evaluation_id)) ?? null);
  const ownerId = evaluation?.user_id ?? run.user_id;
  if (ownerId !== null && ownerId !== viewerId) throw notFound('Evaluation');
  const isWaiting = run.state === 'working' && (run.lease_until ?? '') <= now;
  return { run, evaluation, isWaiting };
}
