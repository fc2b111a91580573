import sharp from 'sharp';
import type { LogoPixels } from '../brand/types.ts';
import type { Picture } from '../reading/child/messages.ts';
import { SIDES } from './sides.ts';
import type { SlideSize } from './types.ts';

const QUALITY = 82;

/** Encodes a page in every size, as WebP. */
export async function encode({ pixels, width, height }: Picture): Promise<Record<SlideSize, Uint8Array>> {
  const raw = { width, height, channels: 3 } as const;
  // sharp's clone() would copy the pixels.
  const page = () => sharp(pixels, { raw });
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
