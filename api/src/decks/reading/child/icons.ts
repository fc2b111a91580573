import type { Box } from '../types.ts';
import type { Fragment } from './raw-slide.ts';
import type { Sheet } from './sheet.ts';
import { pixelsOf, type Surface } from './surface.ts';

/** A small drawing or picture. */
export interface Icon {
  box: Box;
  /** Fill colour (red, green, blue) of a drawing; null for a picture. */
  colour: readonly [number, number, number] | null;
}

type Mark = '✓' | '✗';

/** Least and most sides of an icon, as shares of the page width. */
const LEAST = 0.006;
const MOST = 0.045;
/** A picture of an icon may have an empty margin, which makes it this many times wider than the icon. */
const WITH_MARGIN = 2;
/** How much stronger one channel must be for a colour to be green or red. */
const GREEN = 1.15;
const RED = 1.5;
/** Share of a picture's pixels that must have the colour. */
const COLOURED = 0.08;
/** Fewer marks than this, or in one row or column, are decoration. */
const FEWEST_MARKS = 4;
const SAME_ROW = 0.02;

/** Whether a box has the size and shape of an icon, with `most` as its longest side. */
export function isIcon({ width, height }: Box, surface: Surface, most = MOST): boolean {
  const tall = (height * surface.height) / surface.width;
  return width > LEAST && width < most && tall > LEAST && tall < most && width < 2 * tall && tall < 2 * width;
}

/** Whether a picture has the size and shape of an icon, or of one with an empty margin. */
export const mayHoldIcon = (box: Box, surface: Surface): boolean => isIcon(box, surface, WITH_MARGIN * MOST);

function markOf([red, green, blue]: readonly [number, number, number]): Mark | null {
  if (green > GREEN * red && green > GREEN * blue && green > 60) return '✓';
  if (red > RED * green && red > RED * blue && red > 90) return '✗';
  return null;
}

/** The stretch without a gap in which counts are above zero, around the middle or nearest to it. */
function middleRun(counts: readonly number[]): { from: number; to: number } {
  const middle = counts.length / 2;
  const filled = counts.flatMap((count, at) => (count > 0 ? [at] : []));
  const nearest = filled.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? 0;
  let [from, to] = [nearest, nearest + 1];
  while ((counts[from - 1] ?? 0) > 0) from--;
  while ((counts[to] ?? 0) > 0) to++;
  return { from, to };
}

/** The mark that a picture shows by the colour of most of its coloured pixels, and where it shows it. */
function drawnMark(box: Box, surface: Surface, pixels: Uint8Array): { text: Mark; box: Box } | null {
  const place = pixelsOf(surface, box);
  if (!place) return null;
  const { left, top, right, bottom } = place;
  const zeros = () => ({ rows: Array<number>(bottom - top).fill(0), columns: Array<number>(right - left).fill(0) });
  const counts = { '✓': zeros(), '✗': zeros() };
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = (y * surface.pixelWidth + x) * 4;
      const mark = markOf([pixels[at + 2] ?? 0, pixels[at + 1] ?? 0, pixels[at] ?? 0]);
      if (!mark) continue;
      const { rows, columns } = counts[mark];
      rows[y - top] = (rows[y - top] ?? 0) + 1;
      columns[x - left] = (columns[x - left] ?? 0) + 1;
    }
  }
  const total = ({ rows }: { rows: readonly number[] }) => rows.reduce((sum, count) => sum + count, 0);
  const text = total(counts['✓']) > total(counts['✗']) ? '✓' : '✗';
  if (total(counts[text]) <= COLOURED * (right - left) * (bottom - top)) return null;
  // Wide margins overlap the icons beside this one.
  const [across, down] = [middleRun(counts[text].columns), middleRun(counts[text].rows)];
  const inked = {
    x: (left + across.from) / surface.pixelWidth,
    y: (top + down.from) / surface.pixelHeight,
    width: (across.to - across.from) / surface.pixelWidth,
    height: (down.to - down.from) / surface.pixelHeight,
  };
  return isIcon(inked, surface) ? { text, box: inked } : null;
}

const overlaps = (a: Box, b: Box) =>
  Math.min(a.x + a.width, b.x + b.width) > Math.max(a.x, b.x) &&
  Math.min(a.y + a.height, b.y + b.height) > Math.max(a.y, b.y);

const distinct = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b).filter((value, at, all) => at === 0 || value - (all[at - 1] ?? 0) > SAME_ROW).length;

/**
 * Green and red icons in rows and columns, as text: the ticks and crosses of a comparison, which decks often draw as
 * shapes or pictures. Anything else that is small is left out. Draws the page if it has pictures of that size.
 */
export function drawnMarks(icons: readonly Icon[], surface: Surface, sheet: Sheet): Fragment[] {
  if (icons.length < FEWEST_MARKS) return [];
  if (icons.some(({ colour }) => colour === null)) surface.draw(sheet);
  const marks: { box: Box; text: Mark }[] = [];
  for (const { box, colour } of icons) {
    const text = colour ? markOf(colour) : null;
    const mark = text ? { text, box } : colour ? null : drawnMark(box, surface, sheet.pixels);
    if (mark && !marks.some((other) => overlaps(other.box, mark.box))) marks.push(mark);
  }
  const rows = distinct(marks.map(({ box }) => box.y + box.height / 2));
  const columns = distinct(marks.map(({ box }) => box.x + box.width / 2));
  if (marks.length < FEWEST_MARKS || rows < 2 || columns < 2) return [];
  return marks.map(({ box, text }) => ({
    ...{ text, box, turn: 0, tracked: false, source: 'ocr' as const },
    size: (box.height * surface.height) / 1.2,
  }));
}
