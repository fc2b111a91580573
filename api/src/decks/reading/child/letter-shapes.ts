import type { Glyph } from './glyphs.ts';
import type { Ink } from './ink.ts';
import type { Surface } from './surface.ts';

/** Width of the ink of letters and digits in ems, roughly, in common typefaces. */
const WIDTHS: readonly (readonly [string, number])[] = [
  ['ijlI', 0.12],
  ['ftrJ', 0.3],
  ['acegksvxyzhnubdopqFLEST', 0.47],
  ['023456789ABCDGHKNOPQRUVXYZ', 0.56],
  ['mwMW', 0.76],
];
/** Top and bottom of the ink over the baseline in ems. */
const TOPS: readonly (readonly [string, number])[] = [
  ['acegmnopqrsuvwxyz', 0.53],
  ['t', 0.66],
  ['bdfhijklABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 0.72],
];
const BOTTOMS: readonly (readonly [string, number])[] = [
  ['gjpqy', -0.21],
  ['abcdefhiklmnorstuvwxzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 0],
];

const table = (rows: typeof WIDTHS) => new Map(rows.flatMap(([letters, value]) => [...letters].map((l) => [l, value])));
const [WIDTH_OF, TOP_OF, BOTTOM_OF] = [table(WIDTHS), table(TOPS), table(BOTTOMS)];

/** Fewer letters than this cannot be judged by their shapes. */
const ENOUGH = 5;
/** With fewer letters than this, likeness is a rough measure. */
const FEW = 8;
/** If the measured values spread less than this share of what is expected, they are all alike. */
const ALIKE = 0.12;
/** If the expected values spread less than this many ems, they tell nothing. */
const TELLING = 0.05;

interface Shape {
  letter: string;
  width: number;
  height: number;
  top: number;
  bottom: number;
}

/** How the letters of a run look, compared with the letters they stand for. */
interface Likeness {
  /** Font size as the ink shows it, over the size that the file states; null without letters. */
  em: number | null;
  /** Correlation of measured and expected shapes, 1 for a perfect match; null when there are too few letters. */
  likeness: number | null;
  /** True when there are few letters, or they are expected to differ in one respect only, as capitals are. */
  isRough: boolean;
  /** Mean width over mean height of the ink of the letters that are neither narrow nor wide. Null without any. */
  aspect: number | null;
  /** Share of the letters' bounds that is inked: about a third for letters, and 1 for blocks. */
  fill: number;
}

function spread(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const meanA = a.reduce((sum, value) => sum + value, 0) / a.length;
  const meanB = b.reduce((sum, value) => sum + value, 0) / b.length;
  const shared = a.reduce((sum, value, index) => sum + (value - meanA) * ((b[index] ?? 0) - meanB), 0) / a.length;
  return shared / (spread(a) * spread(b));
}

/** A glyph's ink in ems, along the text direction. Top and bottom are over the lower edge of the line. */
function shapeOf({ text, turn, size, loose }: Glyph, bounds: NonNullable<Ink['bounds']>, surface: Surface): Shape {
  const { left, top, right, bottom } = bounds;
  const em = (size / surface.width) * surface.pixelWidth;
  const [across, down] = [(right - left) / em, (bottom - top) / em];
  const [x, y] = [loose.x * surface.pixelWidth, loose.y * surface.pixelHeight];
  const [endX, endY] = [x + loose.width * surface.pixelWidth, y + loose.height * surface.pixelHeight];
  switch (turn) {
    case 1:
      return { letter: text, width: down, height: across, top: (right - x) / em, bottom: (left - x) / em };
    case 2:
      return { letter: text, width: across, height: down, top: (bottom - y) / em, bottom: (top - y) / em };
    case 3:
      return { letter: text, width: down, height: across, top: (endX - left) / em, bottom: (endX - right) / em };
    default:
      return { letter: text, width: across, height: down, top: (endY - top) / em, bottom: (endY - bottom) / em };
  }
}

/** Whether a letter of a run shares its bounds with its neighbour, as the letters of a ligature do. */
export function sharesBox(run: readonly Glyph[], index: number): boolean {
  // PDFium returns the two halves of a letter beyond the basic plane one by one.
  if (/[\ud800-\udfff]/.test(run[index]?.text ?? '')) return false;
  const box = run[index]?.tight;
  const isSame = (other: Glyph | undefined) => other?.tight.x === box?.x && other?.tight.width === box?.width;
  return isSame(run[index - 1]) || isSame(run[index + 1]);
}

/**
 * Compares the ink of a run's letters with what they claim to be, without reading them: an `m` is wider than an `i`,
 * and a `p` goes below the line. All fonts agree on this, so a run that doesn't says something else than it shows.
 */
export function likenessOf(glyphs: readonly Glyph[], inks: ReadonlyMap<Glyph, Ink>, surface: Surface): Likeness {
  const shapes = glyphs.flatMap((glyph, index) => {
    if (sharesBox(glyphs, index)) return [];
    const bounds = inks.get(glyph)?.bounds;
    return bounds && WIDTH_OF.has(glyph.text) ? [shapeOf(glyph, bounds, surface)] : [];
  });
  const fills = glyphs.flatMap((glyph) => {
    const ink = inks.get(glyph);
    return ink && (WIDTH_OF.get(glyph.text) ?? 0) > 0.4 ? [ink.fill] : [];
  });
  const usual = shapes.filter(({ letter }) => (WIDTH_OF.get(letter) ?? 0) > 0.4);
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const aspect =
    usual.length > 0 ? sum(usual.map(({ width }) => width)) / sum(usual.map(({ height }) => height)) : null;
  const fill = fills.length > 0 ? sum(fills) / fills.length : 0;
  const expectedHeight = sum(shapes.map(({ letter }) => (TOP_OF.get(letter) ?? 0) - (BOTTOM_OF.get(letter) ?? 0)));
  const em = expectedHeight > 0 ? sum(shapes.map(({ height }) => height)) / expectedHeight : null;
  if (shapes.length < ENOUGH || em === null) return { likeness: null, isRough: true, em, aspect, fill };

  const results: number[] = [];
  let told = 0;
  const compare = (measured: number[], expected: number[]) => {
    if (spread(expected) < TELLING) return;
    told++;
    if (spread(measured) / em >= ALIKE * spread(expected)) results.push(correlation(measured, expected));
  };
  // In a typewriter's font, all letters are about as wide.
  const steps = glyphs
    .filter(({ text }) => WIDTH_OF.has(text))
    .map(({ turn, loose }) => loose[turn % 2 === 0 ? 'width' : 'height']);
  const isMonospaced = spread(steps) < 0.02 * (sum(steps) / steps.length);
  if (!isMonospaced) {
    compare(
      shapes.map(({ width }) => width),
      shapes.map(({ letter }) => WIDTH_OF.get(letter) ?? 0),
    );
  }
  // Many display fonts draw small letters as capitals.
  compare(
    shapes.map(({ top }) => top),
    shapes.map(({ letter }) => TOP_OF.get(letter) ?? 0),
  );
  compare(
    shapes.map(({ bottom }) => bottom),
    shapes.map(({ letter }) => BOTTOM_OF.get(letter) ?? 0),
  );
  // Letters that look all the same in every respect are no letters.
  const likeness = results.length > 0 ? sum(results) / results.length : told > 1 ? 0 : null;
  return { likeness, isRough: shapes.length < FEW || results.length < 2, em, aspect, fill };
}
