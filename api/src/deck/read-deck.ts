import { resolve } from 'node:path';
import { DeckError } from './errors.ts';
import { fingerprint } from './fingerprint.ts';
import { slidesOf } from './layout/slides.ts';
import { LIMITS, type Limits } from './limits.ts';
import { ReaderProcess } from './reader-process.ts';
import type { Deck } from './types.ts';

/** How one document is read; the limits default to LIMITS. */
export interface ReadOptions extends Partial<Limits> {
  /** Ends the reading at once; the promise rejects with the signal's reason. */
  signal?: AbortSignal;
  /** A process to read with, started ahead. Without one, one is started. */
  reader?: ReaderProcess;
}

/**
 * Reads a PDF from a file into slides, in a process of its own with limits on time and memory.
 * @throws DeckError with a message for the founder when the file cannot be read; `unreadable` when no slide holds text.
 */
export async function readDeck(path: string, { signal, reader, ...limits }: ReadOptions = {}): Promise<Deck> {
  signal?.throwIfAborted();
  // The check of the content runs beside the start of the process, and alone decides whether it gets the file.
  const process = reader ?? new ReaderProcess();
  try {
    const sha256 = await fingerprint(path, signal);
    const slides = slidesOf(await process.read(resolve(path), { ...LIMITS, ...limits }, { signal }));
    const unread = slides.filter(({ readable }) => !readable).map(({ number }) => number);
    const spoken = slides.some(({ readable, lines }) => readable && lines.length > 0);
    if (unread.length > 0 && !spoken) throw new DeckError('unreadable', { slides: unread, pages: slides.length });
    return { slides, language: null, sha256 };
  } catch (error) {
    // Whatever broke off because of the signal, the caller gets its reason.
    signal?.throwIfAborted();
    throw error;
  } finally {
    process.kill();
  }
}
