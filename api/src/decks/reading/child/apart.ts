import type { Glyph } from './glyphs.ts';
import type { Pdfium } from './pdfium.ts';
import type { Surface } from './surface.ts';

const PATH = 2;
const IMAGE = 3;
/** More objects than this are not looked at. */
const MAX_OBJECTS = 20_000;
/** The page is looked at in so many cells each way. */
const CELLS = 64;
/** Share of the page around a letter, and around an object, that counts as its own: edges are drawn softly. */
const MARGIN = 0.01;

const cellOf = (share: number) => Math.min(CELLS - 1, Math.max(0, Math.floor(share * CELLS)));

/** Tells whether letters stand in any cell between two corners, both among them. */
type Letters = (left: number, top: number, right: number, bottom: number) => boolean;

/** The cells of the page in which letters stand, counted from the corner: four counts tell of any part. */
function lettersOf(glyphs: readonly Glyph[]): Letters {
  const cells = new Uint8Array(CELLS * CELLS);
  for (const { tight } of glyphs) {
    const left = cellOf(tight.x - MARGIN);
    const right = cellOf(tight.x + tight.width + MARGIN);
    const bottom = cellOf(tight.y + tight.height + MARGIN);
    for (let row = cellOf(tight.y - MARGIN); row <= bottom; row++) {
      cells.fill(1, row * CELLS + left, row * CELLS + right + 1);
    }
  }
  const row = CELLS + 1;
  const counts = new Uint16Array(row * row);
  for (let y = 0; y < CELLS; y++) {
    for (let x = 0, inRow = 0; x < CELLS; x++) {
      inRow += cells[y * CELLS + x] ?? 0;
      counts[(y + 1) * row + x + 1] = (counts[y * row + x + 1] ?? 0) + inRow;
    }
  }
  const upTo = (x: number, y: number) => counts[y * row + x] ?? 0;
  return (left, top, right, bottom) =>
    upTo(right + 1, bottom + 1) - upTo(left, bottom + 1) - upTo(right + 1, top) + upTo(left, top) > 0;
}

/** Whether an object's bounds touch a cell with letters. Bounds that are no numbers touch everything. */
function touches(pdfium: Pdfium, surface: Surface, object: number, letters: Letters): boolean {
  const { scratch } = pdfium;
  if (pdfium._FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return true;
  const a = surface.place(pdfium.float(scratch), pdfium.float(scratch + 4));
  const b = surface.place(pdfium.float(scratch + 8), pdfium.float(scratch + 12));
  if (![a.x, a.y, b.x, b.y].every(Number.isFinite)) return true;
  return letters(
    cellOf(Math.min(a.x, b.x) - MARGIN),
    cellOf(Math.min(a.y, b.y) - MARGIN),
    cellOf(Math.max(a.x, b.x) + MARGIN),
    cellOf(Math.max(a.y, b.y) + MARGIN),
  );
}

/**
 * The paths and images of a page that are nowhere near a letter: without them the letters look as they do with them.
 * Shadings, which have no bounds of their own, and forms, which may hold text, are never among them.
 */
export function objectsApart(pdfium: Pdfium, page: number, surface: Surface, glyphs: readonly Glyph[]): number[] {
  const letters = lettersOf(glyphs);
  const apart: number[] = [];
  const count = Math.min(MAX_OBJECTS, pdfium._FPDFPage_CountObjects(page));
  for (let index = 0; index < count; index++) {
    const object = pdfium._FPDFPage_GetObject(page, index);
    const type = pdfium._FPDFPageObj_GetType(object);
    if ((type === PATH || type === IMAGE) && !touches(pdfium, surface, object, letters)) apart.push(object);
  }
  return apart;
}
