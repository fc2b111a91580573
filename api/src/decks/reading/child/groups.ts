import { fillOf } from './fill.ts';
import type { Pdfium } from './pdfium.ts';

/** Types of objects. */
export const TEXT = 1;
export const PATH = 2;
export const IMAGE = 3;
export const FORM = 5;

/** For texts: how many objects of a page are looked at, and groups within how many others. */
const LIMITS = { objects: 20_000, depth: 8 } as const;

export type Matrix = [number, number, number, number, number, number];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** From the coordinates of an object to those of what it is in. */
export function matrixOf(pdfium: Pdfium, object: number): Matrix {
  if (pdfium._FPDFPageObj_GetMatrix(object, pdfium.scratch) === 0) return IDENTITY;
  return [...pdfium.floats(pdfium.scratch, 6)] as Matrix;
}

/** One matrix within another. */
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
const isUndrawn = (pdfium: Pdfium, group: number): boolean => fillOf(pdfium, group)?.alpha === 0;

/** The groups around an object. */
export interface Surroundings {
  /** From the coordinates of the innermost group to those of the page. */
  matrix: Matrix;
  /** False when one of the groups is drawn with no opacity. */
  drawn: boolean;
}

/** What is done with the objects of a page, and within which groups they are looked for. */
interface Visitor {
  limits: { objects: number; depth: number };
  enter: (group: Surroundings) => boolean;
  use: (object: number, type: number, around: Surroundings) => void;
}

const PAGE: Surroundings = { matrix: IDENTITY, drawn: true };

/** Visits the objects of a page that are no groups, in the order of painting. */
export function eachObject(pdfium: Pdfium, page: number, { limits, enter, use }: Visitor): void {
  let left = limits.objects;
  const visit = (object: number, around: Surroundings, depth: number) => {
    if (left-- <= 0) return;
    const type = pdfium._FPDFPageObj_GetType(object);
    if (type !== FORM) {
      use(object, type, around);
      return;
    }
    if (depth >= limits.depth) return;
    const group = {
      matrix: within(around.matrix, matrixOf(pdfium, object)),
      drawn: around.drawn && !isUndrawn(pdfium, object),
    };
    if (!enter(group)) return;
    const count = pdfium._FPDFFormObj_CountObjects(object);
    for (let index = 0; index < count && left > 0; index++) {
      visit(pdfium._FPDFFormObj_GetObject(object, index), group, depth + 1);
    }
  };
  const count = pdfium._FPDFPage_CountObjects(page);
  for (let index = 0; index < count && left > 0; index++) visit(pdfium._FPDFPage_GetObject(page, index), PAGE, 0);
}

/** The texts of a page that are in groups, by their objects. */
export function textsInGroups(pdfium: Pdfium, page: number): Map<number, Surroundings> {
  const texts = new Map<number, Surroundings>();
  const use = (object: number, type: number, around: Surroundings) => {
    if (type === TEXT && around !== PAGE) texts.set(object, around);
  };
  eachObject(pdfium, page, { limits: LIMITS, enter: () => true, use });
  return texts;
}
