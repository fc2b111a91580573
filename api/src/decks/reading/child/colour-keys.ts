import { bottomOf, rightOf, sharedHeight, sharedWidth } from '../layout/boxes.ts';
import { isFigure } from '../layout/figures.ts';
import type { Box } from '../types.ts';
import type { ColourKey, Fragment } from './raw-slide.ts';
import { pixelsOf, type Surface } from './surface.ts';

type Colour = readonly [number, number, number];

const MOST_KEYS = 32;
const MOST_FIGURES = 80;
/** A key stands at most this far left of its text, in line heights. */
const WIDEST_GAP = 2;
/** Largest difference of a colour channel, out of 255, between a key and what it names, and least between two keys. */
const ALIKE = 32;
const DISTINCT = 16;
/** A line has at most so many rows of pixels, and its ground is looked at so many pixels left of it. */
const THIN = 3;
const GROUND = 3;
/** The colour is looked for so far around a figure, in its heights. */
const AROUND = 1;
/** About so many pixels on and around a figure are looked at. */
const SAMPLES = 1_000;
/** Share of the pixels around a figure that must have the colour of its key, and how much more than of any other. */
const ENOUGH = 0.08;
const CLEARLY = 1.5;

const differenceOf = (a: Colour, b: Colour) =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));

/** The shapes that stand before a text as the coloured squares of a legend do. */
function keysAmong(shapes: readonly Box[], texts: readonly Fragment[], aspect: number): Box[] {
  const isOn = (a: Box, b: Box) => sharedWidth(a, b) > 0 && sharedHeight(a, b) > 0;
  return shapes
    .filter((shape, at) => {
      if (shapes.slice(0, at).some((other) => isOn(other, shape))) return false;
      const middle = shape.y + shape.height / 2;
      const isBefore = ({ box }: Fragment) => {
        const gap = (box.x - rightOf(shape)) * aspect;
        return middle > box.y && middle < bottomOf(box) && gap > 0 && gap < WIDEST_GAP * box.height;
      };
      return texts.some(isBefore);
    })
    .slice(0, MOST_KEYS);
}

/**
 * The keys of a legend with the figures that stand on the colour of each, or right beside it, as on the slices of a pie.
 * Shapes of one colour, such as bullets, are no keys.
 * @param pixels of the page without its text
 */
export function colourKeys(
  shapes: readonly Box[],
  fragments: readonly Fragment[],
  surface: Surface,
  pixels: Uint8Array,
): ColourKey[] {
  const level = fragments.filter(({ turn }) => turn === 0);
  const places = keysAmong(shapes, level, surface.width / surface.height);
  if (places.length < 2) return [];
  const colourAt = (x: number, y: number): Colour => {
    const at = (y * surface.pixelWidth + x) * 4;
    return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
  };
  /** The colour in the middle of a box. A line may be thinner than a pixel: then the one least like the ground. */
  const colourIn = (box: Box): Colour[] => {
    const place = pixelsOf(surface, box);
    if (!place) return [];
    const { left, top, right, bottom } = place;
    const [middle, height] = [(left + right) >> 1, bottom - top];
    if (height > THIN) return [colourAt(middle, (top + bottom) >> 1)];
    const ground = colourAt(Math.max(0, left - GROUND), top);
    const colours = Array.from({ length: height }, (_, row) => colourAt(middle, top + row));
    return colours.toSorted((a, b) => differenceOf(b, ground) - differenceOf(a, ground)).slice(0, 1);
  };
  const all = places.flatMap((box) => colourIn(box).map((colour) => ({ box, colour })));
  const keys = all.filter((one) =>
    all.every((other) => other === one || differenceOf(other.colour, one.colour) > DISTINCT),
  );
  if (keys.length < 2) return [];

  /** Share of the pixels on and around a figure that have the colour of each key. */
  const sharesAround = ({ x, y, width, height }: Box): number[] => {
    const margin = { x: (AROUND * height * surface.pixelHeight) / surface.pixelWidth, y: AROUND * height };
    const area = { x: x - margin.x, y: y - margin.y, width: width + 2 * margin.x, height: height + 2 * margin.y };
    const place = pixelsOf(surface, area);
    const counts = keys.map(() => 0);
    if (!place) return counts;
    const { left, top, right, bottom } = place;
    const step = Math.ceil(Math.sqrt(((right - left) * (bottom - top)) / SAMPLES));
    let seen = 0;
    for (let row = top; row < bottom; row += step) {
      for (let column = left; column < right; column += step) {
        seen++;
        const colour = colourAt(column, row);
        let [nearest, least] = [-1, ALIKE];
        keys.forEach((key, at) => {
          const difference = differenceOf(key.colour, colour);
          if (difference < least) [nearest, least] = [at, difference];
        });
        if (nearest >= 0) counts[nearest] = (counts[nearest] ?? 0) + 1;
      }
    }
    return counts.map((count) => count / seen);
  };
  const figures = level.filter(({ text }) => isFigure(text)).slice(0, MOST_FIGURES);
  const found = keys.map(({ box }): ColourKey => ({ box, figures: [] }));
  const candidates = figures.flatMap(({ box }) => {
    const shares = sharesAround(box);
    return shares.flatMap((share, key) => {
      const others = Math.max(0, ...shares.filter((_, at) => at !== key));
      return share > ENOUGH ? [{ box, key, share, isClear: share > CLEARLY * others }] : [];
    });
  });
  // The slices of a pie have one figure each; the bars of a series have many. Figures elsewhere on the page don't count.
  const isPie = new Set(candidates.map(({ box }) => box)).size <= keys.length;
  const placed = new Set<Box>();
  for (const { box, key, isClear } of candidates.toSorted((a, b) => b.share - a.share)) {
    const own = found[key];
    if (!own || placed.has(box) || (isPie ? own.figures.length > 0 : !isClear)) continue;
    own.figures.push(box);
    placed.add(box);
  }
  const named = found.filter((key) => key.figures.length > 0);
  return named.length > 1 ? named : [];
}
