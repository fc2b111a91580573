import type { Line } from '../types.ts';
import { bottomOf, rightOf, sharedWidth } from './boxes.ts';
import { isDate, isFigure } from './figures.ts';

/** Lines that are read as one, in reading order. */
export type Paragraph = Line[];

const BULLET_START = /^(?:[•●○◦▪■▸►➤➢✓✔✗❌✅*→]|[–—-]\s|\d{1,2}[.)]\s)/u;
/** Whether a line starts with a bullet or a number, as the items of a list do. */
export const isItem = (line: Line | undefined): boolean => BULLET_START.test(line?.text ?? '');

const ATTRIBUTION = /^[–—-]\s?\p{Lu}/u;
/** A line that ends with such a word goes on, whatever comes next. */
const UNFINISHED = /\s(?:a|an|and|at|by|for|from|in|of|on|or|our|per|since|the|to|until|with)$/u;
/** A shorter line followed by a capital is complete. */
const SHORTEST_WRAPPED = 20;

/** Gap between two lines, in heights of the lower one. */
const gap = (above: Line, below: Line) => (below.box.y - bottomOf(above.box)) / below.box.height;
const firstWord = (text: string) => text.split(' ')[0] ?? text;

/** Whether a line is one that is bound to a label rather than part of a sentence. */
const standsAlone = ({ text }: Line) => isFigure(text) || isDate(text);

/** Whether the next line continues this one: the line is full, or a sentence clearly goes on. */
function wraps(line: Line, next: Line, width: number): boolean {
  if (BULLET_START.test(next.text) || /[.!?:”"]$/u.test(line.text)) return false;
  if (/^[\p{Ll}(]/u.test(next.text) || /[,–—-]$/u.test(line.text)) return true;
  // "Founded in" is rather the label of a figure below it.
  if (UNFINISHED.test(line.text) && (/\d/.test(line.text) || !isFigure(next.text))) return true;
  if (line.text.length < SHORTEST_WRAPPED) return false;
  const word = (next.box.width * firstWord(next.text).length) / Math.max(1, next.text.length);
  return line.box.width + word > 0.97 * width;
}

function adjoins(line: Line, next: Line): boolean {
  return (
    Math.abs(line.size - next.size) <= 0.12 * next.size &&
    gap(line, next) < 0.8 &&
    gap(line, next) > -0.5 &&
    sharedWidth(line.box, next.box) > 0
  );
}

/** Whether a line is the next one of a list item: under its text, right of its bullet. */
function continuesItem(paragraph: Paragraph, last: Line, next: Line): boolean {
  const [first] = paragraph;
  if (!first || !BULLET_START.test(first.text) || BULLET_START.test(next.text) || !adjoins(last, next)) return false;
  const indent = (first.box.width * 2) / Math.max(2, first.text.length);
  return next.box.x > first.box.x + 0.5 * indent && next.box.x < first.box.x + 4 * indent;
}

function isAttributed(line: Line, next: Line): boolean {
  return /[”"]$/u.test(line.text) && ATTRIBUTION.test(next.text) && gap(line, next) < 2.5;
}

/** Whether a line is the next one of an item with a drawn bullet: right below, with the same left edge. */
function continuesBulleted(paragraph: Paragraph, last: Line, next: Line, bulleted: ReadonlySet<Line>): boolean {
  const [first] = paragraph;
  if (!first || !bulleted.has(first) || bulleted.has(next) || !adjoins(last, next)) return false;
  return Math.abs(next.box.x - first.box.x) * 4 < (first.box.width * 2) / Math.max(2, first.text.length);
}

/**
 * Groups the lines of a slide into paragraphs: wrapped text, a list item, a quotation and its author. Figures and dates
 * stand by themselves.
 * @param bulleted lines that begin with a drawn bullet
 */
export function paragraphsOf(lines: readonly Line[], bulleted: ReadonlySet<Line> = new Set()): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  lines.forEach((line, index) => {
    const paragraph = paragraphs.at(-1);
    const last = paragraph?.at(-1);
    const column = lines
      .slice(Math.max(0, index - 6), index + 6)
      .filter((near) => Math.abs(near.box.x - line.box.x) < 0.02);
    const width = Math.max(...column.map(({ box }) => rightOf(box))) - line.box.x;
    const continues =
      paragraph &&
      last &&
      !bulleted.has(line) &&
      ((adjoins(last, line) && wraps(last, line, width) && !standsAlone(last)) ||
        continuesItem(paragraph, last, line) ||
        continuesBulleted(paragraph, last, line, bulleted) ||
        isAttributed(last, line));
    if (paragraph && continues) paragraph.push(line);
    else paragraphs.push([line]);
  });
  return paragraphs;
}
