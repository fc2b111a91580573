import { at, child, type Element, numberAt } from '../package/xml.ts';
import type { Frame } from './items.ts';

/** Maps the coordinates of a group to fractions of the slide. */
export interface Space {
  x: number;
  y: number;
  /** Fractions of the slide for one unit. */
  across: number;
  down: number;
}

/** Size of the slide in EMU, as in the file. */
export const slideSpace = (width: number, height: number): Space => ({
  x: 0,
  y: 0,
  across: 1 / width,
  down: 1 / height,
});

function offsets(transform: Element | undefined, off: string, ext: string) {
  const from = child(transform, off);
  const size = child(transform, ext);
  const [x, y, w, h] = [numberAt(from, 'x'), numberAt(from, 'y'), numberAt(size, 'cx'), numberAt(size, 'cy')];
  return x === null || y === null || w === null || h === null ? null : { x, y, w, h };
}

/** The transform of a shape, picture or group (`spPr/xfrm`), or of a frame (`xfrm`). */
export const transformOf = (shape: Element): Element | undefined =>
  at(shape, 'spPr', 'xfrm') ?? at(shape, 'grpSpPr', 'xfrm') ?? child(shape, 'xfrm');

/** Where a shape is on the slide; null when it does not say. */
export function frameOf(transform: Element | undefined, space: Space): Frame | null {
  const box = offsets(transform, 'off', 'ext');
  return (
    box && {
      x: space.x + box.x * space.across,
      y: space.y + box.y * space.down,
      w: box.w * space.across,
      h: box.h * space.down,
    }
  );
}

/** The coordinates of the shapes in a group. */
export function spaceIn(transform: Element | undefined, space: Space): Space {
  const outer = offsets(transform, 'off', 'ext');
  const inner = offsets(transform, 'chOff', 'chExt');
  if (!outer || !inner) return space;
  const across = space.across * (inner.w === 0 ? 1 : outer.w / inner.w);
  const down = space.down * (inner.h === 0 ? 1 : outer.h / inner.h);
  return {
    x: space.x + outer.x * space.across - inner.x * across,
    y: space.y + outer.y * space.down - inner.y * down,
    across,
    down,
  };
}

/** Whether a part of it is on the slide. */
export const isOnSlide = ({ x, y, w, h }: Frame): boolean => x < 1 && y < 1 && x + w > 0 && y + h > 0;

/** Share of the slide that it covers. */
export function shareOf({ x, y, w, h }: Frame): number {
  const across = Math.max(0, Math.min(1, x + w) - Math.max(0, x));
  const down = Math.max(0, Math.min(1, y + h) - Math.max(0, y));
  return across * down;
}

/** The smallest rectangle around all of them. */
export function around(frames: readonly Frame[]): Frame {
  const [x, y] = [Math.min(...frames.map((frame) => frame.x)), Math.min(...frames.map((frame) => frame.y))];
  const right = Math.max(...frames.map((frame) => frame.x + frame.w));
  const bottom = Math.max(...frames.map((frame) => frame.y + frame.h));
  return { x, y, w: right - x, h: bottom - y };
}
