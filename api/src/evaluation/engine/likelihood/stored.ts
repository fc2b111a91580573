import {
  LIKELIHOOD_CRITERIA,
  type LikelihoodCriterion,
  type LikelihoodFactor,
  type LikelihoodLimit,
} from '@northlight/shared-api/rules';

/** A factor as releases before version 4 stored it: worded for the founder, without facts. */
type EarlierFactor = Pick<LikelihoodFactor, 'name' | 'group' | 'verdict'> & { reason: string; raise: string | null };

const EARLIER_NAMES: Record<string, LikelihoodCriterion> = {
  Sector: 'sector',
  Stage: 'stage',
  Cheque: 'amount',
  Place: 'location',
  'What they look for': 'interests',
  Deck: 'deck',
  Answers: 'answers',
  Consistency: 'consistency',
};

function factorOf(stored: LikelihoodFactor | EarlierFactor): LikelihoodFactor {
  if ('criterion' in stored) return stored;
  const { name, group, verdict, reason, raise } = stored;
  const criterion = EARLIER_NAMES[name];
  return {
    name: criterion ? LIKELIHOOD_CRITERIA[criterion] : name,
    group,
    verdict,
    weight: 1,
    criterion: criterion ?? 'interests',
    founder: [],
    investor: null,
    missing: [],
    earlier: { reason, raise },
  };
}

/** Reads the stored factors of a likelihood. Earlier releases stored sentences instead of facts. */
export function readLikelihood(json: string): { factors: LikelihoodFactor[]; limit: LikelihoodLimit | null } {
  const stored = JSON.parse(json) as { factors: (LikelihoodFactor | EarlierFactor)[]; limit?: LikelihoodLimit | null };
  return { factors: stored.factors.map(factorOf), limit: stored.limit ?? null };
}
