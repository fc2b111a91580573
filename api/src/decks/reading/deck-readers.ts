import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type Tracer, untraced } from '../../platform/telemetry/tracing/tracer.ts';
import { drawDeck } from './draw-deck.ts';
import { BusyError } from './errors.ts';
import { FairQueue, QueueFullError } from './fair-queue.ts';
import type { Limits } from './limits.ts';
import { type ReadOptions, readDeck } from './read-deck.ts';
import { type Drawing, ReaderProcess } from './reader-process.ts';
import type { Deck, ReadingOptions, Slide } from './types.ts';

export interface DeckReadersOptions extends Partial<Limits> {
  /** Documents read at the same time; by default one per processor. */
  size?: number;
  /** Documents that may wait for their turn; by default eight per place. */
  queue?: number;
  /** Documents of one owner that may wait; by default a quarter of the queue. */
  perOwner?: number;
  /** Reader processes kept started for the next documents; by default one. */
  spares?: number;
  /** Looks for letters in slides that are pictures; by default it does. */
  ocr?: boolean;
  /** @default traces nothing */
  tracer?: Tracer;
}

/** What a document is expected to take before one was read, and how much the latest counts after that. */
const FIRST_GUESS_SECONDS = 2;
const LATEST = 0.2;

/** Reads decks with a bounded number of processes, shared out fairly. One pool serves one server. */
export class DeckReaders {
  readonly #size: number;
  readonly #spareCount: number;
  readonly #ocr: boolean;
  readonly #limits: Partial<Limits>;
  readonly #spares: ReaderProcess[] = [];
  readonly #turns: FairQueue;
  readonly #tracer: Tracer;
  readonly #closing = new AbortController();
  #usualSeconds = FIRST_GUESS_SECONDS;

  constructor({
    size,
    queue,
    perOwner,
    spares = 1,
    ocr = true,
    tracer = untraced,
    ...limits
  }: DeckReadersOptions = {}) {
    this.#tracer = tracer;
    this.#size = size ?? availableParallelism();
    const most = queue ?? this.#size * 8;
    this.#turns = new FairQueue({ places: this.#size, queue: most, perOwner: perOwner ?? Math.ceil(most / 4) });
    this.#spareCount = spares;
    this.#ocr = ocr;
    this.#limits = limits;
  }

  /** Starts the processes for the first documents. */
  startSpares(): void {
    this.#refill();
  }

  /** Documents at work and waiting. */
  get load(): { active: number; waiting: number } {
    return this.#turns.load;
  }

  /**
   * Reads a PDF when its turn comes.
   * @throws BusyError at once when all places and the queue are full; DeckError as readDeck; the signal's reason.
   */
  read(path: string, options: ReadingOptions = {}): Promise<Deck> {
    const { onProgress, ocr = true } = options;
    return this.#inTurn('read', options, (reading) =>
      readDeck(path, { ...reading, onProgress, ocr: ocr && this.#ocr }),
    );
  }

  /**
   * Draws the pages of a PDF when its turn comes.
   * @throws BusyError at once when all places and the queue are full; as drawDeck otherwise.
   */
  draw(path: string, drawing: Drawing, options: ReadingOptions = {}): Promise<Slide[]> {
    return this.#inTurn('draw', options, (reading) => drawDeck(path, drawing, reading));
  }

  /** Ends every process, and every reading with an error. The pool is of no use afterwards. */
  close(): void {
    this.#closing.abort(new Error('The deck readers are closed.'));
    for (const spare of this.#spares.splice(0)) spare.kill();
  }

  async #inTurn<T>(
    what: 'read' | 'draw',
    { signal, onProgress, owner = randomUUID() }: ReadingOptions,
    work: (options: ReadOptions) => Promise<T>,
  ): Promise<T> {
    const ending = signal ? AbortSignal.any([signal, this.#closing.signal]) : this.#closing.signal;
    const onPosition = onProgress && ((position: number) => onProgress({ stage: 'waiting', position }));
    const turn = () => this.#turns.enter(owner, { signal: ending, onPosition });
    const leave = await this.#tracer.step('wait for a deck reader', {}, turn).catch((error) => {
      throw error instanceof QueueFullError ? this.#busy(error) : error;
    });
    const started = performance.now();
    try {
      const reader = this.#take();
      return await this.#tracer.step(`${what} deck`, { 'northlight.reader_pid': reader.pid ?? 0 }, () =>
        work({ ...this.#limits, signal: ending, reader }),
      );
    } finally {
      this.#usualSeconds += LATEST * ((performance.now() - started) / 1000 - this.#usualSeconds);
      leave();
      this.#refill();
    }
  }

  #busy({ isOwn, waiting }: QueueFullError): BusyError {
    return new BusyError(Math.max(1, Math.ceil(((waiting + 1) * this.#usualSeconds) / this.#size)), isOwn);
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
