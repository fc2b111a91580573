import type { EvaluationResult } from '../../../src/evaluation/engine/types.ts';
import { CATEGORIES } from '../../../src/evaluation/engine/types.ts';
import type { LabelledHalf } from './index.ts';

/** A labelled deck and an engine's result for it. */
export interface Judged {
  deck: LabelledHalf;
  result: EvaluationResult;
}

/** How well an engine and the labels agree. */
export interface Agreement {
  category: string;
  decks: number;
  /** Mean difference between score and label. */
  error: number;
  /** Spearman's rank correlation, at most 1. */
  correlation: number;
  /** Share of scores within one point of the label. */
  close: number;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Ranks by size; equal values share their mean rank. */
function ranksOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}

function correlationOf(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranksOf(a), ranksOf(b)];
  const [meanX, meanY] = [mean(x), mean(y)];
  const spread = (ranks: readonly number[], middle: number) =>
    Math.sqrt(mean(ranks.map((rank) => (rank - middle) ** 2)));
  const joint = mean(x.map((rank, place) => (rank - meanX) * ((y[place] ?? 0) - meanY)));
  return joint / (spread(x, meanX) * spread(y, meanY) || 1);
}

function rowOf(category: string, pairs: readonly (readonly [score: number, label: number])[]): Agreement {
  const [scores, labels] = [pairs.map(([score]) => score), pairs.map(([, label]) => label)];
  const off = pairs.map(([score, label]) => Math.abs(score - label));
  return {
    category,
    decks: pairs.length,
    error: mean(off),
    correlation: correlationOf(scores, labels),
    close: mean(off.map((distance) => Number(distance <= 1))),
  };
}

const scoreAt = ({ result }: Judged, place: number) => result.scores[place]?.score ?? 0;

/** A row for each category and one for all together. */
export function agreementOf(judged: readonly Judged[]): Agreement[] {
  const columns = CATEGORIES.map((category, place) => ({
    category,
    pairs: judged.map((one) => [scoreAt(one, place), one.deck.labels[place] ?? 0] as const),
  }));
  return [
    ...columns.map(({ category, pairs }) => rowOf(category, pairs)),
    rowOf(
      'All categories',
      columns.flatMap(({ pairs }) => pairs),
    ),
  ];
}

/** Whether removing evidence lowered the right scores and no others. */
export interface PairOutcome {
  company: string;
  /** Every category whose label falls has a lower score. */
  ordered: boolean;
  /** Categories whose score changed although their label did not. */
  strayed: string[];
}

/** The outcome for each pair. */
export function pairsOf(judged: readonly Judged[]): PairOutcome[] {
  return judged
    .filter(({ deck }) => deck.half === 'with')
    .map((more) => {
      const less = judged.find(({ deck }) => deck.company === more.deck.company && deck.half === 'without');
      if (!less) throw new Error(`${more.deck.company} has no other half`);
      const falls = (place: number) => (less.deck.labels[place] ?? 0) < (more.deck.labels[place] ?? 0);
      return {
        company: more.deck.company,
        ordered: CATEGORIES.every((_, place) => !falls(place) || scoreAt(less, place) < scoreAt(more, place)),
        strayed: CATEGORIES.filter((_, place) => !falls(place) && scoreAt(less, place) !== scoreAt(more, place)),
      };
    });
}
