import type { Glyph } from './glyphs.ts';
import { pixelsOf, type Surface } from './surface.ts';

/** Text objects that do not stand on one another, so that one rendering without them tells the ink of each. */
export type Layer = Set<number>;

/** More layers of text over one another than anyone could read. */
const MAX_LAYERS = 6;
/** Share of an object's area that others may touch: neighbouring letters do, text over text covers more. */
const TOUCHING = 0.3;

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

/**
 * Sorts the text objects of a page into layers. Copies of one text in one place (a drop shadow, a bold made by
 * drawing twice) share a layer: each would hide the other's lack. What fits no layer is left out.
 */
export function layersOf(glyphs: Glyph[], surface: Surface): Layer[] {
  const layers: { objects: Layer; owners: Int32Array }[] = [];
  const texts: string[] = [];
  const area = surface.pixelWidth * surface.pixelHeight;
  for (const [pointer, { text, glyphs: own }] of gather(glyphs)) {
    const id = texts.push(text);
    const boxes = own.map((glyph) => pixelsOf(surface, glyph.tight)).filter((box) => box !== null);
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
