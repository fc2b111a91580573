import { DECK_IMAGE, PROFILE_IMAGE_MAX_PIXELS } from '@northlight/shared-api/rules';
import sharp from 'sharp';
import { inspect, openingOf, unreadableImage } from '../../platform/images/inspect.ts';

/** An image as slides show it. */
export interface DrawnImage {
  bytes: Buffer;
  /** What presentations everywhere can show. */
  extension: 'jpg' | 'png';
  width: number;
  height: number;
}

/**
 * Makes a new image of what an upload shows, upright and no larger than a slide needs, without anything else that was
 * in the file. One that can be seen through stays so, as PNG; any other becomes a JPEG.
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
