import type { Glyph } from './glyphs.ts';
import { pixelsOf, type Surface } from './surface.ts';

/** Side of a cell in pixels. Smaller than the strokes of body text, larger than the overlap of neighbouring letters. */
const CELL = 2;
/** Share of a glyph's cells that another glyph may touch. */
const TOUCHED = 0.5;
/** A glyph this many times larger than another one is a watermark or an ornament behind it. */
const ORNAMENT = 3;

interface Placed {
  glyph: Glyph;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The inner part of a glyph's bounds in cells, which its neighbours in a line do not reach. */
function placeOf(glyph: Glyph, surface: Surface): Placed | null {
  const { x, y, width, height } = glyph.tight;
  const inner = { x: x + width * 0.15, y: y + height * 0.15, width: width * 0.7, height: height * 0.7 };
  const box = pixelsOf(surface, inner);
  if (!box) return null;
  return {
    glyph,
    left: Math.floor(box.left / CELL),
    top: Math.floor(box.top / CELL),
    right: Math.max(Math.floor(box.left / CELL) + 1, Math.ceil(box.right / CELL)),
    bottom: Math.max(Math.floor(box.top / CELL) + 1, Math.ceil(box.bottom / CELL)),
  };
}

/** Copies of one letter in about the same place are a shadow, or bold made by drawing twice. */
function isCopy(a: Glyph, b: Glyph): boolean {
  const near = 0.5 * Math.min(a.tight.height, b.tight.height);
  return a.text === b.text && Math.abs(a.tight.x - b.tight.x) < near && Math.abs(a.tight.y - b.tight.y) < near;
}

const isOrnament = (a: Glyph, b: Glyph) => a.size > ORNAMENT * b.size;

/** The letters of a ligature share one box. More than three letters never do. */
function isLigature(index: number, other: number, a: Glyph, b: Glyph): boolean {
  return (
    Math.abs(index - other) < 3 && a.object === b.object && a.tight.x === b.tight.x && a.tight.width === b.tight.width
  );
}

/** The visible glyphs that other visible glyphs are drawn over, so that neither can be read with certainty. */
export function crowdedGlyphs(glyphs: readonly Glyph[], surface: Surface): Set<Glyph> {
  const columns = Math.ceil(surface.pixelWidth / CELL) + 1;
  const cells = new Int32Array(columns * (Math.ceil(surface.pixelHeight / CELL) + 1));
  const placed: Placed[] = [];
  const crowded = new Set<Glyph>();
  for (const [index, glyph] of glyphs.entries()) {
    const place = placeOf(glyph, surface);
    placed.push(place ?? { glyph, left: 0, top: 0, right: 0, bottom: 0 });
    if (!place) continue;
    const touched = new Map<number, number>();
    for (let row = place.top; row < place.bottom; row++) {
      for (let at = row * columns + place.left; at < row * columns + place.right; at++) {
        const owner = (cells[at] ?? 0) - 1;
        if (owner >= 0) touched.set(owner, (touched.get(owner) ?? 0) + 1);
        cells[at] = index + 1;
      }
    }
    const areaOf = ({ left, top, right, bottom }: Placed) => (right - left) * (bottom - top);
    for (const [other, count] of touched) {
      const before = placed[other];
      if (!before || count < TOUCHED * Math.min(areaOf(before), areaOf(place))) continue;
      const b = before.glyph;
      if (isCopy(b, glyph) || isLigature(other, index, b, glyph)) continue;
      if (!isOrnament(b, glyph)) crowded.add(glyph);
      if (!isOrnament(glyph, b)) crowded.add(b);
    }
  }
  return crowded;
}
