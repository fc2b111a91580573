import type { Box } from '../types.ts';
import { agreed, hasFigures, isConfirmed, isPlain } from './agreement.ts';
import { type Crop, lineCropOf } from './crop.ts';
import { isNoise } from './grey.ts';
import { lettersIn, type Stretch, stretchesIn } from './ocr-lines.ts';
import { areaOf, legibleSize, overlapOf, type PlacedRow, unionOf } from './regions.ts';
import { type Mode, type Recogniser, SlowPassError } from './tesseract.ts';

/** Heights in pixels at which a line is read again. */
const HEIGHTS = [48, 34, 60] as const;
/** Times that lines of one page are read again. */
const MOST_LINES = 80;
const MOST_LINES_WHEN_SLOW = 40;
/** A reading below this confidence, in percent, is a guess about something that may not be text. */
const GUESS = 45;
/** Share of the apparent letters that the first pass may miss, and lines it may leave in doubt, without a second one. */
const MISSED = 0.5;
const FEW_DOUBTS = 12;
/** When a row is longer than the text by this share of its height, the text lacks a letter. */
const CUT = 0.3;
/** Stretches of one line with a smaller gap, as a share of its height, are parts of one text. */
const TOUCHING = 0.3;
/** Share of the letters of its parts that a line must have when it is read as a whole. */
const WHOLE = 0.8;
/** Fewer marks than this in an unreadable row are a pattern rather than text. */
const MARKS_OF_TEXT = 6;
/** A row of marks counts as read when text covers this share of it. */
const COVERED = 0.4;
/** Fewer letters than this need more confidence, in percent: marks in photographs resemble short words. */
const SHORT = 3;
const SURE_OF_SHORT = 85;
/** What may stay unread in a region that counts as read: letters, and share of the letters. */
const FEW_UNREAD = 6;
const LITTLE_UNREAD = 0.1;

/** What the passes over one region found. */
export interface Reading {
  /** Confident lines, whose digits two passes agree on. */
  sure: Stretch[];
  /** Letters that seem to be there and could not be read. */
  unreadLetters: number;
  /** Lines that were left out because the passes disagree on a digit. */
  disputed: number;
}

const covers = (stretches: readonly Stretch[], box: Box) =>
  stretches.reduce((sum, { fragment }) => sum + overlapOf(fragment.box, box), 0) >= COVERED * areaOf(box);

/** Whether two stretches show the same letters of the page. */
const isSamePlace = (a: Stretch, b: Stretch) =>
  overlapOf(a.fragment.box, b.fragment.box) > 0.4 * Math.min(areaOf(a.fragment.box), areaOf(b.fragment.box));

const letterCount = (stretch: Stretch) => lettersIn([stretch]);

const isWordLike = (stretch: Stretch) => stretch.confidence >= GUESS && letterCount(stretch) >= 2;

/** Whether a confident stretch is long or certain enough not to be a pattern in a photograph. */
const isText = (stretch: Stretch) =>
  stretch.sure && (letterCount(stretch) >= SHORT || stretch.confidence >= SURE_OF_SHORT);

/** Total confidence: more letters and higher confidence make a reading better. */
const weightOf = (stretches: readonly Stretch[]) =>
  stretches.reduce((sum, { confidence, fragment }) => sum + confidence * fragment.text.length, 0);

/** Merges two passes over the same picture. Where both found text, the better reading counts. */
export function merged(first: readonly Stretch[], second: readonly Stretch[]): Stretch[] {
  const kept = new Set(first);
  for (const other of second) {
    const same = [...kept].filter((stretch) => isSamePlace(stretch, other));
    const isBetter = other.sure
      ? !same.every(({ sure }) => sure) || weightOf([other]) > 1.1 * weightOf(same)
      : same.length === 0;
    if (!isBetter) continue;
    for (const stretch of same) kept.delete(stretch);
    kept.add(other);
  }
  return [...kept];
}

/** Rows next to each other on one line, as one box. */
function linesOf(rows: readonly PlacedRow[]): PlacedRow[] {
  const lines: PlacedRow[] = [];
  for (const row of rows.toSorted((a, b) => a.box.x - b.box.x)) {
    const line = lines.find(({ box }) => {
      const shared = Math.min(box.y + box.height, row.box.y + row.box.height) - Math.max(box.y, row.box.y);
      const gap = row.box.x - box.x - box.width;
      return shared > 0.6 * Math.min(box.height, row.box.height) && gap < 1.2 * Math.max(box.height, row.box.height);
    });
    if (!line) {
      lines.push({ ...row });
      continue;
    }
    line.box = unionOf(line.box, row.box);
    line.marks += row.marks;
  }
  return lines;
}

/** A box of text, with the rows that it shares a line with and overlaps. */
function withRows(box: Box, rows: readonly PlacedRow[]): Box {
  let whole = box;
  for (const row of rows) {
    const shared = Math.min(box.y + box.height, row.box.y + row.box.height) - Math.max(box.y, row.box.y);
    const isOnLine = shared > 0.7 * row.box.height && row.box.height > 0.6 * box.height;
    if (!isOnLine || overlapOf(row.box, box) === 0) continue;
    const x = Math.min(whole.x, row.box.x);
    whole = { ...whole, x, width: Math.max(whole.x + whole.width, row.box.x + row.box.width) - x };
  }
  return whole;
}

/** Whether a stretch lacks letters that stand in its line. A number without its last digit is another number. */
const isCut = ({ fragment }: Stretch, line: Box) => line.width > fragment.box.width + CUT * line.height;

interface BrokenLine {
  parts: Stretch[];
  box: Box;
}

/** Groups stretches that are parts of one line: passes over a region tend to break lines with uneven spaces. */
function brokenLines(stretches: readonly Stretch[], rows: readonly PlacedRow[]): BrokenLine[] {
  const lines: BrokenLine[] = [];
  for (const stretch of stretches.toSorted((a, b) => a.fragment.box.x - b.fragment.box.x)) {
    const isPart = stretch.sure || isWordLike(stretch);
    const box = isPart ? withRows(stretch.fragment.box, rows) : stretch.fragment.box;
    const line = isPart ? lines.find((other) => isNext(other.box, box)) : undefined;
    if (line) {
      line.parts.push(stretch);
      line.box = unionOf(line.box, box);
    } else lines.push({ parts: [stretch], box });
  }
  return lines;
}

/** Whether two boxes on one line overlap or nearly touch; `b` starts further right. */
function isNext(a: Box, b: Box): boolean {
  const shared = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const [low, high] = [Math.min(a.height, b.height), Math.max(a.height, b.height)];
  return shared > 0.6 * low && high < 2 * low && b.x - a.x - a.width < TOUCHING * high;
}

/** Whether a pass mistook several smaller rows for the letters of one large line. */
const spansRows = ({ fragment: { box } }: Stretch, rows: readonly PlacedRow[]) =>
  rows.filter((row) => row.box.height < 0.5 * box.height && overlapOf(row.box, box) > 0.5 * areaOf(row.box)).length > 1;

/** Several stretches of one line as a single one. */
function asOne(stretches: readonly Stretch[], box: Box): Stretch | null {
  const [first] = stretches;
  if (!first) return null;
  const letters = Math.max(1, lettersIn(stretches));
  const text = stretches.map(({ fragment }) => fragment.text).join(' ');
  return {
    fragment: { ...first.fragment, text, box, size: Math.max(...stretches.map(({ fragment }) => fragment.size)) },
    sure: stretches.every(({ sure }) => sure),
    confidence: stretches.reduce((sum, stretch) => sum + stretch.confidence * letterCount(stretch), 0) / letters,
    weakest: Math.min(...stretches.map(({ weakest }) => weakest)),
  };
}

/** What may still be spent on a page. */
export interface Effort {
  /** Times that a line may be read again. */
  lines: number;
  /** A pass took too long, so only single lines are read. */
  isSlow: boolean;
}

export const newEffort = (): Effort => ({ lines: MOST_LINES, isSlow: false });

interface Means {
  effort: Effort;
  /** Draws the same region at another scale. */
  rescaled(): Crop;
}

/** Reads one region of a page in several passes. */
export class RegionReader {
  readonly #recogniser: Recogniser;
  readonly #crop: Crop;
  readonly #means: Means;
  #second: Stretch[] = [];

  constructor(recogniser: Recogniser, crop: Crop, means: Means) {
    this.#recogniser = recogniser;
    this.#crop = crop;
    this.#means = means;
  }

  /** Reads the region. `rows` are the places where letters seem to be. */
  async read(rows: readonly PlacedRow[]): Promise<Reading> {
    const reading: Reading = { sure: [], unreadLetters: 0, disputed: 0 };
    if (isNoise(this.#crop.grey)) return reading;
    const found = await this.#look(rows);
    const stretches = found.filter(
      (stretch) => stretch.fragment.size >= legibleSize(this.#crop) && !spansRows(stretch, rows),
    );
    for (const { parts, box } of brokenLines(stretches, rows)) {
      const whole = parts.length === 1 && parts[0] && !isCut(parts[0], box) ? null : await this.#settle(null, box);
      if (whole && isText(whole) && letterCount(whole) >= WHOLE * lettersIn(parts)) reading.sure.push(whole);
      else for (const part of parts) await this.#add(reading, part);
    }
    const known = [...stretches.filter((stretch) => stretch.sure || isWordLike(stretch)), ...reading.sure];
    for (const row of linesOf(rows.filter(({ box }) => !covers(known, box)))) {
      const settled = await this.#settle(null, row.box);
      if (settled && isText(settled)) reading.sure.push(settled);
      else if (row.marks >= MARKS_OF_TEXT) reading.unreadLetters += row.marks;
    }
    return reading;
  }

  async #add(reading: Reading, stretch: Stretch): Promise<void> {
    const settled = await this.#settle(stretch, stretch.fragment.box);
    if (settled && isText(settled)) reading.sure.push(settled);
    else if (hasFigures(stretch.fragment.text) && stretch.sure) reading.disputed++;
    else if (isWordLike(stretch)) reading.unreadLetters += letterCount(stretch);
  }

  /** The first pass looks for text anywhere; if it leaves much in doubt, a second one looks for columns. */
  async #look(rows: readonly PlacedRow[]): Promise<Stretch[]> {
    const first = await this.#pass(this.#crop, 'sparse');
    const sure = first.filter((stretch) => stretch.sure);
    const missed = rows.reduce((sum, { box, marks }) => sum + (covers(sure, box) ? 0 : marks), 0);
    const doubts = first.filter((stretch) => isWordLike(stretch) && !isPlain(stretch)).length;
    if (doubts <= FEW_DOUBTS && missed <= MISSED * (missed + lettersIn(sure))) return first;
    this.#second = await this.#pass(this.#means.rescaled(), 'page');
    return merged(first, this.#second);
  }

  /** Whether the second pass read the same numbers in the same place. */
  #isConfirmed(stretch: Stretch): boolean {
    const others = this.#second.filter((other) => other !== stretch && isSamePlace(stretch, other));
    return stretch.sure && others.length > 0 && isConfirmed(stretch, others);
  }

  /** Reads a line again until two readings agree. Returns null when they don't. */
  async #settle(inPlace: Stretch | null, box: Box): Promise<Stretch | null> {
    if (inPlace && (isPlain(inPlace) || this.#isConfirmed(inPlace))) return inPlace;
    if (inPlace && !isWordLike(inPlace)) return null;
    const alone: Stretch[] = [];
    // Where nothing is legible, text and background may be mixed up.
    let inverted = false;
    for (const height of HEIGHTS) {
      if (this.#means.effort.lines-- <= 0) break;
      const line = lineCropOf(this.#crop, box, { height, inverted });
      const reading = asOne(await this.#pass(line, 'line'), box);
      if (reading && isWordLike(reading)) alone.push(reading);
      else if (alone.length === 0 && !inverted) inverted = true;
      else break;
      const believed = agreed(inPlace, alone);
      if (believed) return believed;
      const hasNumbers = [...alone, ...(inPlace ? [inPlace] : [])].some(({ fragment }) => hasFigures(fragment.text));
      if (alone.length > 1 && !hasNumbers) break;
    }
    const readings = inPlace ? [inPlace, ...alone] : alone;
    return (!readings.some(({ fragment }) => hasFigures(fragment.text)) && readings.find(({ sure }) => sure)) || null;
  }

  /** One pass over a picture. Once a pass took too long, only single lines are read, and fewer of them. */
  async #pass(crop: Crop, mode: Mode): Promise<Stretch[]> {
    const { effort } = this.#means;
    if (effort.isSlow && mode !== 'line') return [];
    try {
      return stretchesIn(await this.#recogniser.linesIn(crop.grey, mode), crop);
    } catch (error) {
      if (!(error instanceof SlowPassError)) throw error;
      effort.lines = Math.min(effort.lines, effort.isSlow ? 0 : MOST_LINES_WHEN_SLOW);
      effort.isSlow = true;
      return [];
    }
  }
}

/** Whether a region was read, partly read, or not read; null if it holds no text. */
export function stateOf({ sure, unreadLetters, disputed }: Reading): 'read' | 'partly' | 'unread' | null {
  const letters = lettersIn(sure);
  const isOpen = disputed > 0 || unreadLetters > Math.max(FEW_UNREAD, LITTLE_UNREAD * letters);
  if (letters > 0) return isOpen ? 'partly' : 'read';
  return isOpen ? 'unread' : null;
}
