import { describe, expect, it } from '@jest/globals';
import { boxAt } from '../../../../../test/decks/points.ts';
import { at, blocksOf, centred, valuesOf } from '../../../../../test/decks/values-of.ts';

const WORKS = ['Dredge the basin', 'Set up cranes', 'Train the crews', 'Open the quay'];
const works = WORKS.map((work, row) => at(60, 150 + row * 50, work, 13));
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'].map((month, place) =>
  centred(350 + place * 90, 110, month, 12, { bold: true }),
);
const barsOf = (columns: number) => WORKS.map((_, row) => boxAt(305 + row * 90, 148 + row * 50, columns * 90, 20));

describe('a plan whose bars have no text', () => {
  it('says from when to when each line lasts', () => {
    expect(valuesOf([...months, ...works], { frames: barsOf(2) })).toEqual([
      'Dredge the basin = Jan – Feb',
      'Set up cranes = Feb – Mar',
      'Train the crews = Mar – Apr',
      'Open the quay = Apr – May',
    ]);
    expect(blocksOf([...months, ...works], { frames: barsOf(2) })).toContain('Set up cranes: Feb – Mar');
  });

  it('names one date where a bar lasts no longer', () => {
    expect(valuesOf([...months, ...works], { frames: barsOf(1) })).toContain('Set up cranes = Feb');
  });

  it('has the years over its quarters', () => {
    const years = [centred(440, 95, '2026', 14, { bold: true }), centred(800, 95, '2027', 14, { bold: true })];
    const quarters = ['Q1', 'Q2', 'Q3', 'Q4', 'Q1', 'Q2', 'Q3', 'Q4'].map((quarter, place) =>
      centred(305 + place * 90, 120, quarter, 12),
    );
    const frames = WORKS.map((_, row) => boxAt(260 + (row + 1) * 90, 148 + row * 50, 180, 20));
    expect(valuesOf([...years, ...quarters, ...works], { frames })).toEqual([
      'Dredge the basin = Q2 – Q3 (2026)',
      'Set up cranes = Q3 – Q4 (2026)',
      'Train the crews = Q4 – Q1 (2026, 2027)',
      'Open the quay = Q1 – Q2 (2027)',
    ]);
  });

  it('is not seen in the cells of an empty grid', () => {
    const frames = WORKS.flatMap((_, row) =>
      months.map((_month, place) => boxAt(305 + place * 90, 140 + row * 50, 90, 48)),
    );
    expect(valuesOf([...months, ...works], { frames })).toEqual([]);
  });
});

describe('a plan whose bars hold their texts', () => {
  const spans = [
    [0, 2],
    [1, 2],
    [2, 3],
    [3, 3],
  ] as const;
  const frames = spans.map(([from, many], row) => boxAt(305 + from * 90, 148 + row * 50, many * 90, 24));
  const inside = spans.map(([from, many], row) =>
    centred(305 + (from + many / 2) * 90, 164 + row * 50, WORKS[row] ?? '', 11),
  );

  it('says from when to when each lasts', () => {
    expect(valuesOf([...months, ...inside], { frames })).toEqual([
      'Dredge the basin = Jan – Feb',
      'Set up cranes = Feb – Mar',
      'Train the crews = Mar – May',
      'Open the quay = Apr – Jun',
    ]);
  });

  it('is told from cards side by side', () => {
    const row = WORKS.slice(0, 3).map((work, place) => centred(395 + place * 180, 164, work, 11));
    const cards = row.map((_, place) => boxAt(306 + place * 180, 148, 176, 24));
    expect(valuesOf([...months, ...row], { frames: cards }).filter((value) => value.includes(' – '))).toEqual([]);
  });
});
