import { EventEmitter, on } from 'node:events';
import type { DeckProgress } from '../../decks/reading/types.ts';
import { evaluationCancelled } from '../../platform/errors/failures.ts';
import type { EvaluationProgress } from '../engine/types.ts';

/** Progress of an evaluation job. */
export type RunProgress = DeckProgress | ({ stage: 'scoring' } & EvaluationProgress);

/** This server stops working on a job that is not finished. Another server resumes it. */
export class JobReleased extends Error {
  override readonly name = 'JobReleased';
}

/**
 * A running evaluation. It starts with the first progress report; after that, it continues even if no client is
 * waiting.
 */
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
    // Clients that wait see the error; without a client, an unhandled rejection would end the server.
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

  /** Stops the job on this server so that another server resumes it. Waiting clients get no result here. */
  release(): void {
    this.#controller.abort(new JobReleased('Another server takes it up.'));
  }

  /** Cancels the job if `signal` aborts before it has started. */
  needs(signal: AbortSignal): void {
    signal.addEventListener('abort', () => {
      if (this.#latest === null) this.cancel();
    });
  }

  /** Progress reports from now on. */
  progress(): AsyncIterable<RunProgress> {
    const signs = on(this.#signs, 'progress', { close: ['end'] });
    return (async function* () {
      for await (const [progress] of signs) yield progress as RunProgress;
    })();
  }
}
