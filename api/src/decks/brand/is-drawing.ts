import type { LogoPixels } from './types.ts';

const OPAQUE = 128;
/** Share of a picture that must be drawn, and that its most common colour may fill. */
const DRAWN = { least: 0.02, most: 0.97 } as const;
const SMALLEST = 24;

/** Whether a picture shows something: not an empty one, and none in one colour that fills it, as a band or a shape. */
export function isDrawing({ width, height, pixels }: LogoPixels): boolean {
  if (width < SMALLEST || height < SMALLEST / 2) return false;
  const colors = new Map<number, number>();
  let seen = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < OPAQUE) continue;
    seen += 1;
    const key = (((pixels[at] ?? 0) >> 4) << 8) | (((pixels[at + 1] ?? 0) >> 4) << 4) | ((pixels[at + 2] ?? 0) >> 4);
    colors.set(key, (colors.get(key) ?? 0) + 1);
  }
  const all = width * height;
  return seen >= DRAWN.least * all && Math.max(0, ...colors.values()) <= DRAWN.most * all;
}
