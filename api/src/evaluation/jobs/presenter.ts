import type { z } from 'zod';
import { presentEvaluation } from '../results/presenter.ts';
import type { FoundJob } from './find-job.ts';
import type { RunProgress } from './job.ts';
import type { EvaluationRun } from './schemas.ts';

/** Progress of a job: from this server's memory if it runs here, otherwise as last stored by its server. */
function progressOf(
  { run, isWaiting }: FoundJob,
  here: RunProgress | null,
): z.output<typeof EvaluationRun>['progress'] {
  if (run.state !== 'working') return null;
  if (here) return here;
  if (isWaiting) return { stage: 'interrupted' };
  return run.progress === null ? null : (JSON.parse(run.progress) as RunProgress);
}

/** A job with its progress or result. `token` is the one from the request. */
export const presentJob = (
  found: FoundJob,
  token: string,
  here: RunProgress | null,
): z.output<typeof EvaluationRun> => ({
  state: found.run.state,
  original_filename: found.run.original_filename,
  created_at: found.run.created_at,
  progress: progressOf(found, here),
  evaluation: found.evaluation && {
    ...presentEvaluation(found.evaluation),
    claim_token: found.evaluation.user_id === null ? token : null,
  },
  failure: found.run.failure === null ? null : JSON.parse(found.run.failure),
});
