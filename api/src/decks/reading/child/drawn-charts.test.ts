import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { trickPage } from '../../../../test/decks/index.ts';
import { HEIGHT, WIDTH } from '../../../../test/decks/points.ts';
import type { Box } from '../types.ts';
import { openDocument } from './document.ts';
import { objectsOf } from './objects.ts';
import { loadPdfium, type Pdfium } from './pdfium.ts';
import { surfaceOf } from './surface.ts';

jest.setTimeout(60_000);

let pdfium: Pdfium;
beforeAll(async () => {
  pdfium = await loadPdfium();
});

/** The charts of a page, in points from its top left. */
function chartsIn(contents: string): number[][] {
  const { document, close } = openDocument(pdfium, trickPage(contents));
  const page = pdfium._FPDF_LoadPage(document, 0);
  const { charts } = objectsOf(pdfium, page, surfaceOf(pdfium, page));
  pdfium._FPDF_ClosePage(page);
  close();
  const points = ({ x, y, width, height }: Box) => [x * WIDTH, y * HEIGHT, width * WIDTH, height * HEIGHT];
  return charts.map((box) => points(box).map(Math.round));
}

/** A filled rectangle, from its bottom left as PDF has it. */
const bar = (x: number, y: number, width: number, height: number) => `${x} ${y} ${width} ${height} re f`;

/** A filled slice of a pie or ring, its outer edge in small curves. */
function slice(from: number, to: number, inner = 0): string {
  const [x, y, radius, parts] = [500, 270, 120, 40];
  const at = (turn: number, far: number) =>
    `${(x + far * Math.cos(2 * Math.PI * turn)).toFixed(2)} ${(y + far * Math.sin(2 * Math.PI * turn)).toFixed(2)}`;
  const arc = (begin: number, end: number, far: number) =>
    Array.from({ length: parts }, (_, part) => {
      const [a, b] = [part, part + 1].map((one) => at(begin + ((end - begin) * one) / parts, far));
      return `${a} ${b} ${b} c`;
    });
  return [
    `${at(from, radius)} m`,
    ...arc(from, to, radius),
    `${at(to, inner)} l`,
    ...(inner ? arc(to, from, inner) : []),
    'f',
  ].join(' ');
}

describe('a chart is found', () => {
  it('where bars of one width stand on one line and differ in height', () => {
    expect(chartsIn([bar(100, 100, 40, 60), bar(160, 100, 40, 120), bar(220, 100, 40, 200)].join(' '))).toEqual([
      [100, 240, 160, 200],
    ]);
  });

  it.each([0, 60])('where slices have their outer edges on one circle, and begin %d pt from its middle', (inner) => {
    const pie = [slice(0, 0.5, inner), slice(0.5, 0.8, inner), slice(0.8, 1, inner)].join(' ');
    expect(chartsIn(pie)).toEqual([[380, 150, 240, 240]]);
  });

  it('where a line goes from left to right through several points', () => {
    expect(chartsIn('2 w 100 100 m 200 130 l 300 120 l 400 220 l 500 300 l S')).toEqual([[100, 240, 400, 200]]);
  });
});

describe('no chart is found', () => {
  it.each([
    ['in cards of one height', [bar(100, 100, 200, 200), bar(320, 100, 200, 200), bar(540, 100, 200, 200)].join(' ')],
    [
      'in cards of nearly one height',
      [bar(100, 100, 200, 200), bar(320, 100, 200, 210), bar(540, 100, 200, 220)].join(' '),
    ],
    ['in two bars', [bar(100, 100, 40, 60), bar(160, 100, 40, 120)].join(' ')],
    ['in bars on different lines', [bar(100, 100, 40, 60), bar(160, 130, 40, 120), bar(220, 160, 40, 200)].join(' ')],
    ['in one slice', slice(0, 0.4)],
    ['in a line that comes back', '2 w 100 100 m 200 130 l 300 120 l 250 220 l 500 300 l S'],
    ['in a wave from one edge of the page to the other', '2 w 0 100 m 240 160 l 480 100 l 720 160 l 960 100 l S'],
  ])('%s', (_, contents) => {
    expect(chartsIn(contents)).toEqual([]);
  });
});
