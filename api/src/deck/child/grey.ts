import type { Box } from '../types.ts';
import { pixelsOf, type Surface } from './surface.ts';

/** A page in shades of grey, one byte a pixel. */
export interface Grey {
  width: number;
  height: number;
  shades: Uint8Array;
}

/** Draws a page and takes the colour out of it. */
export function greyOf(surface: Surface): Grey {
  const pixels = surface.render();
  const shades = new Uint8Array(pixels.length / 4);
  for (let at = 0, from = 0; at < shades.length; at++, from += 4) {
    shades[at] = ((pixels[from] ?? 0) * 29 + (pixels[from + 1] ?? 0) * 150 + (pixels[from + 2] ?? 0) * 77) >> 8;
  }
  return { width: surface.pixelWidth, height: surface.pixelHeight, shades };
}

/** As a portable grey map, the simplest of image files: https://netpbm.sourceforge.net/doc/pgm.html */
export function toPgm({ width, height, shades }: Grey): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), shades]);
}

/** Difference between the lightest and the darkest shade inside a box. */
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
