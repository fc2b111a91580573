const MOST_FAILURES = 5;
const WITHIN_MS = 60_000;
const OFF_MS = 600_000;

/** Stops trying what keeps failing: after five failures in a minute, for ten minutes. */
export class Breaker {
  readonly #now: () => number;
  readonly #failures = new Map<string, number[]>();

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  isOff(name: string): boolean {
    const failures = this.#failures.get(name) ?? [];
    return failures.length >= MOST_FAILURES && this.#now() - (failures.at(-1) ?? 0) < OFF_MS;
  }

  /** @returns whether this failure switches it off */
  fail(name: string): boolean {
    const now = this.#now();
    const recent = (this.#failures.get(name) ?? []).filter((at) => now - at < WITHIN_MS);
    this.#failures.set(name, [...recent, now]);
    return this.isOff(name);
  }
}
