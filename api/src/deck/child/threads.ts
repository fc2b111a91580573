import { Worker } from 'node:worker_threads';
import { MAX_PAGES } from '../limits.ts';
import { Gathering } from './gathering.ts';
import type {
  ReaderFailure,
  ReaderMessage,
  ReaderRequest,
  ReadRequest,
  ThreadMessage,
  ThreadRequest,
} from './messages.ts';
import { Failure } from './pdfium.ts';

/** Memory that the second thread may take for the document. */
const SECOND_BYTES = 128 * 1024 * 1024;

const THREAD = new URL('./worker.ts', import.meta.url);

/**
 * The threads of a reader process: one that answers for the document, and a second one that takes pages off it while it
 * is idle anyway. What the second one does not manage, the first one does: what is read never depends on it.
 */
export class Threads {
  readonly #tell: (message: ReaderMessage) => void;
  readonly #first: Worker;
  readonly #secondRuns: URL;
  #second: Worker | null = null;
  #isSecondReady = false;
  #program: WebAssembly.Module | null = null;
  readonly #gathering: Gathering;
  /** Of the next page to be read, its index. */
  readonly #turns = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  #isReading = false;
  #isFirstDone = false;
  /** Why the first one gave the document up. */
  #failure: ReaderFailure | null = null;

  /**
   * @param isSecondWanted whether a second thread is started when the first one is as fast as it gets
   * @param second what it runs
   */
  constructor(tell: (message: ReaderMessage) => void, isSecondWanted: boolean, second = THREAD) {
    this.#tell = tell;
    this.#secondRuns = second;
    this.#gathering = new Gathering(({ slide, picture }) => tell({ type: 'slide', slide, picture }));
    this.#first = new Worker(THREAD);
    this.#first.on('message', (message: ThreadMessage) => this.#ofFirst(message, isSecondWanted));
    this.#first.on('error', (error) => tell({ type: 'broken', detail: String(error) }));
  }

  /** Ends both. */
  async close(): Promise<void> {
    await this.#second?.terminate();
    await this.#first.terminate();
  }

  ask(request: ReaderRequest): void {
    if ('path' in request) this.#read(request);
    else this.#post(this.#first, request);
  }

  #post(thread: Worker, request: ThreadRequest) {
    thread.postMessage(request);
  }

  #read({ together = false, ...request }: ReadRequest) {
    this.#isReading = true;
    // Pictures are taken one after the other.
    if (!together || !this.#isSecondReady || request.pictureSide) this.#endSecond();
    const turns = this.#turns;
    this.#post(this.#first, { ...request, turns });
    const heapBytes = Math.min(SECOND_BYTES, request.heapBytes);
    if (this.#second) this.#post(this.#second, { ...request, heapBytes, turns });
  }

  #ofFirst(message: ThreadMessage, isSecondWanted: boolean) {
    switch (message.type) {
      case 'ready':
        this.#program = message.program;
        this.#tell({ type: 'ready' });
        return;
      case 'practised':
        if (isSecondWanted && !this.#isReading) this.#startSecond();
        else this.#tell({ type: 'prepared' });
        return;
      case 'grown':
        this.#endSecond();
        return;
      case 'opened':
        this.#tell(message);
        this.#orFail(() => this.#gathering.expect(message.pages));
        return;
      case 'page':
        this.#add(message);
        return;
      case 'failed':
      case 'done':
        if (!this.#isReading) return this.#tell(message);
        if (message.type === 'failed') this.#failure = message.code;
        this.#isFirstDone = true;
        // After a failure nobody takes another page.
        Atomics.store(this.#turns, 0, MAX_PAGES);
        this.#settle();
        return;
      default:
        this.#tell(message);
    }
  }

  #startSecond() {
    const second = new Worker(this.#secondRuns, { workerData: { program: this.#program } });
    this.#second = second;
    const isOver = () => {
      if (this.#second === second) this.#endSecond();
    };
    second.on('message', (message: ThreadMessage) => {
      if (this.#second !== second) return;
      if (message.type === 'practised') {
        this.#isSecondReady = true;
        this.#tell({ type: 'prepared' });
      } else if (message.type === 'page') this.#add(message);
      else if (['done', 'failed', 'broken'].includes(message.type)) isOver();
    });
    second.on('error', isOver);
    second.on('exit', isOver);
  }

  #add(page: Extract<ThreadMessage, { type: 'page' }>) {
    this.#orFail(() => {
      if (!this.#gathering.add(page)) this.#tell({ type: 'held' });
    });
  }

  #endSecond() {
    const second = this.#second;
    this.#second = null;
    void second?.terminate();
    this.#settle();
  }

  /** When both are through: what the second one left is read by the first, and the rest is told. */
  #settle() {
    if (!this.#isReading || !this.#isFirstDone || this.#second) return;
    const { missing } = this.#gathering;
    if (missing.length > 0 && !this.#failure) {
      this.#isFirstDone = false;
      return this.#post(this.#first, { more: missing });
    }
    this.#orFail(() => {
      if (this.#failure) throw new Failure(this.#failure);
      this.#gathering.end();
      this.#isReading = false;
      this.#tell({ type: 'done' });
    });
  }

  #orFail(work: () => void) {
    try {
      work();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#isReading = false;
      this.#tell({ type: 'failed', code: error.code });
    }
  }
}
