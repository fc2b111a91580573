import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Allowed colour distance, 0 to 1. Antialiasing differences never count. */
const TOLERANCE = 0.1;

/** Result of comparing two images. */
export interface Comparison {
  /** Number of pixels that differ, including those outside the smaller image. */
  changed: number;
  /** Both images overlaid with differences in red, as WebP. */
  difference: Buffer;
}

interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

async function pixelsOf(picture: Buffer, width?: number, height?: number): Promise<Pixels> {
  const image = sharp(picture).ensureAlpha();
  const own = await image.metadata();
  const extended = image.extend({
    right: Math.max(0, (width ?? 0) - own.width),
    bottom: Math.max(0, (height ?? 0) - own.height),
    background: '#f0f',
  });
  const { data, info } = await extended.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Compares two images of any size, in any format that sharp reads. */
export async function compare(before: Buffer, after: Buffer): Promise<Comparison> {
  const sizes = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, other] = await Promise.all([pixelsOf(before, width, height), pixelsOf(after, width, height)]);
  const out = Buffer.alloc(width * height * 4);
  const changed = pixelmatch(one.data, other.data, out, width, height, { threshold: TOLERANCE, alpha: 0.25 });
  const difference = await sharp(out, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true })
    .toBuffer();
  return { changed, difference };
}
