import { resolve } from 'node:path';
import type { RawSlide } from './child/raw-slide.ts';
import { mayHideText } from './child/regions.ts';
import { DeckError } from './errors.ts';
import { fingerprint } from './fingerprint.ts';
import { nameLanguages } from './language/index.ts';
import { slidesInTurn } from './layout/slides.ts';
import { LIMITS, type Limits, MAX_SURVEYED } from './limits.ts';
import { ReaderProcess } from './reader-process.ts';
import type { Deck, ReadingOptions, Slide } from './types.ts';
import { doubtfulSlides, settleText } from './visible-text.ts';

/** Options for reading one document; limits default to LIMITS. */
export interface ReadOptions extends Partial<Limits>, Omit<ReadingOptions, 'owner'> {
  /** A process started in advance. Without it, a new one is started. */
  reader?: ReaderProcess;
}

/** The slides that may show text which is not in the file's text layer. */
function picturesToRead(slides: readonly RawSlide[]): number[] {
  return slides
    .filter(mayHideText)
    .map(({ number }) => number)
    .slice(0, MAX_SURVEYED);
}

/** Throws if no slide has readable text, with the reason. */
function refuseSilent(slides: readonly Slide[]): void {
  const unread = slides.filter(({ readable }) => !readable);
  if (unread.length === 0 || slides.some(({ readable, lines }) => readable && lines.length > 0)) return;
  if (unread.some((slide) => slide.unread === 'not-reached')) throw new DeckError('too_complex');
  throw new DeckError('unreadable', { slides: unread.map(({ number }) => number), pages: slides.length });
}

/**
 * Reads a PDF from a file into slides, in a separate process with limits on time and memory.
 * @throws DeckError with a message for the founder when the file cannot be read; `unreadable` when no slide holds text.
 */
export async function readDeck(
  path: string,
  { signal, onProgress, ocr = true, reader, ...limits }: ReadOptions = {},
): Promise<Deck> {
  signal?.throwIfAborted();
  // The content check runs while the process starts. The process gets the file only if the check passes.
  const process = reader ?? new ReaderProcess();
  try {
    const sha256 = await fingerprint(path, signal);
    const choose = (raw: readonly RawSlide[]) => ({
      recognise: picturesToRead(raw),
      confirm: doubtfulSlides(raw),
      ocr,
    });
    const reading = await process.read(resolve(path), { ...LIMITS, ...limits }, { signal, onProgress, choose });
    const settled = settleText(reading.slides, reading.readings, reading.recognised);
    const slides = await slidesInTurn(settled, reading.recognised);
    refuseSilent(slides);
    return { ...(await nameLanguages(slides)), sha256 };
  } catch (error) {
    // Whatever failed because of the signal, throw the signal's reason.
    signal?.throwIfAborted();
    throw error;
  } finally {
    process.kill();
  }
}
