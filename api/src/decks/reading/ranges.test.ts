import { expect, it } from '@jest/globals';
import { slideRanges } from './ranges.ts';

it.each([
  [[4], 'slide 4'],
  [[9, 1, 2, 3], 'slides 1–3 and 9'],
  [[3, 3], 'slide 3'],
])('%j is said as "%s"', (numbers, words) => {
  expect(slideRanges(numbers)).toBe(words);
});
