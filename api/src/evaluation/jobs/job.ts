import { EventEmitter, on } from 'node:events';
import type { DeckProgress } from '../../decks/reading/types.ts';
import { evaluationCancelled } from '../../platform/errors/failures.ts';
import type { EvaluationProgress } from '../engine/types.ts';

/** What an evaluation under way is doing. */
export type RunProgress = DeckProgress | ({ stage: 'scoring' } & EvaluationProgress);

/** This server does not go on with a run, and it has not come to its end. */
export class JobReleased extends Error {
  override readonly name = 'HandedBack';
}

/** An evaluation under way. It begins with the first sign of progress, and from then on needs nobody to wait for it. */
export class Job<T> {
  readonly #controller = new AbortController();
  readonly #signs = new EventEmitter();
  readonly #result: Promise<T>;
  #latest: RunProgress | null = null;

  constructor(work: (signal: AbortSignal, onProgress: (progress: RunProgress) => void) => Promise<T>) {
    const onProgress = (progress: RunProgress) => {
      this.#latest = progress;
      this.#signs.emit('progress', progress);
    };
    this.#result = work(this.#controller.signal, onProgress).finally(() => this.#signs.emit('end'));
    // Whoever waits is told; a run that nobody waits for any more must not end the server.
    this.#result.catch(() => {});
  }

  get latest(): RunProgress | null {
    return this.#latest;
  }

  get result(): Promise<T> {
    return this.#result;
  }

  cancel(): void {
    this.#controller.abort(evaluationCancelled());
  }

  /** Stops here, so that another server takes it up. Who waits here is told nothing: it goes on. */
  release(): void {
    this.#controller.abort(new JobReleased('Another server takes it up.'));
  }

  /** Cancels it when `signal` aborts before it has begun. */
  needs(signal: AbortSignal): void {
    signal.addEventListener('abort', () => {
      if (this.#latest === null) this.cancel();
    });
  }

  /** All that happens from now on. */
  progress(): AsyncIterable<RunProgress> {
    const signs = on(this.#signs, 'progress', { close: ['end'] });
    return (async function* () {
      for await (const [progress] of signs) yield progress as RunProgress;
    })();
  }
}
