import type { RawSlide, Recognised } from './raw-slide.ts';

/** Said to a reader process that may have a second thread. */
export const SECOND_THREAD = '--second-thread';

/** From the server to the reader process. */
export interface ReadRequest {
  path: string;
  /** Bytes the document may take inside WebAssembly. */
  heapBytes: number;
  /** Longest side in pixels of a picture of each page; without it none is drawn. */
  pictureSide?: number | undefined;
  /** Whether two threads may read it: there is a processor for each. */
  together?: boolean | undefined;
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
  /** It is as fast as it gets, and has the second thread it may have. */
  | { type: 'prepared' }
  | { type: 'opened'; pages: number }
  | { type: 'slide'; slide: RawSlide; picture?: Picture | undefined }
  /** A page was read that is told as soon as those before it are. */
  | { type: 'held' }
  /** It looks for letters on this page. */
  | { type: 'recognising'; number: number }
  | { type: 'recognised'; recognised: Recognised }
  /** What was asked for is done; it may be asked for more. */
  | { type: 'done' }
  | { type: 'failed'; code: ReaderFailure }
  /** A fault of the reader itself, not of the document. */
  | { type: 'broken'; detail: string };

/** To a thread of the reader process: read pages, those whose turn it is, as others do at the same time. */
export interface ShareRequest extends Omit<ReadRequest, 'together'> {
  /** The index of the next page that nobody has taken; in memory that the threads share. */
  turns: Int32Array;
}

/** To a thread that has the document open: read these pages too, by their indexes. */
export interface MoreRequest {
  more: readonly number[];
}

export type ThreadRequest = ShareRequest | MoreRequest | NextRequest | RecogniseRequest;

/** From a thread of the reader process to the one that gathers. */
export type ThreadMessage =
  /** The program, for another thread to have without translating it. */
  | { type: 'ready'; program: WebAssembly.Module }
  /** It is as fast as it gets. */
  | { type: 'practised' }
  /** It takes so much memory that nobody else should. */
  | { type: 'grown' }
  | { type: 'page'; slide: RawSlide; picture?: Picture | undefined }
  | Exclude<ReaderMessage, { type: 'ready' | 'prepared' | 'slide' | 'held' }>;

/** What the process has taken, told where the system has no /proc to look it up. */
export interface UsageMessage {
  type: 'usage';
  /** Resident memory. */
  bytes: number;
  /** Processor time in milliseconds. */
  processorMs: number;
}
