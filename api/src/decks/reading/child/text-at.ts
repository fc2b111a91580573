import { sharedHeight, sharedWidth } from '../layout/boxes.ts';
import type { Box } from '../types.ts';
import type { Fragment } from './raw-slide.ts';

/** The text of the fragments that stand where the box is. */
export function textAt(box: Box, fragments: readonly Fragment[]): string {
  return fragments
    .filter(
      (other) =>
        sharedHeight(other.box, box) > 0.4 * Math.min(other.box.height, box.height) && sharedWidth(other.box, box) > 0,
    )
    .map(({ text }) => text)
    .join(' ');
}
