interface QueueEntry {
  owner: string;
  enter: () => void;
  onPosition: ((position: number) => void) | undefined;
  /** The position last reported to `onPosition`. */
  position: number;
}

export interface FairQueueOptions {
  places: number;
  /** How many may wait in total, and per owner. */
  queue: number;
  perOwner: number;
}

export interface EnterOptions {
  signal: AbortSignal;
  /** Called at once and on every change with the position in the queue; 1 is next. */
  onPosition?: ((position: number) => void) | undefined;
}

/** The queue is full, or the owner has reached their limit. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
  readonly isOwn: boolean;
  readonly waiting: number;

  constructor(isOwn: boolean, waiting: number) {
    super('The queue is full.');
    this.isOwn = isOwn;
    this.waiting = waiting;
  }
}

const add = (counts: Map<string, number>, owner: string, by: number) => {
  const count = (counts.get(owner) ?? 0) + by;
  if (count > 0) counts.set(owner, count);
  else counts.delete(owner);
};

/** Index of the next to serve: the longest waiting among the owners with the lowest count. */
function nextIn(waiting: readonly QueueEntry[], held: ReadonlyMap<string, number>): number {
  let next = 0;
  for (const [index, { owner }] of waiting.entries()) {
    if ((held.get(owner) ?? 0) < (held.get(waiting[next]?.owner ?? '') ?? 0)) next = index;
  }
  return next;
}

/**
 * Distributes places fairly between owners, so that an owner with ten documents does not delay one with a single
 * document. Places already served to waiting owners count too, which makes the queue go round robin.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  readonly #waiting: QueueEntry[] = [];
  /** Places held, by owner. */
  readonly #held = new Map<string, number>();
  /** Places served from the queue, by owner, while the owner has more waiting. */
  readonly #had = new Map<string, number>();
  #active = 0;

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  get load(): { active: number; waiting: number } {
    return { active: this.#active, waiting: this.#waiting.length };
  }

  /**
   * Resolves with a function that releases the place.
   * @throws QueueFullError at once; the signal's reason
   */
  async enter(owner: string, { signal, onPosition }: EnterOptions): Promise<() => void> {
    signal.throwIfAborted();
    const leave = () => this.#leave(owner);
    if (this.#active < this.#options.places) {
      this.#take(owner);
      return leave;
    }
    const own = this.#waiting.filter((other) => other.owner === owner).length;
    if (own >= this.#options.perOwner) throw new QueueFullError(true, own);
    if (this.#waiting.length >= this.#options.queue) throw new QueueFullError(false, this.#waiting.length);
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        this.#tell();
        reject(signal.reason);
      };
      const enter = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const waiting: QueueEntry = { owner, enter, onPosition, position: 0 };
      this.#waiting.push(waiting);
      signal.addEventListener('abort', giveUp, { once: true });
      this.#tell();
    });
    return leave;
  }

  #take(owner: string) {
    this.#active++;
    add(this.#held, owner, 1);
  }

  #leave(owner: string) {
    this.#active--;
    add(this.#held, owner, -1);
    if (this.#waiting.length === 0) return;
    const [next] = this.#waiting.splice(nextIn(this.#waiting, this.#weights()), 1);
    if (!next) return;
    add(this.#had, next.owner, 1);
    if (!this.#waiting.some((other) => other.owner === next.owner)) this.#had.delete(next.owner);
    this.#take(next.owner);
    next.enter();
    this.#tell();
  }

  /** Places held and served, by owner. */
  #weights(): Map<string, number> {
    const weights = new Map(this.#held);
    for (const [owner, turns] of this.#had) add(weights, owner, turns);
    return weights;
  }

  /** Simulates the order in which the queue will be served and reports changed positions. */
  #tell() {
    const left = [...this.#waiting];
    const weights = this.#weights();
    for (let position = 1; left.length > 0; position++) {
      const [next] = left.splice(nextIn(left, weights), 1);
      if (!next) return;
      add(weights, next.owner, 1);
      if (next.position !== position) next.onPosition?.(position);
      next.position = position;
    }
  }
}
