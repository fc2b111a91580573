import { summaryOf } from '@northlight/shared-api/rules';
import type { LikelihoodEngine, LikelihoodInput, LikelihoodResult } from '../types.ts';
import { areNonsense, judgeAnswers } from './answers.ts';
import { consistencyOf } from './consistency.ts';
import { fitOf } from './fit.ts';
import type { Judgement } from './judgement.ts';
import { limitOf } from './limits.ts';
import { answerReadiness, deckReadiness } from './readiness.ts';
import { onSlides } from './texts.ts';

/** Increase this whenever the same input may get a different answer. */
const LIKELIHOOD_VERSION = '4';

/** The weighted mean of the known factors, 0 to 10. */
function meanOf(judgements: readonly Judgement[]): number {
  const known = judgements.flatMap(({ factor: { weight }, earned }) => (earned === null ? [] : [{ weight, earned }]));
  const of = known.reduce((sum, { weight }) => sum + weight, 0);
  return of === 0 ? 0 : Math.round((10 * known.reduce((sum, { weight, earned }) => sum + weight * earned, 0)) / of);
}

function assess(input: LikelihoodInput): LikelihoodResult {
  const judged = judgeAnswers(input.answers);
  const empty = new Set(judged.filter(({ worth }) => worth === 0).map(({ answer }) => answer));
  const answers = input.answers.filter((answer) => !empty.has(answer));
  const judgements = [
    ...fitOf({ ...input, answers }),
    deckReadiness(input),
    answerReadiness(judged),
    ...consistencyOf(answers, onSlides(input)),
  ];
  const mean = meanOf(judgements);
  const deck = input.deck?.evaluation.overall_score ?? null;
  const lowest = limitOf({ judgements, deck, isNonsense: areNonsense(judged) });
  const score = Math.min(mean, lowest.max);
  const factors = judgements.map(({ factor }) => factor);
  const limit = mean > lowest.max ? lowest : null;
  return {
    likelihood_score: score,
    likelihood_reason: summaryOf(score, { factors, limit }, 'founder'),
    factors,
    limit,
    engine: 'rubric',
    rubric_version: LIKELIHOOD_VERSION,
  };
}

/**
 * The built-in engine. It compares the investor's criteria with what the founder says, and takes the deck's scores from
 * the rubric. It needs no network and no clock. The score is not a forecast.
 */
export const createLikelihoodEngine = (): LikelihoodEngine => ({
  async assess(input, signal) {
    signal?.throwIfAborted();
    return assess(input);
  },
});
