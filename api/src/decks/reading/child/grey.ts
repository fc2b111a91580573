import type { Box } from '../types.ts';
import { pixelsOf, type Surface } from './surface.ts';

/** A greyscale picture of a page, one byte per pixel. */
export interface Grey {
  width: number;
  height: number;
  shades: Uint8Array;
}

/** Draws a page in greyscale. */
export function greyOf(surface: Surface): Grey {
  const pixels = surface.render();
  const shades = new Uint8Array(pixels.length / 4);
  for (let at = 0, from = 0; at < shades.length; at++, from += 4) {
    shades[at] = ((pixels[from] ?? 0) * 29 + (pixels[from + 1] ?? 0) * 150 + (pixels[from + 2] ?? 0) * 77) >> 8;
  }
  return { width: surface.pixelWidth, height: surface.pixelHeight, shades };
}

/** Smallest difference between neighbouring pixels that counts as an edge. */
const EDGE = 48;
/** Above this share of edge pixels, a picture is noise. A page of small print has a tenth of it. */
const NOISE = 0.3;

/** Detects noise. OCR recognises nothing in it and takes longest on it. */
export function isNoise({ shades }: Grey): boolean {
  let edges = 0;
  for (let at = 1; at < shades.length; at++) {
    if (Math.abs((shades[at] ?? 0) - (shades[at - 1] ?? 0)) > EDGE) edges++;
  }
  return edges > NOISE * shades.length;
}

/** Encodes a portable graymap, the simplest image format: https://netpbm.sourceforge.net/doc/pgm.html */
export function toPgm({ width, height, shades }: Grey): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), shades]);
}

/** Difference between the lightest and the darkest pixel in a box. */
export function contrastIn({ width, shades }: Grey, surface: Surface, box: Box): number {
  const place = pixelsOf(surface, box);
  if (!place) return 0;
  let least = 255;
  let most = 0;
  for (let y = place.top; y < place.bottom; y++) {
    for (let at = y * width + place.left; at < y * width + place.right; at++) {
      const shade = shades[at] ?? 0;
      if (shade < least) least = shade;
      if (shade > most) most = shade;
    }
  }
  return most - least;
}
