import type { Context } from '../context.ts';
import type { EvaluationRow, EvaluationRunRow } from '../database/tables.ts';
import { notFound } from '../errors/failures.ts';
import { findRun } from '../repositories/evaluation-runs.ts';
import { findAnyEvaluation } from '../repositories/evaluations.ts';
import { hashToken } from '../security/secrets.ts';

/** A run, and what came of it. */
export interface FoundRun {
  run: EvaluationRunRow;
  evaluation: EvaluationRow | null;
  /** The server that had it has not been heard of for a while: it waits to be taken up. */
  isWaiting: boolean;
}

/**
 * A run by its token. Once it belongs to an account it is there for that account alone.
 * @throws {Failure} not_found
 */
export async function findRunOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  token: string,
  viewerId: number | null,
): Promise<FoundRun> {
  const run = await findRun(db, hashToken(token));
  const now = clock().toISOString();
  if (!run || (run.expires_at <= now && run.state !== 'working')) throw notFound('Evaluation');
  const evaluation = run.evaluation_id === null ? null : ((await findAnyEvaluation(db, run.evaluation_id)) ?? null);
  const ownerId = evaluation?.user_id ?? run.user_id;
  if (ownerId !== null && ownerId !== viewerId) throw notFound('Evaluation');
  const isWaiting = run.state === 'working' && (run.lease_until ?? '') <= now;
  return { run, evaluation, isWaiting };
}
