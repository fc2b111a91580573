import { rangesOf } from '@northlight/shared-api';

/** Slides at the start of a sentence: "Slide 4", "Slides 1–3 and 9". */
export const slidesInWords = (numbers: readonly number[]): string =>
  `${new Set(numbers).size === 1 ? 'Slide' : 'Slides'} ${rangesOf(numbers)}`;
