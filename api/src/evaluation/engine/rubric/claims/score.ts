import type { Rule } from '../rules/rule.ts';
import { type Claim, isPlanned, shareOf, strengthOf } from './claims.ts';

const SEVERAL = 3;
const FULL = 4;
/** A claim less probable than this adds nothing. */
const LEAST = 0.02;

type Criterion = Pick<Rule, 'id' | 'actual'>;

/** What a claim adds to a criterion: its probability, but nothing where only facts count and it is a plan. */
const shareFor = ({ id, actual }: Criterion, claim: Claim): number =>
  actual && isPlanned(claim) ? 0 : shareOf(claim.speaksTo, id);

/** The highest probability with which a statement speaks to any of the criteria. */
export const likeliest = (criteria: readonly Criterion[], claims: readonly Claim[]): number =>
  Math.max(0, ...claims.map((claim) => criteria.reduce((sum, one) => sum + shareFor(one, claim), 0)));

/**
 * Measures the claims of a category: the strongest claim of each of its criteria and of all, the mean of the best three,
 * and how many there are. Each counts by its probability.
 */
export function partsOf(criteria: readonly Criterion[], claims: readonly Claim[]): number[] {
  const strongest = new Array<number>(criteria.length).fill(0);
  const strengths: number[] = [];
  let count = 0;
  for (const claim of claims) {
    const shares = criteria.map((one) => shareFor(one, claim));
    const likely = shares.reduce((sum, share) => sum + share, 0);
    if (likely < LEAST) continue;
    const strength = strengthOf(claim);
    shares.forEach((share, at) => {
      strongest[at] = Math.max(strongest[at] ?? 0, share * strength);
    });
    strengths.push(likely * strength);
    count += likely;
  }
  strengths.sort((a, b) => b - a);
  const three = strengths.slice(0, SEVERAL).reduce((sum, one) => sum + one, 0) / SEVERAL;
  return [...strongest, strengths[0] ?? 0, three, Math.min(1, Math.log2(1 + count) / FULL), 1];
}

/** The score that readers gave categories with such claims, 0 to 10, not rounded. */
export function scoreOf(criteria: readonly Criterion[], claims: readonly Claim[], weights: readonly number[]): number {
  const sum = partsOf(criteria, claims).reduce((total, part, at) => total + part * (weights[at] ?? 0), 0);
  return Math.min(10, Math.max(0, sum));
}
