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
/** How much stronger one channel must be for a colour to be green or red. */
const GREEN = 1.15;
const RED = 1.5;
/** Share of a picture's pixels that must have the colour. */
const COLOURED = 0.08;
/** Fewer marks than this, or in one row or column, are decoration. */
const FEWEST_MARKS = 4;
const SAME_ROW = 0.02;

/** Whether a box has the size and shape of an icon. */
export function isIcon({ width, height }: Box, surface: Surface): boolean {
  const tall = (height * surface.height) / surface.width;
  return width > LEAST && width < MOST && tall > LEAST && tall < MOST && width < 2 * tall && tall < 2 * width;
}

function markOf([red, green, blue]: readonly [number, number, number]): Mark | null {
  if (green > GREEN * red && green > GREEN * blue && green > 60) return '✓';
  if (red > RED * green && red > RED * blue && red > 90) return '✗';
  return null;
}

/** The mark that a picture shows by the colour of most of its coloured pixels. */
function drawnMark(box: Box, surface: Surface, pixels: Uint8Array): Mark | null {
  const place = pixelsOf(surface, box);
  if (!place) return null;
  const counts = { '✓': 0, '✗': 0 };
  let total = 0;
  for (let y = place.top; y < place.bottom; y++) {
    for (let x = place.left; x < place.right; x++) {
      const at = (y * surface.pixelWidth + x) * 4;
      const mark = markOf([pixels[at + 2] ?? 0, pixels[at + 1] ?? 0, pixels[at] ?? 0]);
      if (mark) counts[mark]++;
      total++;
    }
  }
  const mark = counts['✓'] > counts['✗'] ? '✓' : '✗';
  return counts[mark] > COLOURED * total ? mark : null;
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
    const text = colour ? markOf(colour) : drawnMark(box, surface, sheet.pixels);
    if (text && !marks.some((other) => overlaps(other.box, box))) marks.push({ box, text });
  }
  const rows = distinct(marks.map(({ box }) => box.y + box.height / 2));
  const columns = distinct(marks.map(({ box }) => box.x + box.width / 2));
  if (marks.length < FEWEST_MARKS || rows < 2 || columns < 2) return [];
  return marks.map(({ box, text }) => ({
    ...{ text, box, turn: 0, tracked: false, source: 'ocr' as const },
    size: (box.height * surface.height) / 1.2,
  }));
}
