import { fillOf } from './fill.ts';
import type { Pdfium } from './pdfium.ts';

export const TEXT = 1;
export const FORM = 5;
/** Objects beyond this number are not looked at, nor groups within more groups than this. */
const MAX_OBJECTS = 20_000;
const MAX_DEPTH = 8;

export type Matrix = [number, number, number, number, number, number];
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export function matrixOf(pdfium: Pdfium, object: number): Matrix {
  if (pdfium._FPDFPageObj_GetMatrix(object, pdfium.scratch) === 0) return IDENTITY;
  return [...pdfium.floats(pdfium.scratch, 6)] as Matrix;
}

export function within(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D, E, F] = outer;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

/** Where a matrix puts a point. */
export const moved = ([a, b, c, d, e, f]: Matrix, x: number, y: number) => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

/** Whether a group is drawn with no opacity at all, as web pages print the slides that they don't show. */
export const isUndrawn = (pdfium: Pdfium, group: number): boolean => fillOf(pdfium, group)?.alpha === 0;

/** The groups around a text. */
export interface Surroundings {
  /** From the coordinates of the innermost group to those of the page. */
  matrix: Matrix;
  /** False when one of the groups is drawn with no opacity. */
  drawn: boolean;
}

/** The texts of a page that are in groups, by their objects. */
export function textsInGroups(pdfium: Pdfium, page: number): Map<number, Surroundings> {
  const texts = new Map<number, Surroundings>();
  let left = MAX_OBJECTS;
  const visit = (object: number, around: Surroundings, depth: number) => {
    if (left-- <= 0) return;
    const type = pdfium._FPDFPageObj_GetType(object);
    if (type === TEXT && depth > 0) texts.set(object, around);
    if (type !== FORM || depth >= MAX_DEPTH) return;
    const inner = {
      matrix: within(around.matrix, matrixOf(pdfium, object)),
      drawn: around.drawn && !isUndrawn(pdfium, object),
    };
    const count = pdfium._FPDFFormObj_CountObjects(object);
    for (let index = 0; index < count && left > 0; index++) {
      visit(pdfium._FPDFFormObj_GetObject(object, index), inner, depth + 1);
    }
  };
  const count = pdfium._FPDFPage_CountObjects(page);
  for (let index = 0; index < count && left > 0; index++) {
    visit(pdfium._FPDFPage_GetObject(page, index), { matrix: IDENTITY, drawn: true }, 0);
  }
  return texts;
}
