import type { LikelihoodFactor } from '../types.ts';

/** A factor with what it counts for. */
export interface Judgement extends LikelihoodFactor {
  /** How much it counts beside the others. */
  weight: number;
  /** What it earns, 0 to 1; null when it is unknown and left out. */
  earned: number | null;
}

const EARNED = { strong: 1, partial: 0.55, weak: 0.1, unknown: null } as const;

/** A judgement by its verdict alone. */
export const judge = (
  factor: Omit<LikelihoodFactor, 'raise'> & { raise?: string | null; weight: number },
): Judgement => ({ ...factor, raise: factor.raise ?? null, earned: EARNED[factor.verdict] });
