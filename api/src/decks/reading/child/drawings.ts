import type { Pdfium } from './pdfium.ts';

const TEXT = 1;
const PATH = 2;
/** Objects that are looked at. */
const MAX_OBJECTS = 2_000;
/** A word drawn as outlines has more segments than this. Frames, rules and bullets have fewer. */
const FEW_SEGMENTS = 60;

/** Whether a loaded page shows anything beside text and simple shapes: pictures, or paths that may be letters. */
export function hasDrawings(pdfium: Pdfium, page: number): boolean {
  const count = pdfium._FPDFPage_CountObjects(page);
  if (count > MAX_OBJECTS) return true;
  let segments = 0;
  for (let index = 0; index < count && segments <= FEW_SEGMENTS; index++) {
    const object = pdfium._FPDFPage_GetObject(page, index);
    const type = pdfium._FPDFPageObj_GetType(object);
    if (type === PATH) segments += pdfium._FPDFPath_CountSegments(object);
    else if (type !== TEXT) return true;
  }
  return segments > FEW_SEGMENTS;
}
