import { describe, expect, it } from '@jest/globals';
import { satisfies } from './versions.ts';

describe('the shell version that a remote requires', () => {
  it.each([
    ['1.4.2', '^1.4.0', true],
    ['1.4.2', '^1.5.0', false],
    ['2.0.0', '^1.4.0', false],
    ['0.1.7', '^0.1.2', true],
    ['0.2.0', '^0.1.2', false],
    ['1.4.9', '~1.4.2', true],
    ['1.5.0', '~1.4.2', false],
    ['1.4.2', '1.4.2', true],
    ['1.4.3', '1.4.2', false],
    ['9.9.9', '*', true],
    ['0.1.0-3fa2', '^0.1.0', true],
    ['1.0.0', 'whatever', false],
    ['1.0.0', '>=1', false],
  ])('%s in %s: %s', (version, range, expected) => {
    expect(satisfies(version, range)).toBe(expected);
  });
});
