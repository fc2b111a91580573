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
import { ModelFailure } from '../../../platform/language-model/model-failure.ts';

/** Seconds until a retry makes sense: after a model failure, and when this server is at its limit. */
const LATER = 30;
const SOON = 10;

/** Converts model errors to API failures; other errors stay as they are. */
export function failureOf(error: unknown): unknown {
  if (error instanceof Failure || error instanceof DeckError) return error;
  if (error instanceof UnusableAnswer) return modelUnusable();
  if (!(error instanceof ModelFailure)) return error;
  if (error.kind === 'refused') return modelRefused();
  if (error.kind === 'rejected') return error.status === 413 ? modelTooMuch() : modelUnusable();
  return modelUnavailable(Math.min(3600, Math.ceil((error.retryAfter ?? LATER * 1000) / 1000)));
}

/** Limits concurrency and duration, and converts errors. */
export function createService({ callsAtOnce, timeout }: { callsAtOnce: number; timeout: number }) {
  let working = 0;

  function enter(leaving: AbortSignal | undefined) {
    leaving?.throwIfAborted();
    if (working >= callsAtOnce)
      throw busy(SOON, 'The language model is busy. Try again shortly, or use the built-in engine.');
    working += 1;
    const late = AbortSignal.timeout(timeout);
    const signal = leaving ? AbortSignal.any([leaving, late]) : late;
    const wordedAs = (error: unknown) =>
      late.aborted && !leaving?.aborted ? modelUnavailable(LATER) : leaving?.aborted ? error : failureOf(error);
    return { signal, wordedAs };
  }

  return {
    /** Runs work that returns one answer. */
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
    /** Runs work that streams its answer. */
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
