import type { RawSlide, Recognised } from './raw-slide.ts';

/** From the server to the reader process. */
export interface ReadRequest {
  path: string;
  /** Bytes the document may take inside WebAssembly. */
  heapBytes: number;
  /** Longest side in pixels of a picture of each page; without it none is drawn. */
  pictureSide?: number | undefined;
}

/** From the server to the reader process, when it has taken a picture and wants the next page. */
export interface NextRequest {
  next: true;
}

/** From the server to the reader process, when all pages are read: look for letters on these. */
export interface RecogniseRequest {
  recognise: readonly number[];
}

export type ReaderRequest = ReadRequest | NextRequest | RecogniseRequest;

/** A page as it looks. */
export interface Picture {
  width: number;
  height: number;
  /** Blue, green, red and alpha, row by row. */
  pixels: Uint8Array;
}

/** Failures that the reader process can tell itself; a process that dies says nothing. */
export type ReaderFailure = 'encrypted' | 'no_pages' | 'damaged' | 'too_complex';

/** From the reader process to the server. Each one is a sign of progress. */
export type ReaderMessage =
  | { type: 'ready' }
  | { type: 'opened'; pages: number }
  | { type: 'slide'; slide: RawSlide; picture?: Picture | undefined }
  /** It looks for letters on this page. */
  | { type: 'recognising'; number: number }
  | { type: 'recognised'; recognised: Recognised }
  /** What was asked for is done; it may be asked for more. */
  | { type: 'done' }
  | { type: 'failed'; code: ReaderFailure }
  /** A fault of the reader itself, not of the document. */
  | { type: 'broken'; detail: string };

/** What the process has taken, told where the system has no /proc to look it up. */
export interface UsageMessage {
  type: 'usage';
  /** Resident memory. */
  bytes: number;
  /** Processor time in milliseconds. */
  processorMs: number;
}
