import type { Passage, Shown } from '../../search/passages.ts';
import { type Query, rank } from '../../search/rank.ts';
import type { Operation } from './amounts.ts';
import { difference } from './difference.ts';
import { budget, ratio, stake } from './funding.ts';
import { between, growth, yearlyGrowth } from './growth.ts';
import { counted, shareOfRound, sum } from './parts.ts';
import { perUnit, priceOf, product, yearly } from './rates.ts';

/** In the order in which they are tried. */
const OPERATIONS: readonly Operation[] = [
  growth,
  yearlyGrowth,
  between,
  difference,
  stake,
  ratio,
  budget,
  product,
  priceOf,
  perUnit,
  yearly,
  sum,
  shareOfRound,
  counted,
];

const MOST = 20;

/** Works out what a question asks for, if the deck has the numbers for it. */
export function compute(asked: string, query: Query, passages: readonly Passage[]): Shown | null {
  const hits = rank(query, passages)
    .slice(0, MOST)
    .map(({ passage }) => passage);
  for (const operation of OPERATIONS) {
    const worked = operation(asked, hits, passages);
    if (worked) return worked;
  }
  return null;
}
