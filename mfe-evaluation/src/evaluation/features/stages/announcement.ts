import type { Evaluation, EvaluationProgress } from '@northlight/shared-api';
import { scoreInWords } from '@northlight/shared-ui';
import { showProgress } from '../../../shared/progress.ts';
import { overallOf } from '../results/verdict.ts';
import type { Stage } from './stage.ts';

/** Stages that mean an interruption. */
const DISTURBED: ReadonlySet<EvaluationProgress['stage']> = new Set(['reconnecting', 'interrupted', 'continuing']);

/** What screen readers announce when a stage starts or is interrupted. */
export function announcementOf(
  stage: Stage,
  evaluation: Evaluation | null,
  progress: EvaluationProgress | null,
): string {
  if (stage === 'analyzing' && progress && DISTURBED.has(progress.stage)) return showProgress(progress).words;
  if (stage === 'analyzing') return 'Analyzing your deck. This may take a minute.';
  if (stage === 'upload' || !evaluation) return '';
  const overall = overallOf(evaluation);
  return `The results are ready. Overall score: ${overall === null ? 'not assessed' : scoreInWords(overall, evaluation.overall_high)}.`;
}
