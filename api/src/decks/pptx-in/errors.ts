import { fileRefused } from '../../platform/errors/failures.ts';

/** Why a PowerPoint file could not be read. */
export type PptxErrorCode =
  | 'not_a_pptx'
  | 'old_powerpoint'
  | 'pptx_macros'
  | 'pptx_encrypted'
  | 'pptx_damaged'
  | 'pptx_no_slides'
  | 'pptx_too_complex';

const MESSAGES: Record<PptxErrorCode, string> = {
  not_a_pptx: 'This file is not a PowerPoint presentation. Save your deck as .pptx and upload that file.',
  old_powerpoint:
    'This file is in the old PowerPoint format or protected by a password. Save it as .pptx without a password and upload that file.',
  pptx_macros: 'This presentation contains macros. Save it as .pptx without macros and upload that file.',
  pptx_encrypted: 'This presentation is protected by a password. Save a copy without a password and upload that one.',
  pptx_damaged: 'This presentation is damaged and cannot be opened. Save it as .pptx again and upload the new file.',
  pptx_no_slides: 'This presentation has no visible slides. Save your deck as .pptx again and upload the new file.',
  pptx_too_complex:
    'This presentation is too complex to read. Save a simpler copy with at most 300 slides and smaller images, and upload that one.',
};

/** The PowerPoint file cannot be read, and the founder can do something about it. `message` can be shown to users. */
export class PptxError extends Error {
  override readonly name = 'PptxError';
  readonly code: PptxErrorCode;

  constructor(code: PptxErrorCode) {
    super(MESSAGES[code]);
    this.code = code;
  }
}

/** Converts reading errors to API failures; other errors stay as they are. */
export function pptxRefusalOf(error: unknown): unknown {
  if (!(error instanceof PptxError)) return error;
  return fileRefused(error.code === 'not_a_pptx' ? 400 : 422, error.code, error.message);
}
