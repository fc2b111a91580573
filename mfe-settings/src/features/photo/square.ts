import { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';

/** The whole image. Used until its proportions are known. */
export const WHOLE: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

/** Returns the largest centred square of an image. */
export function largestSquare(width: number, height: number): PercentCrop {
  const side = width > height ? { height: 100 } : { width: 100 };
  return centerCrop(makeAspectCrop({ unit: '%', ...side }, 1, width, height), width, height);
}
