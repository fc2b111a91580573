import type { LikelihoodFactor } from '../types.ts';

/** A factor with its weight. */
export interface Judgement extends LikelihoodFactor {
  /** Weight relative to the other factors. */
  weight: number;
  /** Points earned, 0 to 1; null when unknown, which leaves the factor out. */
  earned: number | null;
}

const EARNED = { strong: 1, partial: 0.55, weak: 0.1, unknown: null } as const;

/** Derives the points from the verdict. */
export const judge = (
  factor: Omit<LikelihoodFactor, 'raise'> & { raise?: string | null; weight: number },
): Judgement => ({ ...factor, raise: factor.raise ?? null, earned: EARNED[factor.verdict] });
