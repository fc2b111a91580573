import { expect, it } from '@jest/globals';
import { slidesInWords } from './slides.ts';

it.each([
  [[4], 'Slide 4'],
  [[4, 4], 'Slide 4'],
  [[5, 3], 'Slides 3 and 5'],
  [[3, 4], 'Slides 3 and 4'],
  [[1, 2, 3], 'Slides 1–3'],
  [[9, 1, 3, 4, 5, 6], 'Slides 1, 3–6 and 9'],
])('names %j as "%s"', (numbers, words) => {
  expect(slidesInWords(numbers)).toBe(words);
});
