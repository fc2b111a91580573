import { expect, it } from '@jest/globals';
import { boxAt, fragmentAt, HEIGHT, WIDTH } from '../../../../test/decks/points.ts';
import type { Box } from '../types.ts';
import { colourKeys } from './colour-keys.ts';
import type { Surface } from './surface.ts';

const surface = { width: WIDTH, height: HEIGHT, pixelWidth: WIDTH, pixelHeight: HEIGHT } as Surface;
const GREEN = [71, 173, 112] as const;
const BLUE = [213, 155, 91] as const;
const GREY = [64, 64, 64] as const;

/** Pixels of a white page with filled boxes, the later ones on top. */
function pageOf(shapes: readonly (readonly [Box, readonly [number, number, number]])[]): Uint8Array {
  const pixels = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  for (const [{ x, y, width, height }, colour] of shapes)
    for (let row = Math.round(y * HEIGHT); row < Math.round((y + height) * HEIGHT); row++)
      for (let column = Math.round(x * WIDTH); column < Math.round((x + width) * WIDTH); column++)
        pixels.set(colour, (row * WIDTH + column) * 4);
  return pixels;
}

const squares = [boxAt(588, 304, 6, 6), boxAt(588, 328, 6, 6)] as const;
const names = [fragmentAt(600, 300, 'Berths', 12), fragmentAt(600, 324, 'Tugs', 12)];
const figures = [fragmentAt(200, 200, '60%', 12), fragmentAt(400, 200, '40%', 12)] as const;
const slices = [boxAt(150, 150, 150, 120), boxAt(300, 150, 150, 120)] as const;

it('the squares of a legend name the figures on their colours, also on plates of another colour', () => {
  const plate = boxAt(397, 198, 24, 18);
  const inside = squares.map(({ x, y }) => boxAt(x * WIDTH + 1, y * HEIGHT + 1, 4, 4));
  const pixels = pageOf([
    ...squares.map((square) => [square, GREY] as const),
    [inside[0] ?? squares[0], GREEN],
    [inside[1] ?? squares[1], BLUE],
    [slices[0], BLUE],
    [slices[1], GREEN],
    [plate, GREY],
  ]);
  expect(colourKeys([...squares, ...squares], [...names, ...figures], surface, pixels)).toEqual([
    { box: squares[0], figures: [figures[1].box] },
    { box: squares[1], figures: [figures[0].box] },
  ]);
});

it('the keys of a legend may be short lines', () => {
  const lines = [boxAt(570, 309, 24, 1.5), boxAt(570, 333, 24, 1.5)] as const;
  const pixels = pageOf([
    [boxAt(570, 309, 24, 1), GREEN],
    [boxAt(570, 333, 24, 1), BLUE],
    [slices[0], BLUE],
    [slices[1], GREEN],
  ]);
  expect(colourKeys(lines, [...names, ...figures], surface, pixels)).toEqual([
    { box: lines[0], figures: [figures[1].box] },
    { box: lines[1], figures: [figures[0].box] },
  ]);
});

it('a narrow slice has its figure also where the page has others elsewhere', () => {
  const [wide, narrow] = [boxAt(150, 150, 240, 120), boxAt(390, 150, 14, 120)] as const;
  const own = [fragmentAt(250, 200, '135', 12), fragmentAt(392, 200, '5', 12)] as const;
  const others = ['12', '9', '7'].map((text, at) => fragmentAt(60 + at * 60, 400, text, 12));
  const pixels = pageOf([
    [squares[0], GREEN],
    [squares[1], BLUE],
    [wide, GREEN],
    [narrow, BLUE],
    [boxAt(404, 150, 100, 120), GREEN],
  ]);
  expect(colourKeys(squares, [...names, ...own, ...others], surface, pixels)).toEqual([
    { box: squares[0], figures: [own[0].box] },
    { box: squares[1], figures: [own[1].box] },
  ]);
});

it('the bullets of a list, which have one colour, name nothing', () => {
  const pixels = pageOf([...squares, ...slices].map((box) => [box, GREEN] as const));
  expect(colourKeys(squares, [...names, ...figures], surface, pixels)).toEqual([]);
});
