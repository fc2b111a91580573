import type { Line } from '../types.ts';
import { bottomOf } from './boxes.ts';
import { isDate, isFigure } from './figures.ts';

/** Lines that are read as one, in reading order. */
export type Paragraph = Line[];

const BULLET_START = /^(?:[•●○◦▪■▸►➤➢✓✔✗❌✅*→]|[–—-]\s|\d{1,2}[.)]\s)/u;
/** Whether a line starts with a bullet or a number, as the items of a list do. */
export const isItem = (line: Line | undefined): boolean => BULLET_START.test(line?.text ?? '');

const BULLET = /^[•●○◦▪■▸►➤➢*·–-]\s+/u;
/** A text without the bullet that it begins with. */
export const withoutBullet = (text: string): string => text.replace(BULLET, '');

/** Whether a line is a bullet without a text in the same line. */
export const isLoneBullet = ({ text }: Line): boolean => /^[•◦▪■▸►➤➢]$/u.test(text);

/** Whether a name or heading is larger or bolder than the text beside it. */
export const isSetOff = (head: Line, other: Line): boolean =>
  head.size > 1.05 * other.size || (Boolean(head.bold) && !other.bold);

const ATTRIBUTION = /^[–—-]\s?\p{Lu}/u;

/** Whether a line is one that is bound to a label rather than part of a sentence. */
const standsAlone = ({ text }: Line) => isFigure(text) || isDate(text);

/** Whether a line names whom the one above quotes. */
function isAttributed(line: Line, next: Line): boolean {
  const gap = (next.box.y - bottomOf(line.box)) / next.box.height;
  return /[”"]$/u.test(line.text) && ATTRIBUTION.test(next.text) && gap > -0.5 && gap < 2.5;
}

/**
 * Groups lines into paragraphs: wrapped text, a list item, a quotation and its author. Figures and dates stand by
 * themselves.
 * @param lines in reading order
 * @param next by line, the one that continues it
 */
export function paragraphsOf(lines: readonly Line[], next: ReadonlyMap<Line, Line>): Paragraph[] {
  const own = new Set(lines);
  const followers = new Map<Line, Line>();
  for (const [above, below] of next)
    if (own.has(above) && own.has(below) && !standsAlone(above)) followers.set(above, below);
  const continued = new Set(followers.values());
  lines.forEach((line, at) => {
    const after = lines[at + 1];
    if (!after || followers.has(line) || continued.has(after) || !isAttributed(line, after)) return;
    followers.set(line, after);
    continued.add(after);
  });
  return lines
    .filter((line) => !continued.has(line))
    .map((first) => {
      const paragraph = [first];
      for (let line = followers.get(first); line; line = followers.get(line)) paragraph.push(line);
      return paragraph;
    });
}
