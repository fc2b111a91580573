import { availableParallelism } from 'node:os';
import { drawDeck } from './draw-deck.ts';
import { BusyError } from './errors.ts';
import type { Limits } from './limits.ts';
import { type ReadOptions, readDeck } from './read-deck.ts';
import { type Drawing, ReaderProcess } from './reader-process.ts';
import type { Deck, ReadingOptions, Slide } from './types.ts';

export interface DeckReadersOptions extends Partial<Limits> {
  /** Documents read at the same time; by default one per processor. */
  size?: number;
  /** Documents that may wait for their turn; by default eight per place. */
  queue?: number;
  /** Reader processes kept started for the next documents; by default one. */
  spares?: number;
}

/** What a document is expected to take, to tell those turned away when to come back. */
const SECONDS_PER_DOCUMENT = 2;

/** Reads decks with a bounded number of processes. One pool serves one server. */
export class DeckReaders {
  readonly #size: number;
  readonly #queue: number;
  readonly #spareCount: number;
  readonly #limits: Partial<Limits>;
  readonly #spares: ReaderProcess[] = [];
  readonly #waiting: (() => void)[] = [];
  readonly #closing = new AbortController();
  #active = 0;

  constructor({ size, queue, spares = 1, ...limits }: DeckReadersOptions = {}) {
    this.#size = size ?? availableParallelism();
    this.#queue = queue ?? this.#size * 8;
    this.#spareCount = spares;
    this.#limits = limits;
    this.#refill();
  }

  /** Documents at work and waiting. */
  get load(): { active: number; waiting: number } {
    return { active: this.#active, waiting: this.#waiting.length };
  }

  /**
   * Reads a PDF when a place is free.
   * @throws BusyError at once when all places and the queue are full; DeckError as readDeck; the signal's reason.
   */
  read(path: string, { signal, onProgress }: ReadingOptions = {}): Promise<Deck> {
    return this.#inTurn(signal, (options) => readDeck(path, { ...options, onProgress }));
  }

  /**
   * Draws the pages of a PDF when a place is free.
   * @throws BusyError at once when all places and the queue are full; as drawDeck otherwise.
   */
  draw(path: string, drawing: Drawing, { signal }: { signal?: AbortSignal } = {}): Promise<Slide[]> {
    return this.#inTurn(signal, (options) => drawDeck(path, drawing, options));
  }

  /** Ends every process, and every reading with an error. The pool is of no use afterwards. */
  close(): void {
    this.#closing.abort(new Error('The deck readers are closed.'));
    for (const spare of this.#spares.splice(0)) spare.kill();
  }

  async #inTurn<T>(signal: AbortSignal | undefined, work: (options: ReadOptions) => Promise<T>): Promise<T> {
    const ending = signal ? AbortSignal.any([signal, this.#closing.signal]) : this.#closing.signal;
    await this.#enter(ending);
    try {
      return await work({ ...this.#limits, signal: ending, reader: this.#take() });
    } finally {
      this.#leave();
    }
  }

  async #enter(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#active < this.#size) {
      this.#active++;
      return;
    }
    if (this.#waiting.length >= this.#queue) {
      throw new BusyError(Math.ceil(((this.#waiting.length + 1) * SECONDS_PER_DOCUMENT) / this.#size));
    }
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1);
        reject(signal.reason);
      };
      this.#waiting.push(enter);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  /** A place that frees goes straight to who waits longest. */
  #leave() {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#active--;
    this.#refill();
  }

  #take(): ReaderProcess {
    for (let spare = this.#spares.shift(); spare; spare = this.#spares.shift()) if (spare.alive) return spare;
    return new ReaderProcess();
  }

  #refill() {
    if (this.#closing.signal.aborted) return;
    while (this.#spares.length < this.#spareCount) this.#spares.push(new ReaderProcess());
  }
}
