import { describe, expect, it } from '@jest/globals';
import { largestSquare } from './square.ts';

describe('the crop at first', () => {
  it.each([
    ['a square', 500, 500, { x: 0, y: 0, width: 100, height: 100 }],
    ['a wide photo', 400, 200, { x: 25, y: 0, width: 50, height: 100 }],
    ['a tall photo', 200, 400, { x: 0, y: 25, width: 100, height: 50 }],
  ])('of %s is the largest square in its middle', (_what, width, height, crop) => {
    expect(largestSquare(width, height)).toEqual({ unit: '%', ...crop });
  });
});
