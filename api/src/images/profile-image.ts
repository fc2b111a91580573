import { PROFILE_IMAGE_MAX_PIXELS, PROFILE_IMAGE_SIZE } from '@northlight/shared-api/rules';
import sharp from 'sharp';
import { imageRefused } from '../errors/failures.ts';

/** What browsers and phones make of a photo; nothing else is handed to a decoder, whatever a file calls itself. */
const FORMATS = new Set(['jpeg', 'png', 'webp']);

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);

/** Photos of telephones that name their format in the first bytes, and that no decoder here can read. */
const isHeic = (bytes: Buffer) => /^ftyp(hei[cmsx]|hev[cmx]|mif1|msf1)/.test(bytes.toString('latin1', 4, 12));

const TOO_MANY = `This image has too many pixels. Please upload one of at most ${PROFILE_IMAGE_MAX_PIXELS / 1e6} megapixels.`;
const HEIC = 'HEIC photos cannot be read here. Please save the photo as JPEG or PNG and upload that.';
const UNREADABLE = 'This is not an image that can be read. Please upload a JPEG, PNG or WebP.';

const options = { limitInputPixels: PROFILE_IMAGE_MAX_PIXELS, failOn: 'error', pages: 1 } as const;

async function inspect(bytes: Buffer) {
  if (isHeic(bytes)) throw imageRefused('not_an_image', HEIC);
  const facts = await sharp(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!facts || !FORMATS.has(facts.format)) throw imageRefused('not_an_image', UNREADABLE);
  if (facts.width * facts.height > PROFILE_IMAGE_MAX_PIXELS) throw imageRefused('too_many_pixels', TOO_MANY);
}

/**
 * Makes a new JPEG of what an image shows: upright, of a size that screens need, and without anything else that was in
 * the file, such as where the photo was taken.
 * @throws {Failure} not_an_image or too_many_pixels
 */
export async function redraw(bytes: Buffer): Promise<Buffer> {
  await inspect(bytes);
  try {
    return await sharp(bytes, options)
      .autoOrient()
      .resize(PROFILE_IMAGE_SIZE, PROFILE_IMAGE_SIZE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88, mozjpeg: true })
      .timeout({ seconds: 10 })
      .toBuffer();
  } catch {
    throw imageRefused('not_an_image', UNREADABLE);
  }
}
