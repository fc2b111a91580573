import type { Box } from './types.ts';

interface Size {
  width: number;
  height: number;
}

/** The largest box with the image's proportions, centred in a box. */
export function contain({ width, height }: Size, box: Box): Box {
  const scale = Math.min(box.w / width, box.h / height);
  const [w, h] = [width * scale, height * scale];
  return { x: box.x + (box.w - w) / 2, y: box.y + (box.h - h) / 2, w, h };
}

/** Share of the height to cut that is cut above: a face is in the upper half of a portrait. */
const ABOVE = 0.25;

/** The part of an image that fills a box, in fractions of its width and height: centred, and slightly toward the top. */
export function cover({ width, height }: Size, box: Box): Box {
  const scale = Math.max(box.w / width, box.h / height);
  const [w, h] = [Math.min(1, box.w / (width * scale)), Math.min(1, box.h / (height * scale))];
  return { x: (1 - w) / 2, y: (1 - h) * ABOVE, w, h };
}

/** Where a whole image stands whose cropped part fills a box. */
export function uncropped(box: Box, crop: Box): Box {
  const [w, h] = [box.w / crop.w, box.h / crop.h];
  return { x: box.x - crop.x * w, y: box.y - crop.y * h, w, h };
}
