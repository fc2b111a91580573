/** Maximum time in seconds that counts for one slide. Longer times suggest that the viewer has left. */
const LONGEST = 600;

/** Adds up how long each slide was in view. The caller passes the current time in milliseconds. */
export class SlideTimer {
  readonly #seconds = new Map<number, number>();
  #slide: number | null = null;
  #since = 0;

  /** Starts the time of a slide; null if no slide is in view. */
  turnTo(slide: number | null, now: number): void {
    if (this.#slide !== null) this.#add(this.#slide, (now - this.#since) / 1000);
    this.#slide = slide;
    this.#since = now;
  }

  /** Returns all times so far, including the current slide's. */
  read(now: number): { slide: number; seconds: number }[] {
    this.turnTo(this.#slide, now);
    return [...this.#seconds]
      .filter(([, seconds]) => seconds >= 0.1)
      .map(([slide, seconds]) => ({ slide, seconds: Math.round(seconds * 10) / 10 }));
  }

  #add(slide: number, seconds: number) {
    this.#seconds.set(slide, Math.min(LONGEST, (this.#seconds.get(slide) ?? 0) + Math.max(0, seconds)));
  }
}
