import type { EvaluationRow, EvaluationRunRow } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors/failures.ts';
import { hashToken } from '../../platform/security/secrets.ts';
import type { Context } from '../context.ts';
import { findAnyEvaluation } from '../results/repository.ts';
import { findRun } from './repository.ts';

/** A run and its result. */
export interface FoundRun {
  run: EvaluationRunRow;
  evaluation: EvaluationRow | null;
}

/**
 * Finds a run by its token. If the run belongs to an account, only that account can find it.
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
  return { run, evaluation };
}
