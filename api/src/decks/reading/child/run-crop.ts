import { around, widened } from '../layout/boxes.ts';
import type { Box } from '../types.ts';
import type { Crop } from './crop.ts';
import type { Glyph } from './glyphs.ts';
import type { Grey } from './grey.ts';
import { READABLE_CONTRAST_OF_BODY } from './ink.ts';

/** Height in pixels to which the letters of a crop are scaled, from the highest to the lowest. OCR reads it best. */
const LETTER_HEIGHT = 36;
/** White margin around a crop. */
const MARGIN = 16;
/** Longer lines are cut off. */
const MAX_WIDTH = 3_600;
/** Room around the letters, as a share of their height: a lie could leave out what is beside it. */
const ROOM = 0.25;
const WHITE = 255;

/** A rectangle in fractions of the page and at any angle, as two directions in pixels. */
interface Frame {
  start: { x: number; y: number };
  angle: number;
  length: number;
  height: number;
}

/** The place of a run on a picture of a part of the page. */
function frameOf(glyphs: readonly Glyph[], part: Crop): Frame {
  const angle = glyphs[0]?.angle ?? 0;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { tight } of glyphs) {
    for (const [cornerX, cornerY] of [
      [tight.x, tight.y],
      [tight.x + tight.width, tight.y],
      [tight.x, tight.y + tight.height],
      [tight.x + tight.width, tight.y + tight.height],
    ] as const) {
      const [x, y] = [cornerX * part.pixelWidth - part.left, cornerY * part.pixelHeight - part.top];
      left = Math.min(left, x * ux + y * uy);
      right = Math.max(right, x * ux + y * uy);
      top = Math.min(top, y * ux - x * uy);
      bottom = Math.max(bottom, y * ux - x * uy);
    }
  }
  const room = ROOM * (bottom - top);
  [left, top, right, bottom] = [left - room, top - room, right + room, bottom + room];
  return {
    start: { x: left * ux - top * uy, y: left * uy + top * ux },
    angle,
    length: right - left,
    height: bottom - top,
  };
}

/** The most frequent shade. */
function groundOf(shades: Uint8Array): number {
  const counts = new Uint32Array(32);
  for (const shade of shades) counts[shade >> 3] = (counts[shade >> 3] ?? 0) + 1;
  return (counts.indexOf(Math.max(...counts)) << 3) + 4;
}

/** The part of an upright page that holds runs with the room around them. The size of the page is in points. */
export function partAround(runs: readonly (readonly Glyph[])[], page: { width: number; height: number }): Box {
  const boxes = runs.flat().map(({ tight }) => tight);
  if (boxes.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  // The letters of a run at an angle are within boxes that are higher and wider than the letters.
  const room = Math.max(...boxes.map(({ width, height }) => width * page.width + height * page.height));
  return widened(around(boxes), room / Math.min(page.width, page.height));
}

/**
 * Cuts a run out of a picture of a part of its page, level and as dark letters on white.
 * @returns null where nothing with a legible contrast is drawn
 */
export function cropOf(part: Crop, glyphs: readonly Glyph[]): Grey | null {
  const { grey: page } = part;
  const { start, angle, length, height } = frameOf(glyphs, part);
  if (!(length > 1 && height > 1)) return null;
  const scale = (LETTER_HEIGHT * (1 + 2 * ROOM)) / height;
  const columns = Math.min(MAX_WIDTH, Math.round(length * scale));
  const rows = Math.round(height * scale);
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  // Large letters are averaged over the pixels that they shrink to.
  const samples = Math.min(6, Math.max(1, Math.round(1 / scale)));
  const shadeAt = (x: number, y: number) => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    if (column < 0 || row < 0 || column >= page.width - 1 || row >= page.height - 1) return null;
    const at = row * page.width + column;
    const [fx, fy] = [x - column, y - row];
    const upper = (page.shades[at] ?? 0) * (1 - fx) + (page.shades[at + 1] ?? 0) * fx;
    const lower = (page.shades[at + page.width] ?? 0) * (1 - fx) + (page.shades[at + page.width + 1] ?? 0) * fx;
    return upper * (1 - fy) + lower * fy;
  };
  const shades = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let [total, count] = [0, 0];
      for (let i = 0; i < samples; i++) {
        for (let j = 0; j < samples; j++) {
          const along = (column + (i + 0.5) / samples) / scale;
          const down = (row + (j + 0.5) / samples) / scale;
          const shade = shadeAt(start.x + along * ux - down * uy - 0.5, start.y + along * uy + down * ux - 0.5);
          if (shade === null) continue;
          total += shade;
          count++;
        }
      }
      shades[row * columns + column] = count > 0 ? total / count : WHITE;
    }
  }
  const ground = groundOf(shades);
  const most = shades.reduce((greatest, shade) => Math.max(greatest, Math.abs(shade - ground)), 0);
  if (most < READABLE_CONTRAST_OF_BODY) return null;
  const width = columns + 2 * MARGIN;
  const crop = new Uint8Array(width * (rows + 2 * MARGIN)).fill(WHITE);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const distance = Math.abs((shades[row * columns + column] ?? 0) - ground);
      crop[(row + MARGIN) * width + column + MARGIN] = WHITE - (distance * WHITE) / most;
    }
  }
  return { width, height: rows + 2 * MARGIN, shades: crop };
}
