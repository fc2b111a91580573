import type { Glyph } from './glyphs.ts';
import { pixelsOf, type Surface } from './surface.ts';

/** Text objects that do not overlap, so that one rendering without them measures the ink of each. */
export type Layer = Set<number>;

/** More overlapping layers of text than anyone could read. */
const MAX_LAYERS = 6;
/** Share of an object's area that others may touch. Adjacent glyphs touch a little; overlapping text covers more. */
const TOUCHING = 0.3;
/** Limits the number of comparisons. */
const MOST_COMPARED = 1_000_000;

interface TextObject {
  text: string;
  glyphs: Glyph[];
}

function gather(glyphs: Glyph[]): Map<number, TextObject> {
  const objects = new Map<number, TextObject>();
  for (const glyph of glyphs) {
    const object = objects.get(glyph.object);
    if (object) {
      object.text += glyph.text;
      object.glyphs.push(glyph);
    } else objects.set(glyph.object, { text: glyph.text, glyphs: [glyph] });
  }
  return objects;
}

type Pixels = NonNullable<ReturnType<typeof pixelsOf>>;

/** The bounds of an object's glyphs. */
function extentOf(boxes: readonly Pixels[]): Pixels | null {
  const [first, ...rest] = boxes;
  if (!first) return null;
  const extent = { ...first };
  for (const { left, top, right, bottom } of rest) {
    extent.left = Math.min(extent.left, left);
    extent.top = Math.min(extent.top, top);
    extent.right = Math.max(extent.right, right);
    extent.bottom = Math.max(extent.bottom, bottom);
  }
  return extent;
}

/** Pixels that two boxes share. */
function sharedBy(a: Pixels, b: Pixels): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}

const areaOf = ({ left, top, right, bottom }: Pixels) => (right - left) * (bottom - top);

interface Placed {
  boxes: readonly Pixels[];
  extent: Pixels;
  /** Area that other objects share with this one, counted per glyph of theirs, so it is at least the covered area. */
  touched: number;
}

/** Whether no text covers other text. This is true for most pages, which then need only one layer. */
function areApart(boxes: readonly (readonly Pixels[])[]): boolean {
  let left = MOST_COMPARED;
  const placed = boxes.flatMap((own): Placed[] => {
    const extent = extentOf(own);
    return extent ? [{ boxes: own, extent, touched: 0 }] : [];
  });
  const sorted = placed.toSorted((a, b) => a.extent.top - b.extent.top);
  for (const [index, a] of sorted.entries()) {
    for (let next = index + 1; next < sorted.length; next++) {
      const b = sorted[next];
      if (!b || b.extent.top >= a.extent.bottom) break;
      if (left-- <= 0) return false;
      if (sharedBy(a.extent, b.extent) === 0) continue;
      left -= a.boxes.length;
      for (const own of a.boxes) {
        if (sharedBy(own, b.extent) === 0) continue;
        left -= b.boxes.length;
        if (left <= 0) return false;
        for (const other of b.boxes) {
          const shared = sharedBy(own, other);
          a.touched += shared;
          b.touched += shared;
        }
      }
    }
  }
  return placed.every(
    ({ boxes: own, touched }) => touched <= TOUCHING * own.reduce((sum, box) => sum + areaOf(box), 0),
  );
}

/**
 * Sorts the text objects of a page into layers. Copies of one text in the same place (a drop shadow, or bold made by
 * drawing twice) share a layer, because each copy would hide the absence of the other. Objects that fit no layer are
 * left out.
 */
export function layersOf(glyphs: Glyph[], surface: Surface): Layer[] {
  const objects = gather(glyphs);
  const boxesOf = ({ glyphs: own }: TextObject) =>
    own.map((glyph) => pixelsOf(surface, glyph.tight)).filter((box) => box !== null);
  if (areApart([...objects.values()].map(boxesOf))) return objects.size === 0 ? [] : [new Set(objects.keys())];

  const layers: { objects: Layer; owners: Int32Array }[] = [];
  const texts: string[] = [];
  const area = surface.pixelWidth * surface.pixelHeight;
  for (const [pointer, object] of objects) {
    const { text } = object;
    const id = texts.push(text);
    const boxes = boxesOf(object);
    const layer = layers.find(({ owners }) => {
      let covered = 0;
      let total = 0;
      for (const { left, top, right, bottom } of boxes) {
        for (let y = top; y < bottom; y++) {
          for (let x = left; x < right; x++) {
            const owner = owners[y * surface.pixelWidth + x] ?? 0;
            total++;
            if (owner !== 0 && texts[owner - 1] !== text) covered++;
          }
        }
      }
      return covered <= total * TOUCHING;
    });
    const target = layer ?? { objects: new Set<number>(), owners: new Int32Array(area) };
    if (!layer) {
      if (layers.length === MAX_LAYERS) continue;
      layers.push(target);
    }
    target.objects.add(pointer);
    for (const { left, top, right, bottom } of boxes) {
      for (let y = top; y < bottom; y++)
        target.owners.fill(id, y * surface.pixelWidth + left, y * surface.pixelWidth + right);
    }
  }
  return layers.map(({ objects }) => objects);
}
