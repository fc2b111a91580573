import { distance, type Rgb } from './rgb.ts';

interface Bucket {
  sum: [number, number, number];
  count: number;
}

/** The most of a page that counts for a colour: a page in one colour says as much as a bar on each page. */
const ENOUGH = 0.06;
/** Share of a page below which a colour is an edge or noise. */
const LEAST = 0.0008;
/** How vivid a colour is, of 1: greys, browns of photos and pale tints are no accent. */
const VIVID = 0.3;
/** A colour that its deck calls an accent may be this pale or dull. */
const MUTED = 0.15;
/** Share of the pages that an accent is on. */
const PAGES = 0.25;
/** Distance between two colours that are told apart, of 441. */
const APART = 70;

const chroma = (rgb: Rgb) => (Math.max(...rgb) - Math.min(...rgb)) / 255;
const hex = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
const keyOf = (r: number, g: number, b: number) => ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);

/** Counts the vivid colours of pages. */
export class ColorVotes {
  readonly #votes = new Map<number, Bucket & { weight: number; pages: number }>();
  #pages = 0;

  /** @param colors of one page, with the share of the page that each one covers and whether the deck calls it an accent */
  add(colors: readonly { rgb: Rgb; share: number; isAccent?: boolean }[]): void {
    this.#pages += 1;
    for (const { rgb, share, isAccent } of colors) {
      if (share < LEAST || chroma(rgb) < (isAccent ? MUTED : VIVID)) continue;
      const key = keyOf(...rgb);
      const vote = this.#votes.get(key) ?? { sum: [0, 0, 0], count: 0, weight: 0, pages: 0 };
      vote.sum = [vote.sum[0] + rgb[0] * share, vote.sum[1] + rgb[1] * share, vote.sum[2] + rgb[2] * share];
      vote.count += share;
      vote.weight += Math.min(share, ENOUGH) * (0.2 + chroma(rgb));
      vote.pages += 1;
      this.#votes.set(key, vote);
    }
  }

  /** The colours on enough pages, the strongest first. */
  best(most: number): string[] {
    const needed = Math.max(Math.min(2, this.#pages), this.#pages * PAGES);
    const ranked = [...this.#votes.values()]
      .filter(({ pages }) => pages >= needed)
      .sort((a, b) => b.weight - a.weight)
      .map(({ sum: [r, g, b], count }): Rgb => [r / count, g / count, b / count]);
    const chosen: Rgb[] = [];
    for (const rgb of ranked) {
      if (chosen.length === most) break;
      if (chosen.every((other) => distance(rgb, other) >= APART)) chosen.push(rgb);
    }
    return chosen.map(hex);
  }
}

/**
 * The colours of pixels, by the share of all pixels that each covers. Exact colours of drawings are one entry each; those
 * of photos fall into many small ones.
 * @param pixels blue, green, red and alpha
 * @param isLeftOut pixels that do not count
 */
export function colorShares(pixels: Uint8Array, isLeftOut: (pixel: number) => boolean): { rgb: Rgb; share: number }[] {
  const buckets = new Map<number, Bucket>();
  const all = pixels.length / 4;
  for (let pixel = 0; pixel < all; pixel += 1) {
    if (isLeftOut(pixel)) continue;
    const at = pixel * 4;
    const [r, g, b] = [pixels[at + 2] ?? 0, pixels[at + 1] ?? 0, pixels[at] ?? 0];
    if (Math.max(r, g, b) - Math.min(r, g, b) < VIVID * 200) continue;
    const key = keyOf(r, g, b);
    const bucket = buckets.get(key) ?? { sum: [0, 0, 0], count: 0 };
    bucket.sum = [bucket.sum[0] + r, bucket.sum[1] + g, bucket.sum[2] + b];
    bucket.count += 1;
    buckets.set(key, bucket);
  }
  return [...buckets.values()].map(({ sum: [r, g, b], count }) => ({
    rgb: [r / count, g / count, b / count],
    share: count / all,
  }));
}
