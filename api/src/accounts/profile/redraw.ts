import { PROFILE_IMAGE_MAX_PIXELS, PROFILE_IMAGE_SIZE } from '@northlight/shared-api/rules';
import sharp from 'sharp';
import { inspect, openingOf, unreadableImage } from '../../platform/images/inspect.ts';

/**
 * Re-encodes an image as JPEG: upright, scaled for screens, and without metadata such as where the photo was taken.
 * @throws {Failure} not_an_image or too_many_pixels
 */
export async function redraw(bytes: Buffer): Promise<Buffer> {
  await inspect(bytes, PROFILE_IMAGE_MAX_PIXELS);
  try {
    return await sharp(bytes, openingOf(PROFILE_IMAGE_MAX_PIXELS))
      .autoOrient()
      .resize(PROFILE_IMAGE_SIZE, PROFILE_IMAGE_SIZE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88, mozjpeg: true })
      .timeout({ seconds: 10 })
      .toBuffer();
  } catch {
    throw unreadableImage();
  }
}
