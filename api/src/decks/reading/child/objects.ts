import { MAX_PICTURE_PIXELS } from '../limits.ts';
import type { Box, SlidePicture } from '../types.ts';
import { Failure, type Pdfium } from './pdfium.ts';
import type { Surface } from './surface.ts';

const IMAGE = 3;
const FORM = 5;
const MAX_DEPTH = 4;
const MAX_OBJECTS = 5_000;
/** A picture that covers more of the page than this is the background. */
const BACKGROUND = 0.9;
/** A picture that covers less than this carries no information. */
const SPECK = 0.001;
const MAX_PICTURES = 50;

type Matrix = [number, number, number, number, number, number];

function matrixOf(pdfium: Pdfium, object: number): Matrix {
  if (pdfium._FPDFPageObj_GetMatrix(object, pdfium.scratch) === 0) return [1, 0, 0, 1, 0, 0];
  return [...pdfium.floats(pdfium.scratch, 6)] as Matrix;
}

function within(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D, E, F] = outer;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

/** Bounds of the unit square under a matrix; null when it lies off the page. */
function placeOf(surface: Surface, [a, b, c, d, e, f]: Matrix): Box | null {
  const corners = [
    surface.place(e, f),
    surface.place(e + a, f + b),
    surface.place(e + c, f + d),
    surface.place(e + a + c, f + b + d),
  ];
  const span = (values: number[]) => {
    const start = Math.max(0, Math.min(...values));
    return { start, length: Math.min(1, Math.max(...values)) - start };
  };
  const across = span(corners.map(({ x }) => x));
  const down = span(corners.map(({ y }) => y));
  if (across.length <= 0 || down.length <= 0) return null;
  return { x: across.start, y: down.start, width: across.length, height: down.length };
}

/** Rejects an oversized picture before drawing decompresses it. */
function checkPixels(pdfium: Pdfium, image: number) {
  const { scratch } = pdfium;
  if (pdfium._FPDFImageObj_GetImagePixelSize(image, scratch, scratch + 4) === 0) return;
  const [width = 0, height = 0] = pdfium.ints(scratch, 2);
  if (width * height > MAX_PICTURE_PIXELS) throw new Failure('too_complex');
}

/**
 * The pictures of a page, largest first, without backgrounds and specks. Call this before drawing the page.
 * @throws Failure `too_complex` for an oversized picture.
 */
export function picturesOf(pdfium: Pdfium, page: number, surface: Surface): SlidePicture[] {
  let left = MAX_OBJECTS;
  const pictures: SlidePicture[] = [];
  const visit = (object: number, outer: Matrix, depth: number) => {
    if (left-- <= 0) return;
    const type = pdfium._FPDFPageObj_GetType(object);
    if (type !== IMAGE && type !== FORM) return;
    const matrix = within(outer, matrixOf(pdfium, object));
    if (type === IMAGE) {
      checkPixels(pdfium, object);
      const box = placeOf(surface, matrix);
      const share = box ? box.width * box.height : 0;
      if (box && share < BACKGROUND && share >= SPECK) pictures.push({ box, share });
    } else if (depth < MAX_DEPTH) {
      const count = pdfium._FPDFFormObj_CountObjects(object);
      for (let index = 0; index < count && left > 0; index++) {
        visit(pdfium._FPDFFormObj_GetObject(object, index), matrix, depth + 1);
      }
    }
  };
  const count = pdfium._FPDFPage_CountObjects(page);
  for (let index = 0; index < count && left > 0; index++) {
    visit(pdfium._FPDFPage_GetObject(page, index), [1, 0, 0, 1, 0, 0], 0);
  }
  return pictures.toSorted((a, b) => b.share - a.share).slice(0, MAX_PICTURES);
}
