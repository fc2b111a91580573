import type { Line } from '../types.ts';

/** A line found at one place on this share of all slides, and on this many, belongs to the template. */
const SHARE = 0.4;
const AT_LEAST = 3;
/** Template lines stand at the edges of a slide. */
const TOP = 0.08;
const BOTTOM = 0.86;

const PAGE_NUMBER = /^(?:(?:page|slide)\s*)?[-–—|(]?\s*\d{1,3}\s*(?:(?:\/|of|\|)\s*\d{1,3})?\s*[-–—|)]?$/iu;

/** The same footer on every page differs in its page number only. */
function keyOf({ text, box }: Line): string {
  return `${text.toLowerCase().replace(/\d+/g, '#')} ${Math.round(box.y * 50)}`;
}

const atEdge = ({ box }: Line) => box.y + box.height < TOP || box.y > BOTTOM;

/** Keys of the lines that repeat at one edge across the deck: footers, company name, confidentiality. */
export function repeatedLines(pages: readonly (readonly Line[])[]): Set<string> {
  const counts = new Map<string, number>();
  for (const lines of pages) {
    for (const key of new Set(lines.filter(atEdge).map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const enough = Math.max(AT_LEAST, pages.length * SHARE);
  return new Set([...counts].filter(([, count]) => count >= enough).map(([key]) => key));
}

/** True for page numbers and for lines of the template, which say nothing of the company. */
export function isFurniture(line: Line, repeated: ReadonlySet<string>): boolean {
  return (atEdge(line) && PAGE_NUMBER.test(line.text)) || repeated.has(keyOf(line));
}
