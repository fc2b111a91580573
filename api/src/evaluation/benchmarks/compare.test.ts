import { describe, expect, it } from '@jest/globals';
import { CATEGORIES } from '../engine/types.ts';
import { type Compared, compareWith } from './compare.ts';

const FIRST = CATEGORIES[0];

/** A deck with 5 in every category; `first` is its score in the first one. */
const deckWith = (first: number | null): Compared => ({
  sector: 'Fintech',
  stage: 'Seed',
  scores: CATEGORIES.map((category) => (category === FIRST ? first : 5)),
});

const decks = (count: number, first: number | null) => Array.from({ length: count }, () => deckWith(first));
const categoriesAmong = (others: Compared[]) =>
  compareWith(deckWith(5), others).map(({ among, n, categories }) => ({
    among,
    n,
    categories: categories.map(({ category }) => category),
  }));

describe('a category', () => {
  it('is not compared where fewer than twenty decks have a score in it', () => {
    const rest = CATEGORIES.filter((category) => category !== FIRST);
    expect(categoriesAmong([...decks(19, 7), ...decks(6, null)])).toEqual([
      { among: 'all', n: 25, categories: rest },
      { among: 'sector', n: 25, categories: rest },
      { among: 'stage', n: 25, categories: rest },
    ]);
  });

  it('is compared with the twenty decks that have a score in it', () => {
    const [all] = compareWith(deckWith(5), [...decks(20, 7), ...decks(5, null)]);
    expect(all?.n).toBe(25);
    expect(all?.categories[0]).toMatchObject({ category: FIRST, score: 5, percentile: 0, percentiles: { median: 7 } });
  });
});
