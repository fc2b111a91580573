import type { Glyph } from './glyphs.ts';
import { FORM, IMAGE, PATH, TEXT } from './groups.ts';
import type { Pdfium } from './pdfium.ts';
import type { Surface } from './surface.ts';

/** Objects beyond this number are not checked. */
const MAX_OBJECTS = 20_000;
/** Cells of the grid over the page, per side. */
const CELLS = 64;
/** Margin around a glyph or an object, as a share of the page, because edges are antialiased. */
const MARGIN = 0.01;

const cellOf = (share: number) => Math.min(CELLS - 1, Math.max(0, Math.floor(share * CELLS)));

/** Tells whether any cell between two corners, inclusive, contains glyphs. */
type Letters = (left: number, top: number, right: number, bottom: number) => boolean;

/** Marks the cells that contain glyphs and keeps running totals, so that four lookups answer for any rectangle. */
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

/** Whether an object's bounds touch a cell with glyphs. Bounds that are not finite numbers touch everything. */
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
 * Finds the paths and images of a page that are nowhere near a glyph, so that leaving them out does not change how text
 * looks. Shadings, which have no bounds of their own, and forms, which may contain text, are never included.
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

/** The objects of a page in two parts: what is painted before any text or group, and the rest. */
export interface PaintOrder {
  ground: readonly number[];
  rest: readonly number[];
}

/** Splits the objects of a page by what is painted before any text, such as backgrounds, which take longest to draw. */
export function paintOrder(pdfium: Pdfium, page: number): PaintOrder {
  const count = pdfium._FPDFPage_CountObjects(page);
  if (count > MAX_OBJECTS) return { ground: [], rest: [] };
  const all = Array.from({ length: count }, (_, index) => pdfium._FPDFPage_GetObject(page, index));
  const end = all.findIndex((object) => [TEXT, FORM].includes(pdfium._FPDFPageObj_GetType(object)));
  return end === -1 ? { ground: [], rest: all } : { ground: all.slice(0, end), rest: all.slice(end) };
}
