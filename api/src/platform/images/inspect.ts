import sharp, { type Metadata } from 'sharp';
import { imageRefused } from '../errors/failures.ts';

/** Formats that browsers and phones produce. No other decoder is enabled, whatever type a file claims. */
const FORMATS = new Set(['jpeg', 'png', 'webp']);

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);

/** HEIC photos from phones. Their first bytes name the format; no decoder here reads it. */
const isHeic = (bytes: Buffer) => /^ftyp(hei[cmsx]|hev[cmx]|mif1|msf1)/.test(bytes.toString('latin1', 4, 12));

const HEIC = 'HEIC photos cannot be read here. Please save the photo as JPEG or PNG and upload that.';
const UNREADABLE = 'This is not an image that can be read. Please upload a JPEG, PNG or WebP.';

/** The error for an image that cannot be decoded. */
export const unreadableImage = () => imageRefused('not_an_image', UNREADABLE);

/** Options to open every image with; `pixels` is the maximum size. */
export const openingOf = (pixels: number) => ({ limitInputPixels: pixels, failOn: 'error', pages: 1 }) as const;

/**
 * Checks an upload before its pixels are decoded.
 * @throws {Failure} not_an_image or too_many_pixels
 */
export async function inspect(bytes: Buffer, pixels: number): Promise<Metadata> {
  if (isHeic(bytes)) throw imageRefused('not_an_image', HEIC);
  const facts = await sharp(bytes, { ...openingOf(pixels), limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!facts || !FORMATS.has(facts.format)) throw unreadableImage();
  if (facts.width * facts.height > pixels) {
    throw imageRefused(
      'too_many_pixels',
      `This image has too many pixels. Please upload one of at most ${pixels / 1e6} megapixels.`,
    );
  }
  return facts;
}
