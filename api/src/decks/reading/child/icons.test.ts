import { expect, it } from '@jest/globals';
import { drawnMarks, type Icon } from './icons.ts';
import type { Sheet } from './sheet.ts';
import type { Surface } from './surface.ts';

const surface = { width: 960, height: 540, pixelWidth: 960, pixelHeight: 540 } as Surface;
const noSheet = {} as Sheet;
const GREEN = [119, 178, 85] as const;
const RED = [221, 46, 68] as const;
const BLUE = [30, 60, 200] as const;

const icon = (column: number, row: number, colour: Icon['colour']): Icon => ({
  box: { x: 0.3 + column * 0.2, y: 0.3 + row * 0.1, width: 0.02, height: 0.036 },
  colour,
});
const textsOf = (icons: Icon[]) => drawnMarks(icons, surface, noSheet).map(({ text }) => text);

it('green and red icons in rows and columns are ticks and crosses', () => {
  const icons = [icon(0, 0, GREEN), icon(1, 0, RED), icon(0, 1, RED), icon(1, 1, GREEN)];
  expect(textsOf(icons)).toEqual(['✓', '✗', '✗', '✓']);
});

it('the white hook on a green button is no second mark', () => {
  const buttons = [icon(0, 0, GREEN), icon(1, 0, GREEN), icon(0, 1, GREEN), icon(1, 1, GREEN)];
  expect(textsOf([...buttons, ...buttons.map(({ box }) => ({ box, colour: [255, 255, 255] as const }))])).toHaveLength(
    4,
  );
});

it('a row of icons, and icons in other colours, say nothing', () => {
  expect(textsOf([0, 1, 2, 3].map((column) => icon(column, 0, GREEN)))).toEqual([]);
  expect(textsOf([icon(0, 0, BLUE), icon(1, 0, BLUE), icon(0, 1, BLUE), icon(1, 1, BLUE)])).toEqual([]);
});

it('a picture with an empty margin is the mark in its middle, though the next one reaches into it', () => {
  const pixels = new Uint8Array(960 * 540 * 4).fill(255);
  const drawn = { ...surface, draw: () => undefined } as unknown as Surface;
  const picture = (column: number, row: number, [red, green, blue]: readonly [number, number, number]): Icon => {
    const [left, top] = [300 + column * 100, 100 + row * 26];
    for (let y = top; y < top + 20; y++) {
      for (let x = left; x < left + 20; x++) pixels.set([blue, green, red], (y * 960 + x) * 4);
    }
    return { box: { x: (left - 12) / 960, y: (top - 12) / 540, width: 44 / 960, height: 44 / 540 }, colour: null };
  };
  const icons = [picture(0, 0, GREEN), picture(1, 0, RED), picture(0, 1, RED), picture(1, 1, GREEN)];
  const marks = drawnMarks(icons, drawn, { pixels } as Sheet);
  expect(marks.map(({ text }) => text)).toEqual(['✓', '✗', '✗', '✓']);
  expect(marks[0]?.box).toEqual({ x: 300 / 960, y: 100 / 540, width: 20 / 960, height: 20 / 540 });
});
