import { objectsApart } from './apart.ts';
import type { Glyph } from './glyphs.ts';
import type { Layer } from './layers.ts';
import type { Pdfium } from './pdfium.ts';
import type { Sheet } from './sheet.ts';
import { type Canvas, pixelsOf, type Surface } from './surface.ts';

/** Smallest change of a colour channel that an eye can read as text, of 255. */
export const READABLE_CONTRAST = 20;
/**
 * Change of the shade of grey at which a colour channel has changed as much as can be read. A shade is a mean of the
 * channels, so that one of them changes at least as much; twice is for letters being drawn a little sharper in grey.
 */
const CLEAR_CONTRAST = 2 * READABLE_CONTRAST;

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

function isClear(surface: Surface, glyph: Glyph, whole: Uint8Array, without: Uint8Array): boolean {
  const box = pixelsOf(surface, glyph.tight);
  if (!box) return false;
  for (let y = box.top; y < box.bottom; y++) {
    const end = y * surface.stride + box.right;
    for (let at = y * surface.stride + box.left; at < end; at++) {
      if (Math.abs((whole[at] ?? 0) - (without[at] ?? 0)) >= CLEAR_CONTRAST) return true;
    }
  }
  return false;
}

function setActive(pdfium: Pdfium, objects: Iterable<number>, active: 0 | 1) {
  for (const object of objects) pdfium._FPDFPageObj_SetIsActive(object, active);
}

/** A loaded page, its letters, and their layers. */
export interface Look {
  pdfium: Pdfium;
  page: number;
  surface: Surface;
  glyphs: readonly Glyph[];
  layers: readonly Layer[];
}

/**
 * Draws the page with and without its text, and tells for each glyph what it changes. This one look finds every
 * way to leave no ink: drawn in no colour or that of its background, covered, cut off, in a hidden layer.
 */
export function readInk(
  { pdfium, surface, glyphs, layers }: Look,
  { whole, canvas }: { whole: Uint8Array; canvas: Canvas },
): Map<Glyph, Ink> {
  const inks = new Map<Glyph, Ink>();
  for (const layer of layers) {
    setActive(pdfium, layer, 0);
    const without = surface.render(canvas);
    setActive(pdfium, layer, 1);
    for (const glyph of glyphs) {
      if (layer.has(glyph.object)) inks.set(glyph, compare(surface, glyph, whole, without));
    }
  }
  return inks;
}

/**
 * The same look in shades of grey and without what is nowhere near a letter: it costs a part of the time, and finds
 * the glyphs that leave ink beyond doubt. It says nothing of the others.
 */
export function readClear(
  { pdfium, page, surface, glyphs, layers }: Look,
  sheets: { whole: Sheet; without: Sheet },
): Set<Glyph> {
  const clear = new Set<Glyph>();
  if (layers.length === 0) return clear;
  const apart = objectsApart(pdfium, page, surface, glyphs);
  setActive(pdfium, apart, 0);
  surface.shade(sheets.whole);
  for (const layer of layers) {
    setActive(pdfium, layer, 0);
    surface.shade(sheets.without);
    setActive(pdfium, layer, 1);
    const [whole, without] = [sheets.whole.shades, sheets.without.shades];
    for (const glyph of glyphs) {
      if (layer.has(glyph.object) && isClear(surface, glyph, whole, without)) clear.add(glyph);
    }
  }
  setActive(pdfium, apart, 1);
  return clear;
}
