import type { LikelihoodEngine, LikelihoodFactor, LikelihoodInput, LikelihoodResult } from '../types.ts';
import { consistencyOf } from './consistency.ts';
import { fitOf } from './fit.ts';
import type { Judgement } from './judgement.ts';
import { readinessOf } from './readiness.ts';
import { toldBy } from './texts.ts';

/** Increase this whenever the same input may get a different answer. */
export const LIKELIHOOD_VERSION = '3';

/**
 * Maximum score with a clear mismatch, which nothing else can make up for. At this score the app suggests improving the
 * deck.
 */
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

/** How much a factor lowers the score: a mismatch most, an unknown half its weight. */
const lossOf = (judgement: Judgement) =>
  isMismatch(judgement) ? Number.MAX_VALUE : judgement.weight * (1 - (judgement.earned ?? 0.5));

/** Builds the score's reason from the reasons of its factors. */
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
 * The built-in engine. It compares the investor's criteria with what the founder says, and takes the deck's scores from
 * the rubric. It needs no network and no clock. The score is not a forecast.
 */
export const createLikelihoodEngine = (): LikelihoodEngine => ({
  async assess(input, signal) {
    signal?.throwIfAborted();
    return assess(input);
  },
});
