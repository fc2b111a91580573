import { describe, expect, it } from '@jest/globals';
import { EVERYTHING } from './filter.ts';
import { countWords, filterWords } from './wording.ts';

describe('what a filter is called', () => {
  it.each([
    ['quantum', null, '“quantum”'],
    ['quantum', '1m-5m', '“quantum” between $1M and $5M'],
    ['quantum', 'up-to-100k', '“quantum” up to $100K'],
    ['quantum', '5m-plus', '“quantum” from $5M'],
    ['', '100k-500k', 'a range between $100K and $500K'],
  ] as const)('names the term %p and the range %p', (search, range, words) => {
    expect(filterWords({ ...EVERYTHING, search, range })).toBe(words);
  });

  it('says that there are more where the server stopped counting', () => {
    expect(countWords(1234, EVERYTHING)).toBe('1,234 investors with a public profile.');
    expect(countWords(10_000, EVERYTHING)).toBe('10,000+ investors with a public profile.');
    expect(countWords(2000, { ...EVERYTHING, search: 'seed' })).toBe('2,000+ investors match “seed”.');
  });

  it('counts none, one and many', () => {
    expect(countWords(0, EVERYTHING)).toBe('No investors are listed yet');
    expect(countWords(0, { ...EVERYTHING, search: 'seed' })).toBe('No investors match “seed”');
    expect(countWords(1, EVERYTHING)).toBe('1 investor with a public profile.');
    expect(countWords(22, EVERYTHING)).toBe('22 investors with a public profile.');
    expect(countWords(1, { ...EVERYTHING, search: 'seed' })).toBe('1 investor matches “seed”.');
    expect(countWords(3, { ...EVERYTHING, search: 'seed' })).toBe('3 investors match “seed”.');
  });
});
