import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { openDocument } from './document.ts';
import { readPage } from './page.ts';
import type { Pdfium } from './pdfium.ts';
import { Sheet } from './sheet.ts';

/** A document that waits since the process began comes first. */
const BEGIN_MS = 20;
/** Code that has run so often has become as fast as it gets. */
const ROUNDS = 16;

/**
 * Reads a deck of the product's own over and over while nothing is asked for: programs are translated and made fast by
 * running, and the document to come shall not wait for that. `isWanted` ends it at the next page.
 */
export async function practise(pdfium: Pdfium, isWanted: () => boolean): Promise<void> {
  await pause(BEGIN_MS);
  const file = isWanted() ? null : readFileSync(new URL('./practice.pdf', import.meta.url));
  const sheets = { whole: new Sheet(pdfium), without: new Sheet(pdfium) };
  for (let round = 0; file && round < ROUNDS && !isWanted(); round++) {
    const { document, pages, close } = openDocument(pdfium, file);
    for (let index = 0; index < pages && !isWanted(); index++) {
      const page = pdfium._FPDF_LoadPage(document, index);
      readPage(pdfium, page, index + 1, sheets);
      pdfium._FPDF_ClosePage(page);
      await pause(0);
    }
    close();
  }
  sheets.whole.release();
  sheets.without.release();
}
