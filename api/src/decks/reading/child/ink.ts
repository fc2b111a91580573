import type { PaintOrder } from './apart.ts';
import type { Glyph } from './glyphs.ts';
import type { Layer } from './layers.ts';
import type { Pdfium } from './pdfium.ts';
import type { Sheets } from './sheet.ts';
import { pixelsOf, type Surface } from './surface.ts';

/** Smallest change of a colour channel, out of 255, at which large text is legible, and text of usual size. */
export const READABLE_CONTRAST = 20;
export const READABLE_CONTRAST_OF_BODY = 30;
/** Text is large from this share of the page's longest side on: 24 pt on a usual slide. */
const LARGE = 0.025;
/** More pixels than the longer side of a surface has. */
const MAX_PIXELS = 4_096;

/** How a glyph changes the page. */
export interface Ink {
  /** Largest change of a colour channel, 0 to 255. */
  contrast: number;
  /** The contrast that makes a glyph of this size legible. */
  needed: number;
  /** Colour behind the glyph: blue, green, red. */
  behind: [number, number, number];
  /** Bounds of the ink in pixels of the page as displayed; null without any. */
  bounds: { left: number; top: number; right: number; bottom: number } | null;
  /** Share of the bounds that is inked, 0 to 1. */
  fill: number;
  /**
   * Mean difference of neighbouring pixels behind the glyph, across or down, whichever is greater: 0 for a plain ground,
   * above 20 for noise and hatching.
   */
  noise: number;
}

export const canBeSeen = (ink: Ink | undefined) => ink !== undefined && ink.contrast >= ink.needed;

const NONE: Ink = { contrast: 0, needed: 1, behind: [255, 255, 255], bounds: null, fill: 0, noise: 0 };

/** First and last index at which half of the strongest change is reached, to a fraction of a pixel. */
function edgesOf(strongest: Uint8Array, length: number, contrast: number): [number, number] {
  let first = 0;
  let last = length - 1;
  const least = contrast * 0.2;
  while (first < last && (strongest[first] ?? 0) < least) first++;
  while (last > first && (strongest[last] ?? 0) < least) last--;
  return [first + 1 - (strongest[first] ?? 0) / contrast, last + (strongest[last] ?? 0) / contrast];
}

const rows = new Uint8Array(MAX_PIXELS);
const columns = new Uint8Array(MAX_PIXELS);

function compare(surface: Surface, glyph: Glyph, whole: Uint8Array, without: Uint8Array): Ink {
  const box = pixelsOf(surface, glyph.tight);
  if (!box) return NONE;
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  rows.fill(0, 0, height);
  columns.fill(0, 0, width);
  let contrast = 0;
  let total = 0;
  let noiseAcross = 0;
  let noiseDown = 0;
  for (let y = 0; y < height; y++) {
    let at = ((box.top + y) * surface.pixelWidth + box.left) * 4;
    let strongest = 0;
    for (let x = 0; x < width; x++, at += 4) {
      const green = without[at + 1] ?? 0;
      const blueChange = Math.abs((whole[at] ?? 0) - (without[at] ?? 0));
      const greenChange = Math.abs((whole[at + 1] ?? 0) - green);
      const redChange = Math.abs((whole[at + 2] ?? 0) - (without[at + 2] ?? 0));
      const change = Math.max(blueChange, greenChange, redChange);
      if (x > 0) noiseAcross += Math.abs(green - (without[at - 3] ?? 0));
      if (y > 0) noiseDown += Math.abs(green - (without[at + 1 - surface.pixelWidth * 4] ?? 0));
      total += change;
      if (change > strongest) strongest = change;
      if (change > (columns[x] ?? 0)) columns[x] = change;
    }
    rows[y] = strongest;
    if (strongest > contrast) contrast = strongest;
  }
  const middle = (((box.top + box.bottom) >> 1) * surface.pixelWidth + ((box.left + box.right) >> 1)) * 4;
  const ink: Ink = {
    ...NONE,
    contrast,
    needed:
      glyph.size < LARGE * Math.max(surface.width, surface.height) ? READABLE_CONTRAST_OF_BODY : READABLE_CONTRAST,
    behind: [without[middle] ?? 0, without[middle + 1] ?? 0, without[middle + 2] ?? 0],
    noise: Math.max(noiseAcross / Math.max(1, (width - 1) * height), noiseDown / Math.max(1, width * (height - 1))),
  };
  if (contrast === 0) return ink;
  const [top, bottom] = edgesOf(rows, height, contrast);
  const [left, right] = edgesOf(columns, width, contrast);
  ink.bounds = { left: box.left + left, top: box.top + top, right: box.left + right, bottom: box.top + bottom };
  ink.fill = Math.min(1, total / contrast / Math.max(1, (right - left) * (bottom - top)));
  return ink;
}

/** A loaded page, its glyphs and layers, and the objects far from any glyph, which are not drawn. */
export interface Look {
  pdfium: Pdfium;
  surface: Surface;
  glyphs: readonly Glyph[];
  layers: readonly Layer[];
  apart: readonly number[];
  order: PaintOrder;
}

/**
 * Draws the page with and without its text and measures what each glyph changes. This one comparison detects every way
 * to hide text: without a fill, in the background colour, covered, clipped, or in a hidden layer. What is painted before
 * any text is drawn once.
 */
export function readInk({ pdfium, surface, glyphs, layers, apart, order }: Look, sheets: Sheets): Map<Glyph, Ink> {
  const inks = new Map<Glyph, Ink>();
  if (layers.length === 0) return inks;
  const setActive = (objects: Iterable<number>, active: 0 | 1) => {
    for (const object of objects) pdfium._FPDFPageObj_SetIsActive(object, active);
  };
  setActive(apart, 0);
  const far = new Set(apart);
  const ground = order.ground.filter((object) => !far.has(object));
  const rest = order.rest.filter((object) => !far.has(object));
  const over = ground.length > 0 ? sheets.ground : undefined;
  if (over) {
    setActive(rest, 0);
    surface.drawGround(over);
    setActive(rest, 1);
    setActive(ground, 0);
  }
  surface.draw(sheets.whole, over);
  for (const layer of layers) {
    setActive(layer, 0);
    surface.draw(sheets.without, over);
    setActive(layer, 1);
    const [whole, without] = [sheets.whole.pixels, sheets.without.pixels];
    for (const glyph of glyphs) {
      if (layer.has(glyph.object)) inks.set(glyph, compare(surface, glyph, whole, without));
    }
  }
  setActive(apart, 1);
  setActive(ground, 1);
  return inks;
}
