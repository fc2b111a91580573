import { describe, expect, it } from '@jest/globals';
import { scalePosition } from './log-scale.ts';

describe('where an amount stands on the scale', () => {
  it.each([
    [0, 0],
    [20_000, 0],
    [25_000_000, 100],
    [1e12, 100],
  ])('puts %d dollars at %d percent', (dollars, percent) => {
    expect(scalePosition(dollars)).toBeCloseTo(percent);
  });

  it('gives every tenfold the same distance', () => {
    const step = scalePosition(1_000_000) - scalePosition(100_000);
    expect(scalePosition(10_000_000) - scalePosition(1_000_000)).toBeCloseTo(step);
  });
});
