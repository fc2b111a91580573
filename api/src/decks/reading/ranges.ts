import { rangesOf } from '@northlight/shared-api/rules';

/** Slides within a sentence: "slide 4", "slides 1–6 and 9". The numbers may be in any order. */
export const slideRanges = (numbers: readonly number[]): string =>
  `${new Set(numbers).size === 1 ? 'slide' : 'slides'} ${rangesOf(numbers)}`;
