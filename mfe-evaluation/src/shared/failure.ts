import { ApiError, messageOf, TransportError, waitOf } from '@northlight/shared-api';
import { DECK_MAX_MB } from '@northlight/shared-api/rules';

/** Why an evaluation failed, as a title and a sentence. */
export interface Failure {
  title: string;
  message: string;
  /** A retry after a short wait may succeed. */
  isPassing: boolean;
  /** The language model failed, so the built-in engine can be used instead. */
  isModel: boolean;
  /** The account's storage quota is used up. */
  isFull: boolean;
}

/** Problems with the file itself, which a retry does not solve. */
const ABOUT_THE_FILE = new Set([
  'encrypted',
  'no_pages',
  'damaged',
  'too_complex',
  'unreadable',
  'language',
  'template',
  'not_a_pitch',
  'infected',
  'not_a_pptx',
  'old_powerpoint',
  'pptx_macros',
  'pptx_encrypted',
  'pptx_damaged',
  'pptx_no_slides',
  'pptx_too_complex',
]);

const UNABLE = 'Unable to evaluate pitch deck.';

export const isTooLarge = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 413;

/** Explains why an evaluation failed, with the wait if the server named one. */
export function explainFailure(error: unknown): Failure {
  if (isTooLarge(error)) {
    const message = `Please upload a smaller PDF (max ${DECK_MAX_MB} MB).`;
    return { title: 'File too large', message, isPassing: false, isModel: false, isFull: false };
  }
  const title = 'Evaluation failed';
  const isPassing =
    error instanceof TransportError ||
    (error instanceof ApiError && error.status >= 429 && !ABOUT_THE_FILE.has(error.code));
  const isModel = error instanceof ApiError && error.code.startsWith('model_');
  const isFull = error instanceof ApiError && error.code === 'deck_storage_full';
  const told = (message: string) => ({ title, message, isPassing, isModel, isFull });
  if (!(error instanceof ApiError) || error.retryAfter === null) return told(messageOf(error, UNABLE));
  const wait = waitOf(error.retryAfter);
  if (error.detail === null) return told(`${UNABLE} Please try again in ${wait}.`);
  // For these codes, the message already names the wait.
  const isNamed = error.code === 'too_many_requests' || error.code === 'model_allowance';
  return told(isNamed ? error.detail : `${error.detail} The wait is about ${wait}.`);
}
