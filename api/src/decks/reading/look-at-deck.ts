import { resolve } from 'node:path';
import type { PdfAppearance } from '../brand/types.ts';
import { DeckError } from './errors.ts';
import { fingerprint } from './fingerprint.ts';
import { LIMITS } from './limits.ts';
import type { ReadOptions } from './read-deck.ts';
import { ReaderProcess } from './reader-process.ts';

/** Drawing the pages of a long deck takes longer than reading their text. */
const ALLOWANCE = { timeoutMs: 10_000, totalMs: 30_000 };

/**
 * Looks at the colours, fonts and logo of a PDF, in a separate process with limits on time and memory.
 * @throws DeckError when the file cannot be opened; the signal's reason.
 */
export async function lookAtDeck(
  path: string,
  { signal, reader, ...limits }: ReadOptions = {},
): Promise<PdfAppearance> {
  signal?.throwIfAborted();
  const process = reader ?? new ReaderProcess();
  const task = { signal, isLook: true };
  try {
    await fingerprint(path, signal);
    const { appearance } = await process.read(resolve(path), { ...LIMITS, ...ALLOWANCE, ...limits }, task);
    if (!appearance) throw new DeckError('damaged');
    return appearance;
  } finally {
    process.kill();
  }
}
