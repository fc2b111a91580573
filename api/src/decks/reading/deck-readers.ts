import type { SandboxLevel } from '../../platform/sandbox/sandbox.ts';
import { type Tracer, untraced } from '../../platform/telemetry/tracing/tracer.ts';
import type { PdfAppearance } from '../brand/types.ts';
import { drawDeck } from './draw-deck.ts';
import type { Limits } from './limits.ts';
import { lookAtDeck } from './look-at-deck.ts';
import { type ReadOptions, readDeck } from './read-deck.ts';
import { type DrawOptions, ReaderProcess } from './reader-process.ts';
import type { Deck, ReadingOptions, Slide } from './types.ts';

export interface DeckReadersOptions extends Partial<Limits> {
  /** Reader processes kept ready for the next documents. Defaults to one. */
  spares?: number;
  /** Whether to run OCR on slides that are pictures. Defaults to true. */
  ocr?: boolean;
  /** Level of the sandbox of the processes. Defaults to the strongest one on this machine. */
  sandbox?: SandboxLevel | undefined;
  /** @default no tracing */
  tracer?: Tracer;
}

/** Reads decks, each in a process of its own. How many at a time is up to the jobs of the lane `reading`. */
export class DeckReaders {
  readonly #spareCount: number;
  readonly #ocr: boolean;
  readonly #sandbox: SandboxLevel | undefined;
  readonly #limits: Partial<Limits>;
  readonly #spares: ReaderProcess[] = [];
  readonly #tracer: Tracer;
  readonly #closing = new AbortController();

  constructor({ spares = 1, ocr = true, sandbox, tracer = untraced, ...limits }: DeckReadersOptions = {}) {
    this.#tracer = tracer;
    this.#spareCount = spares;
    this.#ocr = ocr;
    this.#sandbox = sandbox;
    this.#limits = limits;
  }

  /** Starts the spare processes. */
  startSpares(): void {
    this.#refill();
  }

  /**
   * Reads a PDF.
   * @throws DeckError as readDeck; the signal's reason.
   */
  read(path: string, options: ReadingOptions = {}): Promise<Deck> {
    const { onProgress, ocr = true } = options;
    return this.#run('read', options, (reading) => readDeck(path, { ...reading, onProgress, ocr: ocr && this.#ocr }));
  }

  /**
   * Draws the pages of a PDF.
   * @throws as drawDeck.
   */
  draw(path: string, drawing: DrawOptions, options: ReadingOptions = {}): Promise<Slide[]> {
    return this.#run('draw', options, (reading) => drawDeck(path, drawing, reading));
  }

  /**
   * Looks at the colours, fonts and logo of a PDF.
   * @throws as lookAtDeck.
   */
  look(path: string, options: Pick<ReadingOptions, 'signal'> = {}): Promise<PdfAppearance> {
    return this.#run('look at', options, (reading) => lookAtDeck(path, reading));
  }

  /** Kills every process; reads in progress reject. The readers cannot be used afterwards. */
  close(): void {
    this.#closing.abort(new Error('The deck readers are closed.'));
    for (const spare of this.#spares.splice(0)) spare.kill();
  }

  async #run<T>(
    what: 'read' | 'draw' | 'look at',
    { signal }: ReadingOptions,
    work: (options: ReadOptions) => Promise<T>,
  ): Promise<T> {
    const ending = signal ? AbortSignal.any([signal, this.#closing.signal]) : this.#closing.signal;
    ending.throwIfAborted();
    try {
      const reader = this.#take();
      return await this.#tracer.step(`${what} deck`, { 'northlight.reader_pid': reader.pid ?? 0 }, () =>
        work({ ...this.#limits, signal: ending, reader }),
      );
    } finally {
      this.#refill();
    }
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
