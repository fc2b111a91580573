import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { HIDING, SHOWING, STROKES, TRICKED, trickPage } from '../../../../test/decks/index.ts';
import { objectsApart, paintOrder } from './apart.ts';
import { openDocument } from './document.ts';
import { readGlyphs } from './glyphs.ts';
import { canBeSeen, readInk } from './ink.ts';
import { layersOf } from './layers.ts';
import { readPage } from './page.ts';
import { loadPdfium, type Pdfium } from './pdfium.ts';
import { Sheets } from './sheet.ts';
import { surfaceOf } from './surface.ts';

// These tests draw pages many times, which takes time on a busy machine.
jest.setTimeout(120_000);

let pdfium: Pdfium;
beforeAll(async () => {
  pdfium = await loadPdfium();
});

/** Runs a function on the only page of a document. */
function onPage<T>(file: Uint8Array, work: (page: number, sheets: Sheets) => T): T {
  const { document, close } = openDocument(pdfium, file);
  const page = pdfium._FPDF_LoadPage(document, 0);
  const sheets = new Sheets(pdfium);
  const result = work(page, sheets);
  sheets.release();
  pdfium._FPDF_ClosePage(page);
  close();
  return result;
}

const read = (file: Uint8Array) =>
  onPage(file, (page, sheets) => {
    const { fragments, suspects, hidden } = readPage(pdfium, page, 1, sheets);
    const unseen = [...hidden, ...suspects.map(({ fragment }) => fragment)];
    return { seen: fragments.map(({ text }) => text), hidden: unseen.map(({ text }) => text) };
  });

describe('a word that nobody can see', () => {
  it.each(Object.entries<{ contents: string; annotation?: string }>(HIDING))(
    'is not read: %s',
    (_, { contents, annotation }) => {
      const { seen, hidden } = read(trickPage(contents, annotation));
      expect(seen.join()).not.toContain(TRICKED);
      expect(hidden.join()).toContain(TRICKED);
    },
  );

  it.each(Object.entries<{ contents: string; annotation?: string }>(HIDING))(
    'is not read beside one that can be seen: %s',
    (_, { contents, annotation }) => {
      const plain = 'BT /F1 24 Tf 0 g 600 40 Td (In plain sight) Tj ET';
      const { seen } = read(trickPage(`${plain} ${contents}`, annotation));
      expect(seen.join()).not.toContain(TRICKED);
    },
  );
});

describe('a word that can be seen', () => {
  it.each(Object.entries(SHOWING))('is read: %s', (_, { contents }) => {
    expect(read(trickPage(contents))).toEqual({ seen: [TRICKED], hidden: [] });
  });
});

describe('a group without opacity', () => {
  const pageOf = (contents: string) => onPage(trickPage(contents), (page, sheets) => readPage(pdfium, page, 1, sheets));

  it('draws no words, whatever is drawn in their place', () => {
    const { fragments, suspects, hidden } = pageOf(`q /None gs /Words Do Q 0 g 25 195 110 30 re f`);
    expect([fragments, suspects]).toEqual([[], []]);
    expect(hidden).toMatchObject([{ text: TRICKED, reason: 'invisible' }]);
  });

  it('draws no frames either', () => {
    const { frames } = pageOf('/Cover Do');
    expect(frames).toHaveLength(1);
    expect(pageOf('q /None gs /Cover Do Q').frames).toEqual([]);
  });
});

describe('a ligature that stands for its letters', () => {
  it.each([
    ['on the page', '/Ligature Do'],
    ['in a group that is smaller and moved', 'q 0.5 0 0 0.5 100 50 cm /Ligature Do Q'],
    ['in a group that is turned upside down', 'q 0.5 0 0 -0.5 100 300 cm q 1 0 0 -1 0 500 cm /Ligature Do Q Q'],
  ])('is where it is drawn: %s', (_, contents) => {
    expect(read(trickPage(contents))).toEqual({ seen: ['definitive'], hidden: [] });
  });
});

describe('what is nowhere near a letter, or painted before any', () => {
  const strokes = fc.array(
    fc.record({
      stroke: fc.integer({ min: 0, max: STROKES.length - 1 }),
      at: fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 500 })),
      shade: fc.constantFrom(0, 0.1, 0.5, 0.86, 0.93, 0.97, 1),
    }),
    { minLength: 1, maxLength: 14 },
  );

  it('may be left out, or drawn once: every letter looks as it does on the whole page', () => {
    const count = { apart: 0, ground: 0, seen: 0, hidden: 0 };
    fc.assert(
      fc.property(strokes, (drawn) => {
        const contents = drawn.map(({ stroke, at, shade }) => STROKES[stroke]?.(at, shade) ?? '').join('\n');
        onPage(trickPage(contents), (page, sheets) => {
          const surface = surfaceOf(pdfium, page);
          const glyphs = readGlyphs(pdfium, page, surface);
          const apart = objectsApart(pdfium, page, surface, glyphs);
          const order = paintOrder(pdfium, page);
          const look = { pdfium, surface, glyphs, layers: layersOf(glyphs, surface), apart, order };
          const inks = readInk(look, sheets);
          const inOrder = { ground: [], rest: [...order.ground, ...order.rest] };
          const onWholePage = readInk({ ...look, apart: [], order: inOrder }, sheets);
          count.ground += order.ground.length;
          for (const glyph of glyphs) expect(inks.get(glyph)).toEqual(onWholePage.get(glyph));
          const seen = glyphs.filter((glyph) => canBeSeen(inks.get(glyph))).length;
          count.seen += seen;
          count.hidden += glyphs.length - seen;
          if (glyphs.length > 0) count.apart += apart.length;
        });
      }),
      { numRuns: 300, seed: 25 },
    );
    for (const times of Object.values(count)) expect(times).toBeGreaterThan(100);
  });
});
