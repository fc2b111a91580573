import { DeckError } from '../../../decks/reading/errors.ts';
import { Failure } from '../../../platform/errors/failure.ts';
import {
  busy,
  modelRefused,
  modelTooMuch,
  modelUnavailable,
  modelUnusable,
} from '../../../platform/errors/failures.ts';
import { UnusableAnswer } from '../../../platform/language-model/ask.ts';
import { ModelTrouble } from '../../../platform/language-model/trouble.ts';

/** Seconds after which a model that fails, or is busy here, is worth another try. */
const LATER = 30;
const SOON = 10;

/** What the person is told; anything else stays as it is. */
export function failureOf(error: unknown): unknown {
  if (error instanceof Failure || error instanceof DeckError) return error;
  if (error instanceof UnusableAnswer) return modelUnusable();
  if (!(error instanceof ModelTrouble)) return error;
  if (error.kind === 'refused') return modelRefused();
  if (error.kind === 'rejected') return error.status === 413 ? modelTooMuch() : modelUnusable();
  return modelUnavailable(Math.min(3600, Math.ceil((error.retryAfter ?? LATER * 1000) / 1000)));
}

/** Lets so many work at once, each for so long, and words what goes wrong. */
export function createService({ callsAtOnce, timeout }: { callsAtOnce: number; timeout: number }) {
  let working = 0;

  function enter(leaving: AbortSignal | undefined) {
    leaving?.throwIfAborted();
    if (working >= callsAtOnce)
      throw busy(SOON, 'The language model has its hands full. Try again shortly, or use the built-in engine.');
    working += 1;
    const late = AbortSignal.timeout(timeout);
    const signal = leaving ? AbortSignal.any([leaving, late]) : late;
    const wordedAs = (error: unknown) =>
      late.aborted && !leaving?.aborted ? modelUnavailable(LATER) : leaving?.aborted ? error : failureOf(error);
    return { signal, wordedAs };
  }

  return {
    /** Does work that ends in one answer. */
    async once<T>(leaving: AbortSignal | undefined, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
      const { signal, wordedAs } = enter(leaving);
      try {
        return await work(signal);
      } catch (error) {
        throw wordedAs(error);
      } finally {
        working -= 1;
      }
    },
    /** Does work that is told piece by piece. */
    async *streamed<T>(
      leaving: AbortSignal | undefined,
      work: (signal: AbortSignal) => AsyncIterable<T>,
    ): AsyncGenerator<T, void> {
      const { signal, wordedAs } = enter(leaving);
      try {
        yield* work(signal);
      } catch (error) {
        throw wordedAs(error);
      } finally {
        working -= 1;
      }
    },
  };
}
