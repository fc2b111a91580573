import { describe, expect, it } from '@jest/globals';
import { bandOf, rangeText, scoreInWords, scoreText } from './band.ts';

describe('the band of a score', () => {
  it.each([
    [0, 'low'],
    [5.99, 'low'],
    [6, 'mid'],
    [7.99, 'mid'],
    [8, 'high'],
    [10, 'high'],
  ])('of %d is %s', (score, band) => {
    expect(bandOf(score)).toBe(band);
  });
});

describe('a score in words', () => {
  it('does not call what was not assessed zero', () => {
    expect(scoreInWords(null)).toBe('Not assessed');
    expect(scoreInWords(0)).toBe('0 out of 10, weak');
  });

  it('is partial where it is a range, whatever the band of its lower end', () => {
    expect(scoreInWords(2, 5)).toBe('2 to 5 out of 10, partial');
    expect(scoreInWords(7, 7)).toBe('7 out of 10, adequate');
    expect(scoreInWords(null, 10)).toBe('Not assessed');
  });

  it('has one decimal at most', () => {
    expect(scoreText(7)).toBe('7');
    expect(scoreText(7.25)).toBe('7.3');
    expect(rangeText(2.25, 5)).toBe('2.3–5');
    expect(scoreInWords(7.5)).toBe('7.5 out of 10, adequate');
  });
});
