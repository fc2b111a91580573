import type { Glyph } from './glyphs.ts';
import { pixelsOf, type Surface } from './surface.ts';

/** Text objects that do not stand on one another, so that one rendering without them tells the ink of each. */
export type Layer = Set<number>;

/** More layers of text over one another than anyone could read. */
const MAX_LAYERS = 6;
/** Share of an object's area that others may touch: neighbouring letters do, text over text covers more. */
const TOUCHING = 0.3;
/** More objects than this are not compared with one another. */
const MOST_COMPARED = 2_000;

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

/** The part of the page that an object's letters stand in. */
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

/** On most pages no text touches another, and one layer holds it all. */
function areApart(extents: readonly Pixels[]): boolean {
  if (extents.length > MOST_COMPARED) return false;
  const sorted = extents.toSorted((a, b) => a.top - b.top);
  return sorted.every((a, index) => {
    for (let next = index + 1; next < sorted.length; next++) {
      const b = sorted[next];
      if (!b || b.top >= a.bottom) return true;
      if (a.left < b.right && b.left < a.right) return false;
    }
    return true;
  });
}

/**
 * Sorts the text objects of a page into layers. Copies of one text in one place (a drop shadow, a bold made by
 * drawing twice) share a layer: each would hide the other's lack. What fits no layer is left out.
 */
export function layersOf(glyphs: Glyph[], surface: Surface): Layer[] {
  const objects = gather(glyphs);
  const boxesOf = ({ glyphs: own }: TextObject) =>
    own.map((glyph) => pixelsOf(surface, glyph.tight)).filter((box) => box !== null);
  const extents = [...objects.values()].map((object) => extentOf(boxesOf(object))).filter((box) => box !== null);
  if (areApart(extents)) return objects.size === 0 ? [] : [new Set(objects.keys())];

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
