import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { MemoryMessage, NextRequest, Picture, ReaderMessage, ReadRequest } from './child/messages.ts';
import type { RawSlide } from './child/raw-slide.ts';
import { DeckError } from './errors.ts';
import type { Limits } from './limits.ts';
import { residentMemory } from './resident-memory.ts';

const CHILD = fileURLToPath(new URL('./child/main.ts', import.meta.url));
const WATCH_MS = 25;
/** Part of a reader's memory that is Node and the rendered page, not the document. */
const OWN_BYTES = 160 * 1024 * 1024;
/** Takes the picture of a slide; the next one is drawn when it is done. */
export type TakePicture = (number: number, picture: Picture) => Promise<void>;

/** Pictures of the pages beside their text. */
export interface Drawing {
  /** Longest side in pixels. */
  side: number;
  take: TakePicture;
}

interface Reading {
  signal?: AbortSignal | undefined;
  drawing?: Drawing | undefined;
}

const SMALLEST_HEAP = 64 * 1024 * 1024;

// Windows cannot start a process without this one; a reader gets no other variable, and so no secret.
const ENVIRONMENT = process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {};

/**
 * A process that reads one document and then ends. It may be started ahead of its document. It has no environment,
 * may not write files or start processes, and ends when this process does.
 */
export class ReaderProcess {
  readonly #child: ChildProcess;
  #used = false;

  constructor() {
    this.#child = fork(CHILD, [], {
      env: ENVIRONMENT,
      execArgv: ['--permission', '--allow-fs-read=*', '--allow-worker', '--max-old-space-size=256', '--no-warnings'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    // A waiting reader keeps nobody from ending; errors of one that ended early are told by `read`.
    this.#child.on('error', () => {});
    this.#idle();
  }

  /** False once it has ended, by itself or by `kill`. */
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
   * Reads the pages of a PDF. To be called once; the process is ended in any case.
   * @throws DeckError when the file cannot be read or costs more than the limits; the signal's reason when aborted.
   */
  async read(path: string, limits: Limits, { signal, drawing }: Reading = {}): Promise<RawSlide[]> {
    if (this.#used) throw new Error('A reader process reads one document only.');
    this.#used = true;
    this.#child.ref();
    this.#child.channel?.ref();
    const stop = new AbortController();
    try {
      return await Promise.race([this.#slides(path, limits, stop.signal, drawing), aborted(stop.signal, signal)]);
    } finally {
      stop.abort();
      this.kill();
      this.#idle();
    }
  }

  #idle() {
    this.#child.unref();
    this.#child.channel?.unref();
  }

  async #slides(path: string, limits: Limits, stop: AbortSignal, drawing?: Drawing): Promise<RawSlide[]> {
    const heapBytes = Math.max(SMALLEST_HEAP, limits.memoryBytes - OWN_BYTES);
    const request: ReadRequest = { path, heapBytes, pictureSide: drawing?.side };
    const next: NextRequest = { next: true };
    const slides: RawSlide[] = [];
    const child = this.#child;
    return await new Promise((resolve, reject) => {
      const tooComplex = () => {
        reject(new DeckError('too_complex'));
      };
      const step = setTimeout(tooComplex, limits.timeoutMs);
      const total = setTimeout(tooComplex, limits.totalMs);
      const check = (bytes: number | null) => {
        if (bytes !== null && bytes > limits.memoryBytes) tooComplex();
      };
      const watch = setInterval(() => {
        if (child.pid) check(residentMemory(child.pid));
      }, WATCH_MS);
      const onMessage = (message: ReaderMessage | MemoryMessage) => {
        if (message.type === 'memory') return check(message.bytes);
        step.refresh();
        if (message.type === 'slide') {
          slides.push(message.slide);
          if (drawing && message.picture) {
            const goOn = () => {
              step.refresh();
              if (child.connected) child.send(next, () => {});
            };
            drawing.take(message.slide.number, message.picture).then(goOn, reject);
          }
        }
        if (message.type === 'done') resolve(slides);
        if (message.type === 'failed') reject(new DeckError(message.code));
        if (message.type === 'broken') reject(new Error(`The reader process failed: ${message.detail}`));
      };
      const onExit = (code: number | null, signal: string | null) => {
        reject(new Error(`The reader process ended before its time (${signal ?? code}).`));
      };
      child.on('message', onMessage);
      child.on('exit', onExit);
      stop.addEventListener('abort', () => {
        clearTimeout(step);
        clearTimeout(total);
        clearInterval(watch);
        child.off('message', onMessage);
        child.off('exit', onExit);
      });
      if (!this.alive) onExit(child.exitCode, child.signalCode);
      else child.send(request, (error) => error && reject(error));
    });
  }
}

/** Rejects when `signal` aborts; says nothing any more once `stop` does. */
function aborted(stop: AbortSignal, signal?: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true, signal: stop });
  });
}
