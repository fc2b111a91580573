import type { Pdfium } from './pdfium.ts';

const KEY = Buffer.from('ActualText\0', 'latin1');
const STRING = 3;
const MAX_MARKS = 20;

/**
 * Whether a text object is marked with a text that replaces it, for example the letters of a ligature. PDFium then
 * returns the replacement, wherever the object's own letters are.
 */
export function isReplaced(pdfium: Pdfium, object: number): boolean {
  const count = Math.min(MAX_MARKS, pdfium._FPDFPageObj_CountMarks(object));
  if (count <= 0) return false;
  pdfium.bytes().set(KEY, pdfium.scratch);
  for (let index = 0; index < count; index++) {
    const mark = pdfium._FPDFPageObj_GetMark(object, index);
    if (pdfium._FPDFPageObjMark_GetParamValueType(mark, pdfium.scratch) === STRING) return true;
  }
  return false;
}
