import type { Category, CategoryScore, Evaluation } from '@northlight/shared-api';
import { assessedText, isPartial, rangeText } from '@northlight/shared-api/rules';
import { type Band, bandOf } from '@northlight/shared-ui';
import { joined } from './joined.ts';

/** A category that has a score. */
export interface Assessed {
  category: Category;
  score: number;
}

const EVIDENCED = 8;
const SPECIFIC = 6;
const NAMED = 2;
const assessedOf = (scores: readonly CategoryScore[]): Assessed[] =>
  scores.flatMap(({ category, score }) => (score === null ? [] : [{ category, score }]));

/** The overall score, or the lower end of its range; null if no category has a score. */
export const overallOf = ({ scores, overall_score }: Evaluation): number | null =>
  assessedOf(scores).length === 0 ? null : overall_score;

/** How many categories are in each band, and how many could not be assessed. */
export function countBands(scores: readonly CategoryScore[]): Record<Band | 'none', number> {
  const counts = { high: 0, mid: 0, low: 0, none: 0 };
  for (const { score } of scores) counts[score === null ? 'none' : bandOf(score)] += 1;
  return counts;
}

/** At most two names and the number of others, and whether the verb is plural. */
function named(those: readonly Assessed[]): { names: string; many: boolean } {
  const names: string[] = those.slice(0, NAMED).map(({ category }) => category);
  const more = those.length - names.length;
  if (more > 0) names.push(`${more} more`);
  return { names: joined(names), many: those.length > 1 };
}

function sentenceOnBest(best: readonly Assessed[], score: number): string {
  const { names, many } = named(best);
  if (score >= EVIDENCED) return `${names} ${many ? 'are' : 'is'} well supported.`;
  return `${names} ${many ? 'come' : 'comes'} closest to being well supported.`;
}

function sentenceOnWorst(worst: readonly Assessed[], score: number): string {
  const { names, many } = named(worst);
  if (score === 0) return `We found nothing on ${names}.`;
  if (score < SPECIFIC) return `${names} ${many ? 'hold' : 'holds'} the deck back most.`;
  return `${names} ${many ? 'have' : 'has'} the most room to improve.`;
}

function sentenceOnAll(score: number, all: boolean): string {
  const which = all ? 'Every category' : 'Every category that could be read';
  if (score === 0) return 'We found nothing that an investor looks for.';
  return score >= EVIDENCED ? `${which} is well supported.` : `${which} scores ${score} out of 10.`;
}

/** A summary of the scores in one or two sentences, without overstating them. */
export function headlineOf(scores: readonly CategoryScore[]): string[] {
  const assessed = assessedOf(scores);
  if (assessed.length === 0) return ['Nothing in this deck could be assessed.'];
  const values = assessed.map(({ score }) => score);
  const [highest, lowest] = [Math.max(...values), Math.min(...values)];
  if (highest === lowest || lowest >= EVIDENCED) return [sentenceOnAll(lowest, assessed.length === scores.length)];
  const at = (wanted: number) => assessed.filter(({ score }) => score === wanted);
  return [sentenceOnBest(at(highest), highest), sentenceOnWorst(at(lowest), lowest)];
}

const COUNT_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** How the overall score is computed, and what it does not mean. */
export function meaningOf(evaluation: Evaluation): string {
  const overall = overallOf(evaluation);
  if (overall === null) {
    return 'There is no overall score, because no category could be assessed. That says nothing about the quality of the deck.';
  }
  const { scores, overall_high } = evaluation;
  const basis = isPartial(evaluation)
    ? `partial: ${assessedText(scores)} assessed. The lower end counts the others as 0, the upper end as 10.`
    : `the rounded average of ${COUNT_WORDS[scores.length] ?? scores.length} categories.`;
  return `Overall score ${rangeText(overall, overall_high)}, ${basis} It measures how well the deck backs up its case; it is not a probability of funding.`;
}
