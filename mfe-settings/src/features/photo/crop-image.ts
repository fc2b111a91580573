import { PROFILE_IMAGE_QUALITY, PROFILE_IMAGE_SIZE } from '@northlight/shared-api/rules';
import type { PercentCrop } from 'react-image-crop';

/** Twice the size that the server stores, so that it can scale down. */
const LONGEST = PROFILE_IMAGE_SIZE * 2;

/**
 * Draws a part of an image as a JPEG, in the orientation that the browser shows.
 * @throws if the browser cannot draw or encode it
 */
export async function cropImage(image: HTMLImageElement, crop: PercentCrop): Promise<Blob> {
  const { naturalWidth, naturalHeight } = image;
  const width = Math.max(1, (crop.width / 100) * naturalWidth);
  const height = Math.max(1, (crop.height / 100) * naturalHeight);
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw images.');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  const [x, y] = [(crop.x / 100) * naturalWidth, (crop.y / 100) * naturalHeight];
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', PROFILE_IMAGE_QUALITY));
  if (!blob) throw new Error('This browser could not encode the image.');
  return blob;
}
