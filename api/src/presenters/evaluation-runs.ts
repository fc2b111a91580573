import type { z } from 'zod';
import type { FoundRun } from '../commands/find-run.ts';
import type { RunProgress } from '../runs/run.ts';
import type { EvaluationRun } from '../schemas/evaluation-runs.ts';
import { presentEvaluation } from './evaluations.ts';

const LOST = {
  code: 'evaluation_interrupted',
  detail: 'The evaluation was interrupted. Please upload the deck again.',
};

/** An evaluation under way, or what became of it. `token` is the one by which it was asked for. */
export const presentRun = (
  { run, evaluation, isLost }: FoundRun,
  token: string,
  progress: RunProgress | null,
): z.output<typeof EvaluationRun> => ({
  state: isLost ? 'failed' : run.state,
  original_filename: run.original_filename,
  created_at: run.created_at,
  progress: run.state === 'working' ? progress : null,
  evaluation: evaluation && {
    ...presentEvaluation(evaluation),
    claim_token: evaluation.user_id === null ? token : null,
  },
  failure: isLost ? LOST : run.failure === null ? null : JSON.parse(run.failure),
});
