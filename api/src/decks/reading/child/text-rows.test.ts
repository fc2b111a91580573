import { expect, it } from '@jest/globals';
import { textRowsIn } from './text-rows.ts';

const WIDTH = 400;
const HEIGHT = 200;

function picture(shadeAt: (x: number, y: number) => number) {
  return {
    width: WIDTH,
    height: HEIGHT,
    shades: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => shadeAt(at % WIDTH, Math.floor(at / WIDTH))),
  };
}

/** Whether a pixel belongs to one of ten upright strokes of letters, 12 pixels high. */
const isLetter = (x: number, y: number) => x >= 100 && x < 220 && y >= 80 && y < 92 && x % 12 < 4;

it.each([
  ['dark on light', 20, 240, false],
  ['light on dark', 240, 20, true],
  ['on a picture that grows darker', 20, 140, false],
] as const)('a row of letters is found: %s', (_, letter, ground, light) => {
  const rows = textRowsIn(picture((x, y) => (isLetter(x, y) ? letter : ground + (ground === 140 ? x / 4 : 0))));
  expect(rows).toContainEqual(
    expect.objectContaining({ left: 108, top: 80, right: 220, bottom: 92, marks: 10, light }),
  );
});

it.each([
  ['an empty page', () => 255],
  ['a soft photograph', (x: number, y: number) => 128 + 90 * Math.sin(x / 40) * Math.cos(y / 30)],
  ['columns of a chart', (x: number, y: number) => (x % 60 < 30 && y > 40 + ((x / 60) | 0) * 20 ? 60 : 250)],
  ['specks', (x: number, y: number) => ((x * 31 + y * 17 + x * y * 7) % 97 < 6 ? 0 : 255)],
] as const)('%s holds no row of letters', (_, shadeAt) => {
  expect(textRowsIn(picture(shadeAt))).toEqual([]);
});
