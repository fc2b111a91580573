import type { LikelihoodFactor, LikelihoodReasons } from '../contract.ts';
import { LIKELIHOOD_CRITERIA } from '../rules/likelihood.ts';

const GROUPS: Partial<Record<LikelihoodFactor['criterion'], LikelihoodFactor['group']>> = {
  profile: 'readiness',
  deck: 'readiness',
  answers: 'readiness',
  consistency: 'readiness',
};

/** A factor with its name and group; the founder says nothing, and the investor states nothing. */
export const aFactor = (
  criterion: LikelihoodFactor['criterion'],
  given: Partial<LikelihoodFactor> = {},
): LikelihoodFactor => ({
  name: LIKELIHOOD_CRITERIA[criterion],
  group: GROUPS[criterion] ?? 'fit',
  verdict: 'unknown',
  weight: 1,
  criterion,
  founder: [],
  investor: null,
  missing: [],
  earlier: null,
  ...given,
});

/** A value on a slide. */
export const aSlideFact = (value: string, slide: number): LikelihoodFactor['founder'][number] => ({
  value,
  from: 'slide',
  slide,
  question: null,
});

/** A value without one place. */
export const aFact = (source: 'profile' | 'score' | 'all', value: string): LikelihoodFactor['founder'][number] => ({
  value,
  from: source,
  slide: null,
  question: null,
});

/** The facts of a likelihood of 7 for a good deck with few answers. */
export const someReasons = (): LikelihoodReasons => ({
  factors: [
    aFactor('sector', {
      verdict: 'strong',
      founder: [aSlideFact('Logistics', 2)],
      investor: 'Logistics or Industrial',
    }),
    aFactor('amount', { verdict: 'strong', founder: [aSlideFact('$2.5M', 4)], investor: '$500K–$3M' }),
    aFactor('deck', {
      verdict: 'partial',
      weight: 3,
      founder: [aFact('score', '6 out of 10')],
      missing: [
        { kind: 'category', subject: 'Competition & protectability', count: 2 },
        { kind: 'step', subject: 'Show who else solves it, and how you differ', count: 7 },
      ],
    }),
  ],
  limit: { by: 'deck', max: 7 },
});
