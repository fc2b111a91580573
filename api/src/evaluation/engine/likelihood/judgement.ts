import { LIKELIHOOD_CRITERIA, type LikelihoodFactor } from '@northlight/shared-api/rules';

/** A factor with the share of its weight that it earns. */
export interface Judgement {
  factor: LikelihoodFactor;
  /** 0 to 1; null when unknown, which leaves the factor out. */
  earned: number | null;
}

const EARNED = { strong: 1, partial: 0.55, weak: 0.1, unknown: null } as const;

const GROUPS: Record<LikelihoodFactor['criterion'], LikelihoodFactor['group']> = {
  sector: 'fit',
  stage: 'fit',
  amount: 'fit',
  location: 'fit',
  interests: 'fit',
  profile: 'readiness',
  deck: 'readiness',
  answers: 'readiness',
  consistency: 'readiness',
};

const WEIGHTS: Record<LikelihoodFactor['criterion'], number> = {
  sector: 2,
  stage: 2,
  amount: 1.5,
  location: 1,
  interests: 0.75,
  profile: 1.5,
  deck: 3,
  answers: 2,
  consistency: 1.5,
};

type Facts = Pick<LikelihoodFactor, 'criterion' | 'verdict'> &
  Partial<Pick<LikelihoodFactor, 'founder' | 'investor' | 'missing'>> & { earned?: number };

/** Completes the facts of a factor. Its points follow from the verdict unless given. */
export const judge = ({
  criterion,
  verdict,
  founder = [],
  investor = null,
  missing = [],
  earned,
}: Facts): Judgement => ({
  factor: {
    name: LIKELIHOOD_CRITERIA[criterion],
    group: GROUPS[criterion],
    verdict,
    weight: WEIGHTS[criterion],
    criterion,
    founder,
    investor,
    missing,
    earlier: null,
  },
  earned: earned ?? EARNED[verdict],
});
