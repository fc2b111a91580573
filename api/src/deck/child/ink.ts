import type { Glyph } from './glyphs.ts';
import { layersOf } from './layers.ts';
import type { Pdfium } from './pdfium.ts';
import { type Canvas, pixelsOf, type Surface } from './surface.ts';

/** Smallest change of a colour channel that an eye can read as text, of 255. */
export const READABLE_CONTRAST = 20;

/** What a glyph adds to the page. */
export interface Ink {
  /** Change of a colour channel that the glyph makes, 0 to 255: the largest, or one that can be read. */
  contrast: number;
  /** Colour behind the glyph: blue, green, red. */
  behind: [number, number, number];
}

const NONE: Ink = { contrast: 0, behind: [255, 255, 255] };

function compare(surface: Surface, glyph: Glyph, whole: Uint8Array, without: Uint8Array): Ink {
  const box = pixelsOf(surface, glyph.tight);
  if (!box) return NONE;
  let contrast = 0;
  // What can be read can be read: more contrast than that changes nothing.
  for (let y = box.top; y < box.bottom && contrast < READABLE_CONTRAST; y++) {
    const end = (y * surface.pixelWidth + box.right) * 4;
    for (let at = (y * surface.pixelWidth + box.left) * 4; at < end; at++) {
      contrast = Math.max(contrast, Math.abs((whole[at] ?? 0) - (without[at] ?? 0)));
    }
  }
  const middle = (((box.top + box.bottom) >> 1) * surface.pixelWidth + ((box.left + box.right) >> 1)) * 4;
  return { contrast, behind: [without[middle] ?? 0, without[middle + 1] ?? 0, without[middle + 2] ?? 0] };
}

/**
 * Draws the page with and without its text, and tells for each glyph what it changes. This one look finds every
 * way to leave no ink: drawn in no colour or that of its background, covered, cut off, in a hidden layer.
 */
export function readInk(
  pdfium: Pdfium,
  surface: Surface,
  glyphs: Glyph[],
  { whole, canvas }: { whole: Uint8Array; canvas: Canvas },
): Map<Glyph, Ink> {
  const inks = new Map<Glyph, Ink>();
  for (const layer of layersOf(glyphs, surface)) {
    for (const object of layer) pdfium._FPDFPageObj_SetIsActive(object, 0);
    const without = surface.render(canvas);
    for (const object of layer) pdfium._FPDFPageObj_SetIsActive(object, 1);
    for (const glyph of glyphs) {
      if (layer.has(glyph.object)) inks.set(glyph, compare(surface, glyph, whole, without));
    }
  }
  return inks;
}
