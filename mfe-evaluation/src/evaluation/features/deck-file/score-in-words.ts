import { counted, type Evaluation } from '@northlight/shared-api';
import { bandOf, isPartial, rangeText } from '@northlight/shared-api/rules';
import { joined } from '../results/joined.ts';

/** How many weak categories are named instead of counted. */
const NAMED = 3;

function weakInWords(weak: readonly string[]): string {
  if (weak.length === 0) return 'no weak categories';
  const count = counted(weak.length, 'category', 'categories');
  return weak.length > NAMED ? `${count} weak` : `${count} weak (${joined(weak)})`;
}

/** The overall score and the weak categories: "5–7/10, partial, 1 category weak (Team)". */
export function scoreInWords(evaluation: Evaluation): string {
  const weak = evaluation.scores.flatMap(({ category, score }) =>
    score !== null && bandOf(score) === 'low' ? [category] : [],
  );
  const overall = `${rangeText(evaluation.overall_score, evaluation.overall_high)}/10`;
  return [overall, ...(isPartial(evaluation) ? ['partial'] : []), weakInWords(weak)].join(', ');
}
