import { runInThread } from '../../../platform/run-in-thread.ts';
import type { DeckToDraw } from './build-pdf.ts';

/** The largest possible deck takes a few seconds. */
const LIMITS = { longest: 60_000, memory: 512 };

/**
 * Draws an imported deck as a PDF, in a thread of its own.
 * @throws the signal's reason
 */
export const makeSlidesPdf = (deck: DeckToDraw, leaving: AbortSignal): Promise<Uint8Array> =>
  runInThread(new URL('./worker.ts', import.meta.url), deck, LIMITS, leaving);
