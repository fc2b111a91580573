import { describe, expect, it } from '@jest/globals';
import { resultsIn } from './sums.ts';

const KNOWN = new Set(['12', '3', '41', '30', '5,000', '9', '18', '2.5', '100']);
const isKnown = (text: string) => (text.match(/\d[\d,]*(?:\.\d+)?/gu) ?? []).every((number) => KNOWN.has(number));

describe('a sum that a model writes out', () => {
  it.each([
    ['Revenue is four times as high: $12K / $3K = 4.', ['4']],
    ['It grew by (41 - 30) / 30 = 37%.', ['37%']],
    ['5,000 ports × $9K = $45M a year', ['$45M']],
    ['5,000 × $9K = $45M a year, and 5,000 × 12 = 60,000', ['$45M', '60,000']],
    ['$2.5M ÷ 18 ≈ $139K a month', ['$139K']],
    ['12 + 3 + 30 = 45', ['45']],
  ])('proves its result: %s', (text, results) => {
    expect(resultsIn(text, isKnown)).toEqual(results);
  });

  it.each([
    ['a wrong result', '$12K / $3K = 5'],
    ['a number from nowhere', '$12K / $2K = 6'],
    ['a unit that does not follow', '5,000 × $9K = $45K'],
    ['no end', '(41 - 30 / 30 = 37%'],
    ['only an equal sign', 'Revenue = $45M'],
    ['division by nothing', '12 / 0 = 12'],
  ])('proves nothing with %s', (_, text) => {
    expect(resultsIn(text, isKnown)).toEqual([]);
  });
});
