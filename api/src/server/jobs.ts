import { evaluationJob } from '../evaluation/jobs/evaluation-job.ts';
import type { AnyKind } from '../platform/jobs/kinds.ts';

/** Every kind of background job. */
export const KINDS: readonly AnyKind[] = [evaluationJob];
