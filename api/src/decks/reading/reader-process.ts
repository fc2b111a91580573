import type { ChildProcess } from 'node:child_process';
import { open } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { ResourceBudget } from '../../platform/sandbox/resource-budget.ts';
import { type SandboxLevel, startSandboxed } from '../../platform/sandbox/sandbox.ts';
import type { PdfAppearance } from '../brand/types.ts';
import type { Picture, ReaderMessage, ReaderRequest, RecogniseRequest, UsageMessage } from './child/messages.ts';
import { CHILD, NEEDS } from './child/needs.ts';
import { type RawSlide, type Reading, type Recognised, unreachedSlide } from './child/raw-slide.ts';
import { DeckError } from './errors.ts';
import type { Limits } from './limits.ts';
import type { DeckProgress } from './types.ts';

/** Memory of a reader process that Node and the rendered page use, not the document. */
const OWN_BYTES = 160 * 1024 * 1024;
/** Handles the picture of a slide. The next picture is drawn after this resolves. */
export type TakePicture = (number: number, picture: Picture) => Promise<void>;

/** Settings for drawing the pages in addition to reading them. */
export interface DrawOptions {
  /** Longest side in pixels. */
  side: number;
  take: TakePicture;
}

interface Task {
  signal?: AbortSignal | undefined;
  drawing?: DrawOptions | undefined;
  /** Looks at the document instead of reading it. */
  isLook?: boolean | undefined;
  /** Called after all slides are read; returns what to look for in pictures. */
  choose?: ((slides: readonly RawSlide[]) => RecogniseRequest) | undefined;
  onProgress?: ((progress: DeckProgress) => void) | undefined;
}

/** What a process read from a document. */
export interface ReadResult {
  /** All slides, including those that were not reached. */
  slides: RawSlide[];
  /** OCR results. */
  recognised: Recognised[];
  /** What OCR read in the places of doubtful text. */
  readings: Reading[];
  /** What the document looks like, where that was asked for. */
  appearance: PdfAppearance | null;
}

const SMALLEST_HEAP = 64 * 1024 * 1024;

/**
 * A sandboxed process that reads one document and then exits. It can be started in advance. It gets the document through
 * a pipe, so it needs no access to files.
 */
export class ReaderProcess {
  readonly #child: ChildProcess;
  readonly #pipe: Socket;
  #used = false;

  /** @param level of the sandbox; the strongest one on this machine by default */
  constructor(level?: SandboxLevel) {
    this.#child = startSandboxed(CHILD, NEEDS, level);
    this.#pipe = this.#child.stdio[4] as Socket;
    this.#pipe.on('error', () => {});
    // A waiting reader does not keep the server alive. `read` reports errors of a process that exited early.
    this.#child.on('error', () => {});
    this.#idle();
  }

  /** False after the process exits or is killed. */
  get alive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null && this.#child.connected;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  /**
   * Reads the pages of a PDF. Can be called once; the process always ends afterwards. Reading stops when it exceeds the
   * limits: slides read so far count, unless pictures are being drawn.
   * @throws DeckError when the file cannot be read or no slide fits the limits; the signal's reason when aborted.
   */
  async read(path: string, limits: Limits, task: Task = {}): Promise<ReadResult> {
    if (this.#used) throw new Error('A reader process reads one document only.');
    this.#used = true;
    this.#child.ref();
    this.#child.channel?.ref();
    const stop = new AbortController();
    try {
      return await Promise.race([this.#converse(path, limits, stop.signal, task), aborted(stop.signal, task.signal)]);
    } finally {
      stop.abort();
      this.kill();
      this.#idle();
    }
  }

  #idle() {
    this.#child.unref();
    this.#child.channel?.unref();
    this.#pipe.unref();
  }

  /** Sends a file. `announce` tells the child its size first. A child that stops reading reports why by itself. */
  async #send(path: string, announce: (bytes: number) => void): Promise<void> {
    const file = await open(path);
    announce((await file.stat()).size);
    await pipeline(file.createReadStream(), this.#pipe).catch((error: NodeJS.ErrnoException) => {
      if (error.syscall === 'read') throw error;
    });
  }

  async #converse(
    path: string,
    limits: Limits,
    stop: AbortSignal,
    { drawing, choose, onProgress, isLook }: Task,
  ): Promise<ReadResult> {
    const child = this.#child;
    const slides: RawSlide[] = [];
    const recognised = new Map<number, Recognised>();
    const readings: Reading[] = [];
    let appearance: PdfAppearance | null = null;
    let pages = 0;
    let isLooking = false;
    return await new Promise((resolve, reject) => {
      const finish = () => {
        const missing = Array.from({ length: isLook ? 0 : pages - slides.length }, (_, at) =>
          unreachedSlide(slides.length + at + 1),
        );
        resolve({ slides: [...slides, ...missing], recognised: [...recognised.values()], readings, appearance });
      };
      const giveUp = (error: Error) => {
        if (slides.length > 0 && !drawing) finish();
        else reject(error);
      };
      const { memoryBytes, timeoutMs, totalMs, recogniseMs, recogniseTotalMs } = limits;
      const expense = new ResourceBudget(child.pid, { stepMs: timeoutMs, totalMs, memoryBytes }, () => {
        giveUp(new DeckError('too_complex'));
      });
      const ask = (request: ReaderRequest) => {
        if (child.connected) child.send(request, (error) => error && reject(error));
      };
      const onDone = () => {
        const wanted = isLooking || !choose ? null : choose(slides);
        if (!wanted || wanted.recognise.length + wanted.confirm.length === 0) return finish();
        isLooking = true;
        expense.allow({ stepMs: recogniseMs, totalMs: recogniseTotalMs, memoryBytes });
        ask(wanted);
      };
      const onMessage = (message: ReaderMessage | UsageMessage) => {
        if (message.type === 'usage') return expense.check(message);
        expense.step();
        switch (message.type) {
          case 'ready':
            return;
          case 'opened':
            pages = message.pages;
            return;
          case 'slide':
            slides.push(message.slide);
            onProgress?.({ stage: 'reading', slide: slides.length, of: pages });
            if (drawing && message.picture) {
              const goOn = () => {
                expense.step();
                ask({ next: true });
              };
              drawing.take(message.slide.number, message.picture).then(goOn, reject);
            }
            return;
          case 'recognising':
            onProgress?.({ stage: 'recognising', slide: message.number, of: pages });
            return;
          case 'recognised':
            recognised.set(message.recognised.number, message.recognised);
            return;
          case 'progress':
            return;
          case 'confirmed':
            readings.push(message.reading);
            return;
          case 'looked':
            appearance = message.appearance;
            return;
          case 'done':
            return onDone();
          case 'failed':
            return giveUp(new DeckError(message.code));
          case 'broken':
            // If OCR crashes, pictures without text remain unassessed.
            return isLooking ? finish() : reject(new Error(`The reader process failed: ${message.detail}`));
        }
      };
      const onExit = (code: number | null, signal: string | null) => {
        if (isLooking) finish();
        else reject(new Error(`The reader process ended unexpectedly (${signal ?? code}).`));
      };
      child.on('message', onMessage);
      child.on('exit', onExit);
      stop.addEventListener('abort', () => {
        expense.end();
        child.off('message', onMessage);
        child.off('exit', onExit);
      });
      if (!this.alive) return onExit(child.exitCode, child.signalCode);
      onProgress?.({ stage: 'opening' });
      const heapBytes = Math.max(SMALLEST_HEAP, memoryBytes - OWN_BYTES);
      this.#send(path, (fileBytes) => ask({ fileBytes, heapBytes, pictureSide: drawing?.side, isLook })).catch(reject);
    });
  }
}

/** Rejects when `signal` aborts, until `stop` aborts. */
function aborted(stop: AbortSignal, signal?: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true, signal: stop });
  });
}
