/** Milliseconds before the first restart in a row. Each further one waits twice as long. */
const FIRST_PAUSE = 500;
/** Restarts in a row before the supervisor gives up. */
const MOST = 5;
/** Milliseconds after which a process that accepted requests counts as sound. */
const SOUND = 30_000;

/** Says when a process that ended is started again. */
export class Restarts {
  #inARow = 0;

  /**
   * Counts an end.
   * @param readyFor milliseconds for which the process was ready
   * @returns milliseconds to wait, or null for a process that ends again and again
   */
  pauseAfter(readyFor: number): number | null {
    if (readyFor >= SOUND) this.#inARow = 0;
    this.#inARow += 1;
    return this.#inARow > MOST ? null : FIRST_PAUSE * 2 ** (this.#inARow - 1);
  }
}
