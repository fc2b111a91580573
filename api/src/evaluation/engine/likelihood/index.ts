import type { LikelihoodEngine, LikelihoodFactor, LikelihoodInput, LikelihoodResult } from '../types.ts';
import { consistencyOf } from './consistency.ts';
import { fitOf } from './fit.ts';
import type { Judgement } from './judgement.ts';
import { readinessOf } from './readiness.ts';
import { toldBy } from './texts.ts';

/** Raised whenever the same input may get another answer. */
export const LIKELIHOOD_VERSION = '2';

/** A clear mismatch cannot be made up for: it holds the score down to where the deck is offered to be improved. */
const MISMATCH_MAX = 5;
const MISMATCHES = ['Sector', 'Stage'];
const RAISES = 4;

const isMismatch = ({ name, verdict }: Judgement) => MISMATCHES.includes(name) && verdict === 'weak';

function scoreOf(judgements: readonly Judgement[]): number {
  const known = judgements.filter((judgement) => judgement.earned !== null);
  const of = known.reduce((sum, { weight }) => sum + weight, 0);
  if (of === 0) return 0;
  const score = Math.round((10 * known.reduce((sum, { weight, earned }) => sum + weight * (earned ?? 0), 0)) / of);
  return judgements.some(isMismatch) ? Math.min(score, MISMATCH_MAX) : score;
}

/** What a judgement costs: a mismatch more than anything else, what is unknown half of what it could. */
const lossOf = (judgement: Judgement) =>
  isMismatch(judgement) ? Number.MAX_VALUE : judgement.weight * (1 - (judgement.earned ?? 0.5));

/** The reason of a score out of those of its factors. */
export function reasonOf(score: number, judgements: readonly LikelihoodFactor[]): string {
  const said = (group: LikelihoodFactor['group']) =>
    judgements.filter((j) => j.group === group && j.verdict !== 'unknown').map(({ reason }) => reason);
  const unknown = judgements.filter(({ verdict }) => verdict === 'unknown').map(({ name }) => name.toLowerCase());
  const parts = [
    `${score} of 10 for fit and readiness.`,
    ...said('fit').slice(0, 3),
    ...said('readiness'),
    unknown.length > 0 ? `Not known, and not counted: ${unknown.join(', ')}.` : '',
  ];
  return parts.filter(Boolean).join(' ');
}

function assess(input: LikelihoodInput): LikelihoodResult {
  const judgements = [...fitOf(input, toldBy(input)), ...readinessOf(input), ...consistencyOf(input)];
  const score = scoreOf(judgements);
  return {
    likelihood_score: score,
    likelihood_reason: reasonOf(score, judgements),
    factors: judgements.map(({ weight: _, earned: __, ...factor }) => factor),
    raise: judgements
      .toSorted((a, b) => lossOf(b) - lossOf(a))
      .flatMap(({ raise }) => (raise === null ? [] : [raise]))
      .slice(0, RAISES),
    engine: 'rubric',
    rubric_version: LIKELIHOOD_VERSION,
  };
}

/**
 * The built-in engine: what the investor says they want, held against what the founder has told, and the deck by the
 * rubric. It needs no network and no clock. The score is no forecast of anything.
 */
export const createLikelihoodEngine = (): LikelihoodEngine => ({
  async assess(input, signal) {
    signal?.throwIfAborted();
    return assess(input);
  },
});
