/** Rating of a score out of 10: `high` is green, `mid` yellow, `low` red. */
export type Band = 'high' | 'mid' | 'low';

/** Minimum scores of the two upper bands. */
const HIGH = 8;
const MID = 6;

/** Band of a score from 0 to 10. Uses the exact score, not the rounded one. */
export function bandOf(score: number): Band {
  if (score >= HIGH) return 'high';
  return score >= MID ? 'mid' : 'low';
}

/** Both ends of an overall score, 0 to 10. They differ if a category was not assessed. */
export interface OverallRange {
  /** Lower end: categories that were not assessed count as 0. */
  overall_score: number;
  /** Upper end: they count as 10. */
  overall_high: number;
}

/** Rounded mean of all categories; null stands for a category that was not assessed. */
export function overallRange(scores: readonly (number | null)[]): OverallRange {
  const meanWith = (unknown: number) =>
    Math.round(scores.reduce<number>((sum, score) => sum + (score ?? unknown), 0) / Math.max(1, scores.length));
  return { overall_score: meanWith(0), overall_high: meanWith(10) };
}

/** True if a category was not assessed: one of eight is enough to make the ends differ. */
export const isPartial = ({ overall_score, overall_high }: OverallRange): boolean => overall_high > overall_score;

/** A score from `low` to `high`: "7", or "2–5". */
export const rangeText = (low: number, high: number = low): string => (high > low ? `${low}–${high}` : String(low));

/** How many categories have a score: "4 of 8 categories". */
export const assessedText = (scores: readonly { score: number | null }[]): string =>
  `${scores.filter(({ score }) => score !== null).length} of ${scores.length} categories`;
