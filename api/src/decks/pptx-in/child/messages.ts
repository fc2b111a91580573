import type { PptxAppearance } from '../../brand/types.ts';
import type { PptxErrorCode } from '../errors.ts';
import type { ImportedDeck } from '../types.ts';

/** From the server to the reader process. The file comes through the pipe. */
export interface PptxRequest {
  fileBytes: number;
  /** Looks at the colours, fonts and logo of the file instead of reading it. */
  isLook?: boolean | undefined;
}

/** From the reader process to the server. Each message is a sign of progress. */
export type PptxMessage =
  | { type: 'ready' }
  | { type: 'slide'; slide: number; of: number }
  | { type: 'done'; deck: Omit<ImportedDeck, 'sha256'> }
  | { type: 'looked'; appearance: PptxAppearance }
  | { type: 'failed'; code: PptxErrorCode }
  /** A bug in the reader, not a problem of the file. */
  | { type: 'broken'; detail: string };
