import { lumaOf } from './rgb.ts';

/** Luma of 255 below which a color is dark, and the share of dark pixels that makes a dark page. */
const DARK = { luma: 90, share: 0.5 } as const;
/** Share of a page that has to be seen beside its pictures. */
const SEEN = 0.2;
/** Pixels are all much alike, so that some of them do. */
const STEP = 3;

export const isDarkLuma = (luma: number) => luma < DARK.luma;

/**
 * Whether a page is dark; null where too little of it is seen.
 * @param pixels blue, green, red and alpha
 * @param isLeftOut pixels that do not count
 */
export function isDarkPage(pixels: Uint8Array, isLeftOut: (pixel: number) => boolean): boolean | null {
  const all = pixels.length / 4;
  let [seen, dark] = [0, 0];
  for (let pixel = 0; pixel < all; pixel += STEP) {
    if (isLeftOut(pixel)) continue;
    const at = pixel * 4;
    seen += 1;
    if (isDarkLuma(lumaOf([pixels[at + 2] ?? 0, pixels[at + 1] ?? 0, pixels[at] ?? 0]))) dark += 1;
  }
  return seen * STEP < all * SEEN ? null : dark > seen * DARK.share;
}

/** Counts dark pages. */
export class GroundVotes {
  #dark = 0;
  #pages = 0;

  /** @param isDark whether a page is dark; null where that is not known */
  add(isDark: boolean | null): void {
    if (isDark === null) return;
    this.#pages += 1;
    if (isDark) this.#dark += 1;
  }

  /** Whether most pages are dark; null if that is known of none. */
  get isDark(): boolean | null {
    return this.#pages === 0 ? null : this.#dark * 2 > this.#pages;
  }
}
