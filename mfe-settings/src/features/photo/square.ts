import { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';

/** Everything, until the proportions of the image are known. */
export const WHOLE: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

/** The largest square in the middle of an image; all of one that is square itself. */
export function largestSquare(width: number, height: number): PercentCrop {
  const side = width > height ? { height: 100 } : { width: 100 };
  return centerCrop(makeAspectCrop({ unit: '%', ...side }, 1, width, height), width, height);
}
