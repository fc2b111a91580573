import type { Glyph } from './glyphs.ts';
import { pixelsOf, type Surface } from './surface.ts';

/** Side of a cell in pixels. Each cell remembers the last glyphs drawn on it. */
const CELL = 4;
/** Share of the smaller glyph's bounds that two glyphs may share. Slanted neighbours share a quarter. */
const SHARED = 0.5;
/** A glyph this many times larger than another one is a watermark or an ornament behind it. */
const ORNAMENT = 3;

/** Limits the work: glyphs that cover the page twenty times over cannot be read. */
const MOST_CELLS = 1_000_000;

/** Copies of one letter in about the same place are a shadow, or bold made by drawing twice. */
function isCopy(a: Glyph, b: Glyph): boolean {
  const near = 0.5 * Math.min(a.tight.height, b.tight.height);
  return a.text === b.text && Math.abs(a.tight.x - b.tight.x) < near && Math.abs(a.tight.y - b.tight.y) < near;
}

const isOrnament = (a: Glyph, b: Glyph) => a.size > ORNAMENT * b.size;

/** The letters of a ligature share one box. */
const isLigature = (a: Glyph, b: Glyph) =>
  a.object === b.object && a.tight.x === b.tight.x && a.tight.width === b.tight.width;

/** Most letters of a ligature. */
export const MAX_LIGATURE = 3;

function isOver({ tight: a }: Glyph, { tight: b }: Glyph): boolean {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (across <= 0 || down <= 0) return false;
  return across * down > SHARED * Math.min(a.width * a.height, b.width * b.height);
}

/** The visible glyphs that other visible glyphs are drawn over, so that neither can be read with certainty. */
export function crowdedGlyphs(glyphs: readonly Glyph[], surface: Surface): Set<Glyph> {
  const columns = Math.ceil(surface.pixelWidth / CELL) + 1;
  const cells = new Int32Array(columns * (Math.ceil(surface.pixelHeight / CELL) + 1)).fill(-1);
  const crowded = new Set<Glyph>();
  let left = MOST_CELLS;
  let ligature: Glyph[] = [];
  for (const [index, glyph] of glyphs.entries()) {
    const [start] = ligature;
    if (start && isLigature(start, glyph)) ligature.push(glyph);
    else ligature = [glyph];
    if (ligature.length > MAX_LIGATURE) for (const letter of ligature) crowded.add(letter);
    const box = pixelsOf(surface, glyph.tight);
    if (!box) continue;
    if (left < 0) {
      crowded.add(glyph);
      continue;
    }
    const before = new Set<number>();
    for (let row = Math.floor(box.top / CELL); row * CELL < box.bottom; row++) {
      for (let column = Math.floor(box.left / CELL); column * CELL < box.right; column++) {
        const owner = cells[row * columns + column] ?? -1;
        if (owner >= 0) before.add(owner);
        left--;
        cells[row * columns + column] = index;
      }
    }
    for (const other of before) {
      const below = glyphs[other];
      if (!below || !isOver(below, glyph) || isCopy(below, glyph) || isLigature(below, glyph)) continue;
      if (!isOrnament(below, glyph)) crowded.add(glyph);
      if (!isOrnament(glyph, below)) crowded.add(below);
    }
  }
  return crowded;
}
