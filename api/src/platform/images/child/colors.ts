import type { Sharp } from 'sharp';

/** What a picture looks like from afar. */
export interface Colors {
  /** Its dominant colours as `#rrggbb`, the most striking first. */
  colors: string[];
  /** The ground on which it is seen; null if it is on any, because it has a ground of its own or is both dark and light. */
  ground: 'light' | 'dark' | null;
}

/** Pixels per side from which colours are counted. */
const SIDE = 96;
const OPAQUE = 128;
/** Share of the visible pixels below which a colour is an edge or noise. */
const LEAST = 0.02;
/** Distance between two colours that are told apart, of 441. */
const APART = 60;
/** Share of dark or light pixels, as of a name beside a sign, from which a logo is lost on a ground like them. */
const LOST = 0.08;
const DARK = 0.4;
const LIGHT = 0.82;

type Rgb = readonly [number, number, number];

interface Bucket {
  sum: [number, number, number];
  count: number;
}

/** The visible pixels in boxes of similar colours: eight steps of red, green and blue. */
function bucketsOf(pixels: Uint8Array): Bucket[] {
  const buckets = new Map<number, Bucket>();
  for (let at = 0; at < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < OPAQUE) continue;
    const key = ((r >> 5) << 6) | ((g >> 5) << 3) | (b >> 5);
    const bucket = buckets.get(key) ?? { sum: [0, 0, 0], count: 0 };
    bucket.sum = [bucket.sum[0] + r, bucket.sum[1] + g, bucket.sum[2] + b];
    bucket.count += 1;
    buckets.set(key, bucket);
  }
  return [...buckets.values()];
}

const meanOf = ({ sum: [r, g, b], count }: Bucket): Rgb => [r / count, g / count, b / count];
const chroma = (rgb: Rgb) => (Math.max(...rgb) - Math.min(...rgb)) / 255;
const lightness = ([r, g, b]: Rgb) => (0.299 * r + 0.587 * g + 0.114 * b) / 255;
const distance = (one: Rgb, other: Rgb) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
const hex = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** White paper around a drawing says nothing about a company. */
const isPaper = (rgb: Rgb) => lightness(rgb) > 0.95 && chroma(rgb) < 0.05;

/** The dominant colours of a picture: those of many pixels, and vivid ones before greys. */
export async function colorsOf(picture: Sharp, most: number): Promise<Colors> {
  // Mixed pixels would add colours that the picture does not have.
  const size = { fit: 'inside', withoutEnlargement: true, kernel: 'nearest' } as const;
  const pixels = await picture.resize(SIDE, SIDE, size).toColorspace('srgb').ensureAlpha().raw().toBuffer();
  const buckets = bucketsOf(pixels);
  const visible = buckets.reduce((sum, { count }) => sum + count, 0);
  const shares = buckets.map((bucket) => ({ rgb: meanOf(bucket), share: bucket.count / visible }));
  const ranked = shares
    .filter(({ rgb, share }) => share >= LEAST && !isPaper(rgb))
    .map(({ rgb, share }) => ({ rgb, weight: share * (0.08 + chroma(rgb)) }))
    .sort((a, b) => b.weight - a.weight);
  const chosen: Rgb[] = [];
  for (const { rgb } of ranked) {
    if (chosen.length === most) break;
    if (chosen.every((other) => distance(rgb, other) >= APART)) chosen.push(rgb);
  }
  const shareOf = (fits: (rgb: Rgb) => boolean) =>
    shares.reduce((sum, { rgb, share }) => sum + (fits(rgb) ? share : 0), 0);
  const dark = shareOf((rgb) => lightness(rgb) < DARK) >= LOST;
  const light = shareOf((rgb) => lightness(rgb) > LIGHT) >= LOST;
  const isSeeThrough = visible * 4 < pixels.length * 0.98;
  const ground = !isSeeThrough || dark === light ? null : dark ? 'light' : 'dark';
  return { colors: chosen.map(hex), ground };
}
