import { expect, it } from '@jest/globals';
import { slideRanges } from './ranges.ts';

it.each([
  [[4], 'slide 4'],
  [[2, 1], 'slides 1 and 2'],
  [[1, 2, 3], 'slides 1 to 3'],
  [[9, 1, 2, 3, 4, 5, 6], 'slides 1 to 6 and 9'],
  [[1, 5, 7, 8, 12, 13, 14], 'slides 1, 5, 7, 8 and 12 to 14'],
  [[3, 3, 3], 'slide 3'],
])('%j is said as "%s"', (numbers, words) => {
  expect(slideRanges(numbers)).toBe(words);
});
