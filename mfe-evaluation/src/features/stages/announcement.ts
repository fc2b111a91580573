import type { Evaluation } from '@northlight/shared-api';
import { overallOf } from '../results/verdict.ts';
import type { Stage } from './stage.ts';

/** What is said aloud when a stage begins. */
export function announcementOf(stage: Stage, evaluation: Evaluation | null): string {
  if (stage === 'analysing') return 'Analysing your deck. This may take a minute.';
  if (stage === 'upload' || !evaluation) return '';
  const overall = overallOf(evaluation);
  return `The results are ready. Overall score: ${overall === null ? 'not assessed' : `${overall} out of 10`}.`;
}
