import { expect, it } from '@jest/globals';
import { isNoise } from './grey.ts';

const SIDE = 60;
const picture = (shadeAt: (x: number, y: number) => number) => ({
  width: SIDE,
  height: SIDE,
  shades: Uint8Array.from({ length: SIDE * SIDE }, (_, at) => shadeAt(at % SIDE, Math.floor(at / SIDE))),
});

it('specks next to specks are noise', () => {
  expect(isNoise(picture((x, y) => ((x * 7 + y * 13 + x * y) % 3 === 0 ? 0 : 255)))).toBe(true);
});

it.each([
  ['strokes of letters, however narrow', (x: number) => (x % 8 < 2 ? 0 : 255)],
  ['a photograph, which goes from shade to shade', (x: number, y: number) => (x * 4 + (y % 5) * 3) % 256],
  ['an empty page', () => 255],
] as const)('%s: no noise', (_, shadeAt) => {
  expect(isNoise(picture(shadeAt))).toBe(false);
});
