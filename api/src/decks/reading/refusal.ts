import { busy, fileRefused } from '../../platform/errors/failures.ts';
import { BusyError, DeckError } from './errors.ts';

/** What the caller is told when a file could not be read; anything else stays as it is. */
export function refusalOf(error: unknown): unknown {
  if (error instanceof BusyError) return busy(error.retryAfterSeconds, error.message);
  if (!(error instanceof DeckError)) return error;
  const isNoPdf = error.code === 'empty' || error.code === 'not_a_pdf';
  return fileRefused(isNoPdf ? 400 : 422, error.code, error.message);
}
