import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { FairQueue, QueueFullError } from '../../platform/sandbox/fair-queue.ts';
import type { SandboxLevel } from '../../platform/sandbox/sandbox.ts';
import { type Tracer, untraced } from '../../platform/telemetry/tracing/tracer.ts';
import { drawDeck } from './draw-deck.ts';
import { BusyError } from './errors.ts';
import type { Limits } from './limits.ts';
import { type ReadOptions, readDeck } from './read-deck.ts';
import { type DrawOptions, ReaderProcess } from './reader-process.ts';
import type { Deck, ReadingOptions, Slide } from './types.ts';

export interface DeckReadersOptions extends Partial<Limits> {
  /** Documents read at the same time. Defaults to one per processor. */
  size?: number;
  /** Documents that may wait. Defaults to eight per place. */
  queue?: number;
  /** Documents of one owner that may wait. Defaults to a quarter of the queue. */
  perOwner?: number;
  /** Reader processes kept ready for the next documents. Defaults to one. */
  spares?: number;
  /** Whether to run OCR on slides that are pictures. Defaults to true. */
  ocr?: boolean;
  /** Level of the sandbox of the processes. Defaults to the strongest one on this machine. */
  sandbox?: SandboxLevel | undefined;
  /** @default no tracing */
  tracer?: Tracer;
}

/** Expected duration before the first document is read, and the weight of the latest one in the moving average. */
const FIRST_GUESS_SECONDS = 2;
const LATEST = 0.2;

/** Reads decks with a limited number of processes, shared fairly. Each server has one pool. */
export class DeckReaders {
  readonly #size: number;
  readonly #spareCount: number;
  readonly #ocr: boolean;
  readonly #sandbox: SandboxLevel | undefined;
  readonly #limits: Partial<Limits>;
  readonly #spares: ReaderProcess[] = [];
  readonly #queue: FairQueue;
  readonly #tracer: Tracer;
  readonly #closing = new AbortController();
  #usualSeconds = FIRST_GUESS_SECONDS;

  constructor({
    size,
    queue,
    perOwner,
    spares = 1,
    ocr = true,
    sandbox,
    tracer = untraced,
    ...limits
  }: DeckReadersOptions = {}) {
    this.#tracer = tracer;
    this.#size = size ?? availableParallelism();
    const most = queue ?? this.#size * 8;
    this.#queue = new FairQueue({ places: this.#size, queue: most, perOwner: perOwner ?? Math.ceil(most / 4) });
    this.#spareCount = spares;
    this.#ocr = ocr;
    this.#sandbox = sandbox;
    this.#limits = limits;
  }

  /** Starts the spare processes. */
  startSpares(): void {
    this.#refill();
  }

  /** Documents in progress and waiting. */
  get load(): { active: number; waiting: number } {
    return this.#queue.load;
  }

  /**
   * Waits in the fair queue, then reads a PDF.
   * @throws BusyError at once when all places and the queue are full; DeckError as readDeck; the signal's reason.
   */
  read(path: string, options: ReadingOptions = {}): Promise<Deck> {
    const { onProgress, ocr = true } = options;
    return this.#inTurn('read', options, (reading) =>
      readDeck(path, { ...reading, onProgress, ocr: ocr && this.#ocr }),
    );
  }

  /**
   * Waits in the fair queue, then draws the pages of a PDF.
   * @throws BusyError at once when all places and the queue are full; otherwise as drawDeck.
   */
  draw(path: string, drawing: DrawOptions, options: ReadingOptions = {}): Promise<Slide[]> {
    return this.#inTurn('draw', options, (reading) => drawDeck(path, drawing, reading));
  }

  /** Kills every process; reads in progress reject. The pool cannot be used afterwards. */
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
    const turn = () => this.#queue.enter(owner, { signal: ending, onPosition });
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
    return new ReaderProcess(this.#sandbox);
  }

  #refill() {
    if (this.#closing.signal.aborted) return;
    while (this.#spares.length < this.#spareCount) this.#spares.push(new ReaderProcess(this.#sandbox));
  }
}
