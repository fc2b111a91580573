import type { PptxErrorCode } from '../errors.ts';

/** The file cannot be read. */
export class Failure extends Error {
  readonly code: PptxErrorCode;

  constructor(code: PptxErrorCode) {
    super(code);
    this.code = code;
  }
}
