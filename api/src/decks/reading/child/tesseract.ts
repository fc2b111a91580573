import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { createWorker, type Line, OEM, PSM, type Worker } from 'tesseract.js';
import { type Grey, toPgm } from './grey.ts';

// The package exports only its larger data set, which the LSTM engine does not need.
const LANGUAGE = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);

export type RecognisedLine = Line;

/** How OCR looks for text: in columns and paragraphs, anywhere, or as a single line. */
export type Mode = 'page' | 'sparse' | 'line';

const MODES = { page: PSM.AUTO, sparse: PSM.SPARSE_TEXT, line: PSM.SINGLE_LINE } as const;

/** Each engine takes about 100 MB. */
export const MOST_ENGINES = 2;
/**
 * Processor time allowed for one pass over one picture, in milliseconds. A page of dense small print takes 3 s of it on
 * a busy machine.
 */
export const PASS_MS = 4_500;
const WATCH_MS = 50;

/** One pass took too long and was ended. */
export class SlowPassError extends Error {
  override readonly name = 'SlowPassError';
}

/** Runs OCR on pictures. It downloads and caches nothing: engine and language data are files of npm packages. */
export interface Recogniser {
  /** @throws SlowPassError */
  linesIn(picture: Grey, mode: Mode): Promise<RecognisedLine[]>;
}

interface Engine {
  worker: Promise<Worker>;
  mode?: Mode;
}

const startEngine = (): Engine => ({
  worker: createWorker('eng', OEM.LSTM_ONLY, {
    langPath: LANGUAGE,
    cacheMethod: 'none',
    // Without an error handler, errors would end the process. Each call still rejects with its own error.
    errorHandler: () => {},
  }),
});

/** A few OCR engines that work in parallel. They start when they are first needed. */
export class Engines implements Recogniser {
  readonly size = Math.min(MOST_ENGINES, availableParallelism());
  readonly #idle: Engine[] = [];
  readonly #waiting: ((engine: Engine) => void)[] = [];
  readonly #onPass: () => void;
  #started = 0;
  #busy = 0;

  /** `onPass` is called after each pass. */
  constructor(onPass: () => void) {
    this.#onPass = onPass;
  }

  async linesIn(picture: Grey, mode: Mode): Promise<RecognisedLine[]> {
    const engine = await this.#take();
    this.#busy++;
    try {
      const lines = await this.#inTime(recognise(engine, picture, mode));
      this.#give(engine);
      this.#onPass();
      return lines;
    } catch (error) {
      // The engine may still be at work, so a new one takes its place.
      void engine.worker.then((worker) => worker.terminate()).catch(() => {});
      this.#give(startEngine());
      throw error;
    } finally {
      this.#busy--;
    }
  }

  #take(): Engine | Promise<Engine> {
    const engine = this.#idle.pop();
    if (engine) return engine;
    if (this.#started < this.size) {
      this.#started++;
      return startEngine();
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #give(engine: Engine) {
    const next = this.#waiting.shift();
    if (next) next(engine);
    else this.#idle.push(engine);
  }

  async #inTime<T>(pass: Promise<T>): Promise<T> {
    let before = process.cpuUsage();
    let used = 0;
    let watch: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      watch = setInterval(() => {
        const { user, system } = process.cpuUsage(before);
        before = process.cpuUsage();
        used += (user + system) / 1000 / Math.max(1, this.#busy);
        if (used > PASS_MS) reject(new SlowPassError());
      }, WATCH_MS);
    });
    try {
      return await Promise.race([pass, late]);
    } finally {
      clearInterval(watch);
    }
  }
}

async function recognise(engine: Engine, picture: Grey, mode: Mode): Promise<RecognisedLine[]> {
  const worker = await engine.worker;
  if (engine.mode !== mode) {
    // Single lines are dark on light already. Otherwise, the engine also tries what it is unsure of inverted.
    const inversion = { tessedit_do_invert: mode === 'line' ? '0' : '1' };
    await worker.setParameters({ tessedit_pageseg_mode: MODES[mode], ...inversion });
    engine.mode = mode;
  }
  const { data } = await worker.recognize(toPgm(picture), {}, { blocks: true, text: false });
  return (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
}
