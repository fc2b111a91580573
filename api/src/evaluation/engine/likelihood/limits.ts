import { deckLimit, type LikelihoodLimit, MISMATCH_MAX, NONSENSE_MAX } from '@northlight/shared-api/rules';
import type { Judgement } from './judgement.ts';

interface Held {
  judgements: readonly Judgement[];
  /** The lower end of the deck's score; null if it could not be read. */
  deck: number | null;
  isNonsense: boolean;
}

/** The lowest limit on a score. Of equal ones the first: a mismatch says more than the deck's score. */
export function limitOf({ judgements, deck, isNonsense }: Held): LikelihoodLimit {
  const mismatches = (['sector', 'stage'] as const)
    .filter((by) => judgements.some(({ factor }) => factor.criterion === by && factor.verdict === 'weak'))
    .map((by) => ({ by, max: MISMATCH_MAX }));
  const limits: LikelihoodLimit[] = [
    ...(isNonsense ? [{ by: 'answers' as const, max: NONSENSE_MAX }] : []),
    ...mismatches,
    { by: 'deck', max: deckLimit(deck) },
  ];
  return limits.reduce((lowest, limit) => (limit.max < lowest.max ? limit : lowest));
}
