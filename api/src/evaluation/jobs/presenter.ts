import type { z } from 'zod';
import type { KnownJob } from '../../platform/jobs/jobs.ts';
import { presentEvaluation } from '../results/presenter.ts';
import type { ScoringProgress } from './evaluate-deck.ts';
import type { FoundRun } from './find-run.ts';
import type { EvaluationRun } from './schemas.ts';

type Progress = z.output<typeof EvaluationRun>['progress'];

/** The place of a job that waits. One that was started before was interrupted. */
export const presentWaiting = ({ position, attempts }: { position: number; attempts: number }): Progress =>
  attempts > 0 ? { stage: 'interrupted' } : { stage: 'waiting', position: Math.max(1, position) };

function presentProgress(job: KnownJob | null): Progress {
  if (!job || job.state === 'ended') return null;
  return job.state === 'waiting' ? presentWaiting(job) : (job.progress as ScoringProgress | null);
}

/** A run with its progress or result. `token` is the one from the request. */
export const presentRun = (
  { run, evaluation }: FoundRun,
  token: string,
  job: KnownJob | null,
): z.output<typeof EvaluationRun> => {
  const { code, detail } = run.failure === null ? {} : JSON.parse(run.failure);
  return {
    state: run.state,
    original_filename: run.original_filename,
    created_at: run.created_at,
    progress: run.state === 'working' ? presentProgress(job) : null,
    evaluation: evaluation && {
      ...presentEvaluation(evaluation),
      claim_token: evaluation.user_id === null ? token : null,
    },
    failure: run.failure === null ? null : { code, detail },
  };
};
