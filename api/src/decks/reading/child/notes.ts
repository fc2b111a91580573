import type { Pdfium } from './pdfium.ts';

/** PDF annotation types with text: sticky note, free text and pop-up. */
const WRITTEN = new Set([1, 3, 16]);
const MAX_NOTES = 100;
const MAX_BYTES = 4_000;

/** The comments pinned to a page, without duplicates. */
export function notesOf(pdfium: Pdfium, page: number): string[] {
  const count = Math.min(MAX_NOTES, pdfium._FPDFPage_GetAnnotCount(page));
  if (count <= 0) return [];
  const key = pdfium.reserve(16);
  const text = pdfium.reserve(MAX_BYTES);
  pdfium.bytes().set(Buffer.from('Contents\0', 'latin1'), key);
  const notes = new Set<string>();
  for (let index = 0; index < count; index++) {
    const annotation = pdfium._FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    if (WRITTEN.has(pdfium._FPDFAnnot_GetSubtype(annotation))) {
      const bytes = pdfium._FPDFAnnot_GetStringValue(annotation, key, text, MAX_BYTES);
      // The length includes the terminating zero. PDFium writes nothing if the text exceeds the buffer.
      if (bytes > 2 && bytes <= MAX_BYTES) {
        const note = Buffer.from(pdfium.bytes().slice(text, text + bytes - 2)).toString('utf16le');
        if (note.trim()) notes.add(note.replace(/\s+/gu, ' ').trim());
      }
    }
    pdfium._FPDFPage_CloseAnnot(annotation);
  }
  pdfium.release(key);
  pdfium.release(text);
  return [...notes];
}
