import { expect, it } from '@jest/globals';
import { percentileOf, percentilesOf } from './percentiles.ts';

it('percentiles lie between neighbours in proportion', () => {
  expect(percentilesOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toEqual({ p10: 1, p25: 2.5, median: 5, p75: 7.5, p90: 9 });
  expect(percentilesOf([7])).toEqual({ p10: 7, p25: 7, median: 7, p75: 7, p90: 7 });
});

it('a value is placed by those below it, equal ones counted half', () => {
  expect(percentileOf(5, [1, 5, 5, 9])).toBe(50);
  expect(percentileOf(0, [1, 2])).toBe(0);
  expect(percentileOf(10, [1, 2])).toBe(100);
});
