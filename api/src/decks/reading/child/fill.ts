import type { Pdfium } from './pdfium.ts';

/** How an object is filled: red, green and blue, and the opacity, each from 0 to 255. */
export interface Fill {
  colour: [number, number, number];
  alpha: number;
}

/** The fill of a shape, a text or a group, whose opacity goes for all that is in it; null when the file has none. */
export function fillOf(pdfium: Pdfium, object: number): Fill | null {
  const { scratch } = pdfium;
  if (pdfium._FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return null;
  const [red = 0, green = 0, blue = 0, alpha = 255] = pdfium.ints(scratch, 4);
  return { colour: [red, green, blue], alpha };
}
