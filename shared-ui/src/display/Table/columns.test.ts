import { describe, expect, it } from '@jest/globals';
import { type Column, nextSort, sortRows } from './columns.ts';

interface Deck {
  name: string;
  score: number | null;
}

const COLUMNS: Column<Deck>[] = [
  { key: 'name', header: 'Name', cell: (deck) => deck.name, sortBy: (deck) => deck.name },
  { key: 'score', header: 'Score', cell: (deck) => deck.score, sortBy: (deck) => deck.score },
  { key: 'plain', header: 'Plain', cell: () => null },
];
const DECKS: Deck[] = [
  { name: 'deck 10', score: 7 },
  { name: 'Deck 2', score: null },
  { name: 'ábaco', score: 9 },
];
const names = (rows: readonly Deck[]) => rows.map((deck) => deck.name);

describe('sorting rows', () => {
  it('leaves rows as they came for a column that cannot be sorted or does not exist', () => {
    expect(sortRows(DECKS, COLUMNS, { key: 'plain', direction: 'ascending' })).toBe(DECKS);
    expect(sortRows(DECKS, COLUMNS, { key: 'gone', direction: 'ascending' })).toBe(DECKS);
    expect(sortRows(DECKS, COLUMNS, null)).toBe(DECKS);
  });

  it('puts missing values last in both directions', () => {
    expect(names(sortRows(DECKS, COLUMNS, { key: 'score', direction: 'ascending' }))).toEqual([
      'deck 10',
      'ábaco',
      'Deck 2',
    ]);
    expect(names(sortRows(DECKS, COLUMNS, { key: 'score', direction: 'descending' }))).toEqual([
      'ábaco',
      'deck 10',
      'Deck 2',
    ]);
  });

  it('reads numbers in names as numbers, and letters without case', () => {
    expect(names(sortRows(DECKS, COLUMNS, { key: 'name', direction: 'ascending' }))).toEqual([
      'ábaco',
      'Deck 2',
      'deck 10',
    ]);
  });

  it('does not change the rows it was given', () => {
    sortRows(DECKS, COLUMNS, { key: 'name', direction: 'ascending' });
    expect(names(DECKS)).toEqual(['deck 10', 'Deck 2', 'ábaco']);
  });
});

describe('pressing a header', () => {
  it('sorts ascending first, then turns around, and starts anew on another column', () => {
    const first = nextSort(null, 'name');
    expect(first.direction).toBe('ascending');
    expect(nextSort(first, 'name').direction).toBe('descending');
    expect(nextSort(nextSort(first, 'name'), 'name').direction).toBe('ascending');
    expect(nextSort(first, 'score')).toEqual({ key: 'score', direction: 'ascending' });
  });
});
