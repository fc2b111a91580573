import sharp from 'sharp';
import type { LogoPixels } from '../brand/types.ts';
import type { Picture } from '../reading/child/messages.ts';
import { SIDES } from './sides.ts';
import type { SlideSize } from './types.ts';

const QUALITY = 82;

/** Swaps red and blue in place: PDFium returns BGRA, images use RGBA. */
function toRgba({ pixels }: Picture): Uint8Array {
  for (let at = 0; at < pixels.length; at += 4) {
    const blue = pixels[at] ?? 0;
    pixels[at] = pixels[at + 2] ?? 0;
    pixels[at + 2] = blue;
    pixels[at + 3] = 255;
  }
  return pixels;
}

/** Encodes a page in every size, as WebP. */
export async function encode(picture: Picture): Promise<Record<SlideSize, Uint8Array>> {
  const raw = { width: picture.width, height: picture.height, channels: 4 } as const;
  const pixels = toRgba(picture);
  // sharp's clone() would copy the pixels.
  const page = () => sharp(pixels, { raw }).removeAlpha();
  const [large, small] = await Promise.all([
    page().webp({ quality: QUALITY, effort: 2 }).toBuffer(),
    page().resize(SIDES.small, SIDES.small, { fit: 'inside' }).webp({ quality: QUALITY, effort: 2 }).toBuffer(),
  ]);
  return { large, small };
}

/** Encodes a logo that was cut from a drawn page, as PNG. */
export const encodeLogo = ({ pixels, width, height }: LogoPixels): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
