/** A greyscale picture of a page, one byte per pixel. */
export interface Grey {
  width: number;
  height: number;
  shades: Uint8Array;
}

/** A rectangle in pixels; `right` and `bottom` are exclusive. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
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

/** Difference between the lightest and the darkest pixel in a rectangle. */
export function contrastIn({ width, shades }: Grey, { left, top, right, bottom }: Rect): number {
  let least = 255;
  let most = 0;
  for (let y = top; y < bottom; y++) {
    for (let at = y * width + left; at < y * width + right; at++) {
      const shade = shades[at] ?? 0;
      if (shade < least) least = shade;
      if (shade > most) most = shade;
    }
  }
  return Math.max(0, most - least);
}
