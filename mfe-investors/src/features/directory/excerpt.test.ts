import { describe, expect, it } from '@jest/globals';
import { excerpt } from './excerpt.ts';

describe('the excerpt of a bio', () => {
  it('cuts inside a word when there is no other place', () => {
    expect(excerpt('x'.repeat(200), 100)).toBe(`${'x'.repeat(100)}…`);
  });

  it('never halves a character', () => {
    expect(excerpt('🜂'.repeat(101), 100)).toBe(`${'🜂'.repeat(100)}…`);
  });

  it('ends with a whole word, and without what stood between it and the next', () => {
    expect(excerpt('Freight, food, and factories', 14)).toBe('Freight, food…');
    expect(excerpt('Freight, food, and factories', 17)).toBe('Freight, food…');
    expect(excerpt('Freight, food, and factories', 18)).toBe('Freight, food, and…');
  });

  it('leaves a text that fits as it is, on one line', () => {
    expect(excerpt('  Freight\n and food. ', 100)).toBe('Freight and food.');
    expect(excerpt('y'.repeat(100), 100)).toBe('y'.repeat(100));
  });
});
