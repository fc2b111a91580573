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
