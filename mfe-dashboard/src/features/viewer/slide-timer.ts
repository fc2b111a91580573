/** Longest time on one slide that counts: whoever stays longer has gone for a coffee. In seconds. */
const LONGEST = 600;

/** Adds up how long each slide was in view. Times in milliseconds come from the caller's clock. */
export class SlideTimer {
  readonly #seconds = new Map<number, number>();
  #slide: number | null = null;
  #since = 0;

  /** From now on this slide is in view; null when none is. */
  turnTo(slide: number | null, now: number): void {
    if (this.#slide !== null) this.#add(this.#slide, (now - this.#since) / 1000);
    this.#slide = slide;
    this.#since = now;
  }

  /** All times so far, the slide in view included. */
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
