import type { Box } from './types.ts';

/** The largest box with the image's proportions, centred in a box. */
export function contain({ width, height }: { width: number; height: number }, box: Box): Box {
  const scale = Math.min(box.w / width, box.h / height);
  const [w, h] = [width * scale, height * scale];
  return { x: box.x + (box.w - w) / 2, y: box.y + (box.h - h) / 2, w, h };
}
