import type { EvaluationRow } from '../../platform/database/tables.ts';

/** The stored result of a job, and the token with which a visitor claims it. */
export interface Evaluated {
  evaluation: EvaluationRow;
  claimToken: string | null;
}
