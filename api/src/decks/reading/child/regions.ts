import type { Box } from '../types.ts';
import { boxOf, type Crop } from './crop.ts';
import type { RawSlide } from './raw-slide.ts';
import { type TextRow, textRowsIn } from './text-rows.ts';
import { smallestOf } from './visibility.ts';

/** A row of marks that look like letters, on the page. */
export interface PlacedRow {
  box: Box;
  marks: number;
}

/** A part of a page that seems to hold text which is not in the file's text layer. */
export interface Region {
  box: Box;
  rows: PlacedRow[];
}

/** Longest side in pixels of the page picture in which rows are looked for: 8 pt type on a slide is 12 pixels high. */
export const SURVEY_SIDE = 1500;
/** A picture smaller than this share of the page is an icon or a logo. */
const SMALLEST_PICTURE = 0.004;
/** A slide with fewer letters of its own may have text as drawn outlines, or in its background. */
const FEW_LETTERS = 100;
/** Fewer marks than this are not a word. */
const FEWEST_MARKS = 4;
/** Outside of pictures, drawings are more likely than text, so it takes more marks. */
const FEWEST_DRAWN = 10;
/** Rows higher than this share of the page with few marks are shapes. */
const HIGH_ROW = 0.12;
/** Rows closer than this many row heights belong together. */
const NEAR = 2.5;
const MOST_REGIONS = 10;

const lettersOf = ({ fragments }: RawSlide) =>
  fragments.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);

/** Whether nothing of the page is known from its text layer, so that OCR has to read all of it. */
export const isWhole = (slide: RawSlide): boolean => slide.garbled || slide.fragments.length === 0;

/** Whether a page may show text that is not in its text layer. */
export function mayHideText(slide: RawSlide): boolean {
  if (!slide.reached) return false;
  if (isWhole(slide)) return !slide.blank;
  return (slide.pictures[0]?.share ?? 0) >= SMALLEST_PICTURE || lettersOf(slide) < FEW_LETTERS;
}

export const areaOf = ({ width, height }: Box) => width * height;

/** Area that two boxes share. */
export function overlapOf(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/** The smallest box around two boxes. */
export function unionOf(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const right = Math.max(a.x + a.width, b.x + b.width);
  const bottom = Math.max(a.y + a.height, b.y + b.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** Text in a picture must be this many times larger than the smallest legible type. */
const SMALLEST = 1.5;
/** Height of a row of letters, with or without descenders, as a share of the font size. */
const HEIGHT_OF_ROW = 0.75;

/** Smallest type in points that counts as legible in a picture on a page of this width. */
export const legibleSize = (page: { width: number }): number => SMALLEST * smallestOf(page);

const isShape = (row: TextRow, { grey }: Crop) => row.bottom - row.top > HIGH_ROW * grey.height && row.marks < 6;

/** Rows of marks that look like text, without those that are the file's own text. */
export function rowsIn(crop: Crop, own: readonly Box[]): PlacedRow[] {
  return textRowsIn(crop.grey)
    .filter((row) => !isShape(row, crop))
    .map((row) => ({ box: boxOf(crop, row), marks: row.marks }))
    .filter(({ box }) => (box.height * crop.height) / HEIGHT_OF_ROW >= legibleSize(crop))
    .filter(({ box }) => own.reduce((sum, text) => sum + overlapOf(box, text), 0) < 0.4 * areaOf(box));
}

const marksOf = ({ rows }: Region) => rows.reduce((sum, { marks }) => sum + marks, 0);

/** Whether two boxes are closer than a distance, which is given as a share of the page height. */
function isNear(a: Box, b: Box, distance: number): boolean {
  const wide = { x: a.x - distance, y: a.y - distance, width: a.width + 2 * distance, height: a.height + 2 * distance };
  return overlapOf(wide, b) > 0;
}

/** Joins regions until none of them are near each other. */
function joined(regions: readonly Region[], near: (a: Region, b: Region) => boolean): Region[] {
  const out: Region[] = [];
  for (const region of regions) {
    let whole = region;
    for (let at = out.findIndex((other) => near(other, whole)); at >= 0; at = out.findIndex((o) => near(o, whole))) {
      const [other] = out.splice(at, 1);
      if (other) whole = { box: unionOf(whole.box, other.box), rows: [...whole.rows, ...other.rows] };
    }
    out.push(whole);
  }
  return out;
}

/** The parts of a page that OCR should read: pictures with rows that look like text, and such rows elsewhere. */
export function regionsOf(slide: RawSlide, crop: Crop): Region[] {
  const rows = rowsIn(
    crop,
    slide.fragments.map(({ box }) => box),
  );
  const free = new Set(rows);
  const pictures: Region[] = [];
  for (const { box, share } of slide.pictures) {
    if (share < SMALLEST_PICTURE) continue;
    const inside = [...free].filter((row) => overlapOf(row.box, box) > 0.5 * areaOf(row.box));
    for (const row of inside) free.delete(row);
    if (inside.length > 0) pictures.push({ box, rows: inside });
  }
  const drawn = joined(
    [...free].map((row) => ({ box: row.box, rows: [row] })),
    (a, b) => isNear(a.box, b.box, NEAR * Math.max(...[...a.rows, ...b.rows].map(({ box }) => box.height))),
  );
  const telling = [
    ...pictures.filter((region) => marksOf(region) >= FEWEST_MARKS),
    ...drawn.filter((region) => marksOf(region) >= FEWEST_DRAWN),
  ];
  return joined(telling, (a, b) => overlapOf(a.box, b.box) > 0.5 * Math.min(areaOf(a.box), areaOf(b.box)))
    .toSorted((a, b) => marksOf(b) - marksOf(a))
    .slice(0, MOST_REGIONS);
}
