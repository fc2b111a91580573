import { describe, expect, it } from '@jest/globals';
import { waitOf } from './durations.ts';
import { counted, countOf, fileSize, fixedOf, numberOf, ordinalOf, percentOf, rangesOf, rateOf } from './numbers.ts';

describe('a number reads the same everywhere', () => {
  it('has commas between thousands', () => {
    expect([0, 999, 1000, 1_234_567, -1200].map(countOf)).toEqual(['0', '999', '1,000', '1,234,567', '-1,200']);
  });

  it('has a point before its decimals, and no more of them than it needs', () => {
    expect([7, 7.25, 1234.56, 100, 0.04].map((value) => numberOf(value))).toEqual(['7', '7.3', '1,234.6', '100', '0']);
    expect(numberOf(1200, 0)).toBe('1,200');
    expect(numberOf(1234.567, 3)).toBe('1,234.567');
    expect(fixedOf(1234.5678, 2)).toBe('1,234.57');
    expect(fixedOf(1234.5678, 4)).toBe('1,234.5678');
  });

  it('counts one thing and many', () => {
    expect([counted(1, 'deck'), counted(0, 'deck'), counted(1200, 'deck')]).toEqual([
      '1 deck',
      '0 decks',
      '1,200 decks',
    ]);
    expect([counted(1, 'person', 'people'), counted(2, 'person', 'people')]).toEqual(['1 person', '2 people']);
  });

  it('is a share without a space before the sign', () => {
    expect([0, 0.4, 1].map(percentOf)).toEqual(['0%', '40%', '100%']);
  });

  it('is a small share with a decimal, and never none where there is one', () => {
    expect([0, 0.0004, 0.004, 0.064, 0.83].map(rateOf)).toEqual(['0%', '<0.1%', '0.4%', '6.4%', '83%']);
  });

  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [21, '21st'],
    [42, '42nd'],
    [100, '100th'],
    [111, '111th'],
  ])('the place %i is %s', (place, words) => {
    expect(ordinalOf(place)).toBe(words);
  });
});

it.each([
  [[4], '4'],
  [[2, 1], '1 and 2'],
  [[1, 2, 3], '1–3'],
  [[9, 1, 3, 4, 5, 6], '1, 3–6 and 9'],
  [[1, 5, 7, 8, 12, 13, 14], '1, 5, 7, 8 and 12–14'],
  [[3, 3, 3], '3'],
])('%j are said as %s', (numbers, words) => {
  expect(rangesOf(numbers)).toBe(words);
});

it.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [421_888, '412 KB'],
  [8_808_038, '8.4 MB'],
  [52_428_800, '50 MB'],
  [157_286_400, '150 MB'],
  [2 * 1024 ** 3, '2 GB'],
])('a file of %i bytes is %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});

it.each([
  [1, '1 second'],
  [90, '90 seconds'],
  [91, '2 minutes'],
  [3600, '60 minutes'],
  [10_800, '3 hours'],
])('a wait of %i seconds is %s', (seconds, words) => {
  expect(waitOf(seconds)).toBe(words);
});
