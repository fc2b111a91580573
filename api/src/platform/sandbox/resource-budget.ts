import { type Usage, usageOf } from './usage.ts';

const WATCH_MS = 25;

/**
 * On a busy machine, processor time passes more slowly than the clock. A process that takes this many times longer
 * hangs.
 */
const PATIENCE = 5;

interface Allowance {
  /** Processor time allowed until the next sign of progress, in milliseconds. */
  stepMs: number;
  /** Processor time allowed in total, in milliseconds. */
  totalMs: number;
  memoryBytes: number;
}

/** Monitors the resource usage of a process and calls back when it exceeds its allowance. */
export class ResourceBudget {
  readonly #pid: number | undefined;
  readonly #tooMuch: () => void;
  readonly #watch: NodeJS.Timeout;
  #allowance: Allowance;
  #used = 0;
  #sinceStart = { used: 0, at: performance.now() };
  #sinceStep = { used: 0, at: performance.now() };

  constructor(pid: number | undefined, allowance: Allowance, tooMuch: () => void) {
    this.#pid = pid;
    this.#allowance = allowance;
    this.#tooMuch = tooMuch;
    this.allow(allowance);
    this.#watch = setInterval(() => {
      const usage = pid === undefined ? null : usageOf(pid);
      this.check(usage);
    }, WATCH_MS);
  }

  /** Sets a new allowance and restarts the counters. */
  allow(allowance: Allowance): void {
    this.#allowance = allowance;
    this.#used = (this.#pid === undefined ? null : usageOf(this.#pid))?.processorMs ?? this.#used;
    this.#sinceStart = { used: this.#used, at: performance.now() };
    this.step();
  }

  /** Records a sign of progress. */
  step(): void {
    this.#sinceStep = { used: this.#used, at: performance.now() };
  }

  /** Checks the usage against the allowance. If it is null (unknown), only elapsed time counts. */
  check(usage: Usage | null): void {
    const { stepMs, totalMs, memoryBytes } = this.#allowance;
    const now = performance.now();
    if (usage) this.#used = usage.processorMs;
    const isOver = (since: { used: number; at: number }, limit: number) =>
      this.#used - since.used > limit || now - since.at > limit * PATIENCE;
    if ((usage && usage.bytes > memoryBytes) || isOver(this.#sinceStep, stepMs) || isOver(this.#sinceStart, totalMs)) {
      this.#tooMuch();
    }
  }

  end(): void {
    clearInterval(this.#watch);
  }
}
