import { resolve } from 'node:path';
import { slidesInTurn } from './layout/slides.ts';
import { LIMITS } from './limits.ts';
import type { ReadOptions } from './read-deck.ts';
import { type DrawOptions, ReaderProcess } from './reader-process.ts';
import type { Slide } from './types.ts';
import { settleText } from './visible-text.ts';

/** Drawing at full size takes longer than reading. */
const ALLOWANCE = { timeoutMs: 20_000, totalMs: 60_000 };

/**
 * Draws each page of a PDF and reads its text, in a separate process with limits on time and memory. A page that cannot
 * be opened has no picture.
 * @throws DeckError when the file cannot be read; whatever `drawing.take` rejects with; the signal's reason.
 */
export async function drawDeck(
  path: string,
  drawing: DrawOptions,
  { signal, reader, ...limits }: ReadOptions = {},
): Promise<Slide[]> {
  signal?.throwIfAborted();
  const process = reader ?? new ReaderProcess();
  const { slides } = await process.read(resolve(path), { ...LIMITS, ...ALLOWANCE, ...limits }, { signal, drawing });
  return slidesInTurn(settleText(slides));
}
