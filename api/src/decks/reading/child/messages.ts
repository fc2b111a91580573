import type { PdfAppearance } from '../../brand/types.ts';
import type { RawSlide, Reading, Recognised } from './raw-slide.ts';

/** From the server to the reader process. */
export interface ReadRequest {
  /** Size of the document, which comes through the pipe. */
  fileBytes: number;
  /** WebAssembly heap limit for the document, in bytes. */
  heapBytes: number;
  /** Longest side of the page pictures in pixels. Without it, none are drawn. */
  pictureSide?: number | undefined;
  /** Looks at the colours, fonts and logo of the document, and reads no text. */
  isLook?: boolean | undefined;
}

/** From the server to the reader process: the picture has been handled, send the next page. */
export interface NextRequest {
  next: true;
}

/** From the server to the reader process after all pages are read: look for text in pictures on these pages. */
export interface RecogniseRequest {
  recognise: readonly number[];
  /** Pages of which only doubtful text is read. */
  confirm: readonly number[];
  /** False to only find out where such text is. */
  ocr: boolean;
}

export type ReaderRequest = ReadRequest | NextRequest | RecogniseRequest;

/** A rendered page. */
export interface Picture {
  width: number;
  height: number;
  /** Red, green and blue, row by row. */
  pixels: Uint8Array<ArrayBuffer>;
}

/** Failures that the reader process reports itself. A process that crashes reports nothing. */
export type ReaderFailure = 'encrypted' | 'no_pages' | 'damaged' | 'too_complex';

/** From the reader process to the server. Each message is a sign of progress. */
export type ReaderMessage =
  | { type: 'ready' }
  | { type: 'opened'; pages: number }
  | { type: 'slide'; slide: RawSlide; picture?: Picture | undefined }
  /** OCR has started on this page. */
  | { type: 'recognising'; number: number }
  /** A page before OCR, or its result. A later message about a page replaces an earlier one. */
  | { type: 'recognised'; recognised: Recognised }
  | { type: 'confirmed'; reading: Reading }
  | { type: 'looked'; appearance: PdfAppearance }
  /** OCR has finished one pass over a region or a line, or one more page has been looked at. */
  | { type: 'progress' }
  /** The request is complete; the process can take another one. */
  | { type: 'done' }
  | { type: 'failed'; code: ReaderFailure }
  /** A bug in the reader, not a problem of the document. */
  | { type: 'broken'; detail: string };

/** Resource usage of the process, reported by itself for systems without /proc. */
export interface UsageMessage {
  type: 'usage';
  /** Resident memory. */
  bytes: number;
  /** Processor time in milliseconds. */
  processorMs: number;
}
