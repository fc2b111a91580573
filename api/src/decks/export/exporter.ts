import { Worker } from 'node:worker_threads';
import { busy, charactersMissing } from '../../platform/errors/failures.ts';
import type { ExportAnswer, ExportOrder } from './messages.ts';
import type { ExportDeck, ExportFormat } from './types.ts';

/** Concurrent exports, and exports that may wait. */
const AT_ONCE = 2;
const MAY_WAIT = 16;
const SECONDS_EACH = 2;
/** The largest possible deck takes a few seconds. */
const LONGEST_MS = 60_000;
const MEMORY_MB = 512;

/** Exports decks in worker threads, so that the event loop stays free. */
export class Exporter {
  readonly #waiting: (() => void)[] = [];
  readonly #closing = new AbortController();
  #active = 0;

  /**
   * Exports a deck to a file.
   * @param signal cancels the export, for example when the client disconnects
   * @throws {Failure} busy, or characters_missing for a PDF; the signal's reason
   */
  async make(format: ExportFormat, deck: ExportDeck, signal: AbortSignal): Promise<Uint8Array> {
    const ending = AbortSignal.any([signal, this.#closing.signal]);
    await this.#enter(ending);
    try {
      return await work({ format, deck }, AbortSignal.any([ending, AbortSignal.timeout(LONGEST_MS)]));
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#active--;
    }
  }

  /** Cancels all exports. */
  close(): void {
    this.#closing.abort(new Error('The server is closing.'));
  }

  async #enter(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#active < AT_ONCE) {
      this.#active++;
      return;
    }
    if (this.#waiting.length >= MAY_WAIT) {
      const seconds = Math.ceil(((MAY_WAIT + 1) * SECONDS_EACH) / AT_ONCE);
      throw busy(seconds, 'Many decks are being exported at the moment. Please try again shortly.');
    }
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1);
        reject(signal.reason);
      };
      this.#waiting.push(enter);
      signal.addEventListener('abort', leave, { once: true });
    });
  }
}

async function work(order: ExportOrder, signal: AbortSignal): Promise<Uint8Array> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    execArgv: [],
  });
  const stop = () => void worker.terminate();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const answer = await new Promise<ExportAnswer>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(signal.aborted ? signal.reason : new Error('The export ended without a file.')));
    });
    if ('file' in answer) return answer.file;
    if ('characters' in answer) throw charactersMissing(answer.characters, answer.pages);
    throw new Error(answer.error);
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
