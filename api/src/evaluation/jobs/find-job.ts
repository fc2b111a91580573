import type { EvaluationRow, EvaluationRunRow } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors/failures.ts';
import { hashToken } from '../../platform/security/secrets.ts';
import type { Context } from '../context.ts';
import { findAnyEvaluation } from '../results/repository.ts';
import { findJob } from './repository.ts';

/** A run, and what came of it. */
export interface FoundJob {
  run: EvaluationRunRow;
  evaluation: EvaluationRow | null;
  /** The server that had it has not been heard of for a while: it waits to be taken up. */
  isWaiting: boolean;
}

/**
 * A run by its token. Once it belongs to an account it is there for that account alone.
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
