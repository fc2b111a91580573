import { describe, expect, it } from '@jest/globals';
import { normaliseSlug, SLUG_MAX, SLUG_MESSAGE, slugAsTyped, slugProblem } from './slug.ts';

describe('a custom URL', () => {
  it.each(['1st-fund', '-fund', 'my fund', 'fönd'])('refuses %j as it stands', (slug) => {
    expect(slugProblem(slug)).toBe(SLUG_MESSAGE);
  });

  it.each([
    ['  Leonie Harrow! ', 'leonie-harrow'],
    ['a--b___c', 'a-b-c'],
    ['Öberg & Söhne', 'oberg-sohne'],
    ['---', ''],
    ['x'.repeat(100), 'x'.repeat(SLUG_MAX)],
  ])('turns %j into %j', (typed, slug) => {
    expect(normaliseSlug(typed)).toBe(slug);
    expect(normaliseSlug(slug)).toBe(slug);
  });

  it('may be empty, which means the default address', () => {
    expect(slugProblem('')).toBeNull();
  });
});

describe('a custom URL that is being typed', () => {
  it.each([
    ['Leonie ', 'leonie-'],
    ['leonie--', 'leonie-'],
    ['leonie-h', 'leonie-h'],
    ['-', ''],
    ['é', 'e'],
    ['a/', 'a-'],
    [`${'x'.repeat(60)}-`, 'x'.repeat(60)],
  ])('%j is shown as %j', (typed, shown) => {
    expect(slugAsTyped(typed)).toBe(shown);
  });
});
