import { DECK_IMAGE, PROFILE_IMAGE_MAX_PIXELS } from '@northlight/shared-api/rules';
import sharp from 'sharp';
import { inspect, openingOf, unreadableImage } from '../../platform/images/inspect.ts';

export interface DrawnImage {
  bytes: Buffer;
  /** The formats that all presentation programs support. */
  extension: 'jpg' | 'png';
  width: number;
  height: number;
}

/**
 * Re-encodes an upload: upright, no larger than a slide needs, and without metadata. An image with transparency becomes
 * a PNG, any other a JPEG.
 * @throws {Failure} not_an_image or too_many_pixels
 */
export async function drawForDeck(bytes: Buffer): Promise<DrawnImage> {
  await inspect(bytes, PROFILE_IMAGE_MAX_PIXELS);
  try {
    const image = sharp(bytes, openingOf(PROFILE_IMAGE_MAX_PIXELS))
      .autoOrient()
      .resize(DECK_IMAGE.side, DECK_IMAGE.side, { fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: 10 });
    const isOpaque = (await sharp(bytes, openingOf(PROFILE_IMAGE_MAX_PIXELS)).stats()).isOpaque;
    const drawn = isOpaque ? image.jpeg({ quality: 86, mozjpeg: true }) : image.png({ compressionLevel: 9 });
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
    return { bytes: data, extension: isOpaque ? 'jpg' : 'png', width: info.width, height: info.height };
  } catch {
    throw unreadableImage();
  }
}
