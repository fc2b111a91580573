import type { Rule } from '../rules/rule.ts';
import { type Claim, isPlanned, shareOf, strengthOf } from './claims.ts';

const FEW = 3;
const SEVERAL = 5;
/** So many evidenced and specific claims fill their measure, as powers of two. */
const FULL = { evidenced: 2, specific: 3 } as const;
/** A claim less probable than this adds nothing. */
const LEAST = 0.02;
/** The strength of an evidenced claim. */
const STRONGEST = 8;

type Criterion = Pick<Rule, 'id' | 'actual'>;

/** What a claim adds to a criterion: its probability, but nothing where only facts count and it is a plan. */
const shareFor = ({ id, actual }: Criterion, claim: Claim): number =>
  actual && isPlanned(claim) ? 0 : shareOf(claim.speaksTo, id);

/** The highest probability with which a statement speaks to any of the criteria. */
export const likeliest = (criteria: readonly Criterion[], claims: readonly Claim[]): number =>
  Math.max(0, ...claims.map((claim) => criteria.reduce((sum, one) => sum + shareFor(one, claim), 0)));

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
const meanOf = (numbers: readonly number[]) => sumOf(numbers) / numbers.length;
/** The probability that at least one is true. */
const anyOf = (shares: readonly number[]) => 1 - shares.reduce((none, share) => none * (1 - share), 1);
const countOf = (shares: readonly number[], full: number) => Math.min(1, Math.log2(1 + sumOf(shares)) / full);

/** The probability that a claim says more than any company could. */
const specificOf = ({ strength }: Claim) => shareOf(strength, '5', '8');
/** The strength of a claim, 0 to 1, of which being generic is no part. */
const tellingOf = ({ strength }: Claim) => (5 * shareOf(strength, '5')) / STRONGEST + shareOf(strength, '8');

/**
 * Measures the claims of a category, each by its probability: how strong the best, the best few and the best for a core
 * criterion are, how many criteria are met and how well, whether anything is specific or evidenced, and how much of it.
 * Generic claims add nothing to others, so that slogans gain nothing. Every measure is 0 to 1, and means the same in
 * each category; the last is always 1.
 */
export function partsOf(criteria: readonly (Criterion & Pick<Rule, 'core'>)[], claims: readonly Claim[]): number[] {
  const told = claims.flatMap((claim) => {
    const shares = criteria.map((one) => shareFor(one, claim));
    const likely = sumOf(shares);
    return likely < LEAST ? [] : [{ claim, shares, likely, strength: strengthOf(claim) / STRONGEST }];
  });
  const best = Math.max(0, ...told.map(({ likely, strength }) => likely * strength));
  const tellings = told.map(({ claim, likely }) => likely * tellingOf(claim)).sort((a, b) => b - a);
  const met = criteria.map((_, at) => anyOf(told.map(({ claim, shares }) => (shares[at] ?? 0) * specificOf(claim))));
  const strongest = criteria.map((_, at) =>
    Math.max(0, ...told.map(({ shares, strength }) => (shares[at] ?? 0) * strength)),
  );
  const evidenced = told.map(({ claim, likely }) => likely * shareOf(claim.strength, '8'));
  const specific = told.map(({ claim, likely }) => likely * shareOf(claim.strength, '5'));
  return [
    best,
    sumOf(tellings.slice(0, FEW)) / FEW,
    sumOf(tellings.slice(0, SEVERAL)) / SEVERAL,
    Math.max(0, ...strongest.filter((_, at) => criteria[at]?.core)),
    meanOf(strongest),
    meanOf(met),
    Math.max(...met),
    anyOf(evidenced),
    anyOf(told.map(({ claim, likely }) => likely * specificOf(claim))),
    countOf(evidenced, FULL.evidenced),
    countOf(specific, FULL.specific),
    1,
  ];
}

/** The score that readers gave categories with such claims, 0 to 10, not rounded. */
export function scoreOf(
  criteria: readonly (Criterion & Pick<Rule, 'core'>)[],
  claims: readonly Claim[],
  weights: readonly number[],
): number {
  const sum = partsOf(criteria, claims).reduce((total, part, at) => total + part * (weights[at] ?? 0), 0);
  return Math.min(10, Math.max(0, sum));
}
