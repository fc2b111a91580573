import { MAX_ASPECT, MAX_PAGES, MAX_SIDE } from '../limits.ts';
import { DocumentLimits } from './document-limits.ts';
import type { Picture, ReaderMessage } from './messages.ts';
import { readPage } from './page.ts';
import { Failure, type Pdfium } from './pdfium.ts';
import { type Turn, unreachedSlide } from './raw-slide.ts';
import { Sheets } from './sheet.ts';
import { surfaceOf } from './surface.ts';

const NEEDS_PASSWORD = 4;
const UNKNOWN_SECURITY = 5;

/** A document opened in PDFium. */
export interface OpenDocument {
  document: number;
  pages: number;
  close(): void;
}

function open(pdfium: Pdfium, data: number, length: number): number {
  const document = pdfium._FPDF_LoadMemDocument(data, length, 0);
  if (document !== 0) return document;
  const error = pdfium._FPDF_GetLastError();
  throw new Failure(error === NEEDS_PASSWORD || error === UNKNOWN_SECURITY ? 'encrypted' : 'damaged');
}

/** Rejects a page by its size before loading it, because loading is the expensive step. */
function checkSize(pdfium: Pdfium, document: number, index: number) {
  if (pdfium._FPDF_GetPageSizeByIndexF(document, index, pdfium.scratch) === 0) return;
  const [width = 0, height = 0] = pdfium.floats(pdfium.scratch, 2);
  const long = Math.max(width, height);
  if (long > MAX_SIDE || long > MAX_ASPECT * Math.min(width, height)) throw new Failure('too_complex');
}

function pictureOf(pdfium: Pdfium, page: number, side: number, turn: Turn): Picture {
  const surface = surfaceOf(pdfium, page, { side, turn });
  return { width: surface.pixelWidth, height: surface.pixelHeight, pixels: surface.render() };
}

/** Opens a PDF. Rejects it if it has too many pages or one of them is too large. */
export function openDocument(pdfium: Pdfium, file: Uint8Array): OpenDocument {
  const data = pdfium.reserve(file.length);
  pdfium.bytes().set(file, data);
  const document = open(pdfium, data, file.length);
  const pages = pdfium._FPDF_GetPageCount(document);
  if (pages <= 0) throw new Failure('no_pages');
  if (pages > MAX_PAGES) throw new Failure('too_complex');
  for (let index = 0; index < pages; index++) checkSize(pdfium, document, index);
  const close = () => {
    pdfium._FPDF_CloseDocument(document);
    pdfium.release(data);
  };
  return { document, pages, close };
}

interface Task {
  /** Longest side of the page pictures in pixels. Without it, none are drawn. */
  pictureSide?: number | undefined;
  /** Resolves when the receiver is ready for the next page. */
  tell: (message: Extract<ReaderMessage, { type: 'slide' }>) => void | Promise<void>;
}

/**
 * Reads the pages of a PDF and reports each one when it is done. A page that cannot be opened is reported without text.
 * @throws Failure when no page could be opened, or the document exceeds a limit
 */
export async function readPages(
  pdfium: Pdfium,
  { document, pages }: OpenDocument,
  { pictureSide, tell }: Task,
): Promise<void> {
  const sheets = new Sheets(pdfium);
  const limits = new DocumentLimits();
  for (let index = 0; index < pages; index++) {
    const page = pdfium._FPDF_LoadPage(document, index);
    const slide = page === 0 ? unreachedSlide(index + 1) : readPage(pdfium, page, index + 1, sheets);
    // Drawing is safe here: reading has already rejected oversized images.
    const picture = page !== 0 && pictureSide ? pictureOf(pdfium, page, pictureSide, slide.turn) : undefined;
    await tell({ type: 'slide', slide: limits.count(slide), picture });
    if (page !== 0) pdfium._FPDF_ClosePage(page);
  }
  sheets.release();
  limits.end();
}
