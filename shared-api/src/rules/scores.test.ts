import { describe, expect, it } from '@jest/globals';
import { assessedText, isPartial, overallRange, rangeText } from './scores.ts';

const eight = (...scores: (number | null)[]) => Array.from({ length: 8 }, (_, at) => scores[at] ?? null);

describe('the overall score', () => {
  it.each([
    ['of a deck that could not be assessed is anything', eight(), 0, 10],
    ['counts what is unknown as 0 and as 10', eight(8, 5, 3, 0), 2, 7],
    ['never hides a single category that is unknown', eight(8, 8, 5, 9, 6, 4, 8), 6, 7],
    ['is one number if everything was assessed', eight(8, 8, 5, 9, 6, 4, 8, 3), 6, 6],
    ['is 0 for a deck that says nothing', eight(0, 0, 0, 0, 0, 0, 0, 0), 0, 0],
  ])('%s', (_, scores, overall_score, overall_high) => {
    expect(overallRange(scores)).toEqual({ overall_score, overall_high });
    expect(isPartial(overallRange(scores))).toBe(scores.includes(null));
  });

  it('is partial wherever a category is unknown, whatever the others have', () => {
    for (let sum = 0; sum <= 70; sum += 1) {
      const known = Array.from({ length: 7 }, (_, at) => Math.min(10, Math.max(0, sum - at * 10)));
      expect(isPartial(overallRange([...known, null]))).toBe(true);
    }
  });

  it('reads as a range only where its ends differ', () => {
    expect(rangeText(2, 5)).toBe('2–5');
    expect(rangeText(7, 7)).toBe('7');
    expect(rangeText(7)).toBe('7');
  });

  it('tells how many categories it rests on', () => {
    expect(assessedText(eight(8, 5, 3, 0).map((score) => ({ score })))).toBe('4 of 8 categories');
  });
});
