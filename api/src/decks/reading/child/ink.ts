import type { Glyph } from './glyphs.ts';
import type { Layer } from './layers.ts';
import type { Pdfium } from './pdfium.ts';
import type { Sheet } from './sheet.ts';
import { pixelsOf, type Surface } from './surface.ts';

/** Smallest change of a colour channel, out of 255, at which text is legible. */
export const READABLE_CONTRAST = 20;

/** How a glyph changes the page. */
export interface Ink {
  /** Largest change of a colour channel, 0 to 255. Measuring stops once it is legible. */
  contrast: number;
  /** Colour behind the glyph: blue, green, red. */
  behind: [number, number, number];
}

export const canBeSeen = (ink: Ink | undefined) => (ink?.contrast ?? 0) >= READABLE_CONTRAST;

const NONE: Ink = { contrast: 0, behind: [255, 255, 255] };

function compare(surface: Surface, glyph: Glyph, whole: Uint8Array, without: Uint8Array): Ink {
  const box = pixelsOf(surface, glyph.tight);
  if (!box) return NONE;
  const changeOf = (at: number) => Math.abs((whole[at] ?? 0) - (without[at] ?? 0));
  let contrast = 0;
  // Stop once the glyph is legible: higher contrast makes no difference.
  for (let y = box.top; y < box.bottom && contrast < READABLE_CONTRAST; y++) {
    const end = (y * surface.pixelWidth + box.right) * 4;
    for (let at = (y * surface.pixelWidth + box.left) * 4; at < end && contrast < READABLE_CONTRAST; at += 4) {
      contrast = Math.max(contrast, changeOf(at), changeOf(at + 1), changeOf(at + 2));
    }
  }
  const middle = (((box.top + box.bottom) >> 1) * surface.pixelWidth + ((box.left + box.right) >> 1)) * 4;
  return { contrast, behind: [without[middle] ?? 0, without[middle + 1] ?? 0, without[middle + 2] ?? 0] };
}

/** A loaded page, its glyphs and layers, and the objects far from any glyph, which are not drawn. */
export interface Look {
  pdfium: Pdfium;
  surface: Surface;
  glyphs: readonly Glyph[];
  layers: readonly Layer[];
  apart: readonly number[];
}

/**
 * Draws the page with and without its text and measures what each glyph changes. This one comparison detects every way
 * to hide text: without a fill, in the background colour, covered, clipped, or in a hidden layer.
 */
export function readInk(
  { pdfium, surface, glyphs, layers, apart }: Look,
  sheets: { whole: Sheet; without: Sheet },
): Map<Glyph, Ink> {
  const inks = new Map<Glyph, Ink>();
  if (layers.length === 0) return inks;
  const setActive = (objects: Iterable<number>, active: 0 | 1) => {
    for (const object of objects) pdfium._FPDFPageObj_SetIsActive(object, active);
  };
  setActive(apart, 0);
  surface.draw(sheets.whole);
  for (const layer of layers) {
    setActive(layer, 0);
    surface.draw(sheets.without);
    setActive(layer, 1);
    const [whole, without] = [sheets.whole.pixels, sheets.without.pixels];
    for (const glyph of glyphs) {
      if (layer.has(glyph.object)) inks.set(glyph, compare(surface, glyph, whole, without));
    }
  }
  setActive(apart, 1);
  return inks;
}
