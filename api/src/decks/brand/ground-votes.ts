/** Luma of 255 below which a pixel is dark, and the share of a page that makes it a dark page. */
const DARK = { luma: 90, share: 0.5 } as const;
/** Share of a page that has to be seen beside its pictures. */
const SEEN = 0.2;
/** Pixels are all much alike, so that some of them do. */
const STEP = 3;

/** Counts dark pages. */
export class GroundVotes {
  #dark = 0;
  #pages = 0;

  /**
   * @param pixels of one page: blue, green, red and alpha
   * @param isLeftOut pixels that do not count
   */
  add(pixels: Uint8Array, isLeftOut: (pixel: number) => boolean): void {
    const all = pixels.length / 4;
    let [seen, dark] = [0, 0];
    for (let pixel = 0; pixel < all; pixel += STEP) {
      if (isLeftOut(pixel)) continue;
      const at = pixel * 4;
      const luma = 0.114 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.299 * (pixels[at + 2] ?? 0);
      seen += 1;
      if (luma < DARK.luma) dark += 1;
    }
    if (seen * STEP < all * SEEN) return;
    this.#pages += 1;
    if (dark > seen * DARK.share) this.#dark += 1;
  }

  /** Whether most pages are dark; null if no page was seen. */
  get isDark(): boolean | null {
    return this.#pages === 0 ? null : this.#dark * 2 > this.#pages;
  }
}
