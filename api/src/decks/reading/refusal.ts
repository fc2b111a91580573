import { fileRefused } from '../../platform/errors/failures.ts';
import { DeckError } from './errors.ts';

/** Converts reading errors to API failures; other errors stay as they are. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof DeckError)) return error;
  const isNoPdf = error.code === 'empty' || error.code === 'not_a_pdf';
  return fileRefused(isNoPdf ? 400 : 422, error.code, error.message);
}
