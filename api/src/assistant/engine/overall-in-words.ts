import { assessedText, isPartial, rangeText } from '@northlight/shared-api/rules';
import type { EvaluationResult } from '../../evaluation/engine/types.ts';

/** The overall score and what it is made of. */
export function overallInWords(evaluation: EvaluationResult): string {
  const { overall_score, overall_high, scores } = evaluation;
  const score = `${rangeText(overall_score, overall_high)} out of 10 overall`;
  return isPartial(evaluation)
    ? `${score}, partial: ${assessedText(scores)} assessed. The lower end counts the others as 0, the upper end as 10.`
    : `${score}: the rounded average of its categories.`;
}
