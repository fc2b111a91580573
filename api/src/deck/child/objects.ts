import { MAX_PICTURE_PIXELS } from '../limits.ts';
import { Failure, type Pdfium } from './pdfium.ts';
import type { Surface } from './surface.ts';

const IMAGE = 3;
const FORM = 5;
const MAX_DEPTH = 4;
const MAX_OBJECTS = 5_000;
/** A picture that covers more of the page than this is its background. */
const BACKGROUND = 0.9;

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

/** Share of the page that the unit square covers under a matrix, as a box. */
function shareOf(surface: Surface, [a, b, c, d, e, f]: Matrix): number {
  const corners = [
    surface.place(e, f),
    surface.place(e + a, f + b),
    surface.place(e + c, f + d),
    surface.place(e + a + c, f + b + d),
  ];
  const span = (values: number[]) => Math.min(1, Math.max(...values)) - Math.max(0, Math.min(...values));
  const width = span(corners.map(({ x }) => x));
  const height = span(corners.map(({ y }) => y));
  return width > 0 && height > 0 ? width * height : 0;
}

/** A huge picture is refused by its size, before anything draws and so unpacks it. */
function checkPixels(pdfium: Pdfium, image: number) {
  const { scratch } = pdfium;
  if (pdfium._FPDFImageObj_GetImagePixelSize(image, scratch, scratch + 4) === 0) return;
  const [width = 0, height = 0] = pdfium.ints(scratch, 2);
  if (width * height > MAX_PICTURE_PIXELS) throw new Failure('too_complex');
}

/**
 * Share of the page covered by its largest picture, backgrounds left out. To be called before the page is drawn.
 * @throws Failure `too_complex` for a picture of absurd size.
 */
export function largestPicture(pdfium: Pdfium, page: number, surface: Surface): number {
  let left = MAX_OBJECTS;
  let largest = 0;
  const visit = (object: number, outer: Matrix, depth: number) => {
    if (left-- <= 0) return;
    const type = pdfium._FPDFPageObj_GetType(object);
    if (type !== IMAGE && type !== FORM) return;
    const matrix = within(outer, matrixOf(pdfium, object));
    if (type === IMAGE) {
      checkPixels(pdfium, object);
      const share = shareOf(surface, matrix);
      if (share < BACKGROUND) largest = Math.max(largest, share);
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
  return largest;
}
