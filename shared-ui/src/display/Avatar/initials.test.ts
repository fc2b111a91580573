import { describe, expect, it } from '@jest/globals';
import { initialsOf, tintOf } from './initials.ts';

describe('initials', () => {
  it.each([
    [undefined, undefined, 'U'],
    ['', '  ', 'U'],
    ['ines', undefined, 'I'],
    ['Ines', 'Varga-Holm', 'IV'],
    ['émile', 'østrand', 'ÉØ'],
    ['𝒜da', 'x', '𝒜X'],
  ])('of %j %j are %s', (first, last, initials) => {
    expect(initialsOf(first, last)).toBe(initials);
  });
});

describe('the tone behind them', () => {
  it('is always one of four, and the same for the same name', () => {
    for (const name of ['', 'Leonie Harrow', 'Ravi Chandrasen', '王芳']) {
      expect([1, 2, 3, 4]).toContain(tintOf(name));
      expect(tintOf(name)).toBe(tintOf(name));
    }
  });
});
