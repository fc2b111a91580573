import { ApiError, TransportError } from '@northlight/shared-api';

const FAILED = 'Failed to send pitch deck. Please try again.';
const TOO_LARGE = 'The file is too large. Please upload a smaller PDF (max 50 MB).';

/** Error codes about the file itself, so that sending it again would not help. */
const FILE_CODES = new Set([
  'no_file',
  'executable',
  'file_type',
  'file_too_large',
  'empty',
  'not_a_pdf',
  'encrypted',
  'no_pages',
  'damaged',
  'too_complex',
  'infected',
  'sent_storage_full',
]);

export interface SendFailure {
  message: string;
  /** Detail from the server or the connection; null if it would not help the user. */
  reason: string | null;
  /** Whether the user has to choose another file before retrying. */
  isAboutFile: boolean;
}

/** Explains why a deck was not sent. The body of a 5xx is shown only if it comes with `Retry-After`. */
export function explainSendFailure(error: unknown): SendFailure {
  if (error instanceof ApiError) {
    if (error.status === 413) return { message: TOO_LARGE, reason: null, isAboutFile: true };
    const reason = error.status < 500 || error.retryAfter !== null ? error.message : null;
    return { message: FAILED, reason, isAboutFile: FILE_CODES.has(error.code) };
  }
  return { message: FAILED, reason: error instanceof TransportError ? error.message : null, isAboutFile: false };
}
