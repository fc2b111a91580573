import type { Furniture, Line } from '../types.ts';

/** A line found at one place on this share of all slides, and on this many, belongs to the template. */
const SHARE = 0.4;
const AT_LEAST = 3;
/** Template lines stand at the edges of a slide. */
const TOP = 0.08;
const BOTTOM = 0.86;

const PAGE_NUMBER = /^(?:(?:page|slide)\s*)?[-–—|(]?\s*\d{1,3}\s*(?:(?:\/|of|\|)\s*\d{1,3})?\s*[-–—|)]?$/iu;

/** What lawyers put on slides. Each one speaks of the document, none of the company. */
const LEGAL: readonly RegExp[] = [
  /^(?:strictly |private (?:and|&) |highly )*confidential(?: (?:and|&) proprietary| information)?[.!]?(?:\s*[|/·–—-].*|\s(?:and|not for)\b.{0,60})?$/iu,
  /^(?:for (?:internal|discussion|information) (?:use|purposes) only|not for (?:further )?distribution|do not (?:copy|distribute|forward))\b.{0,60}$/iu,
  /^(?:copyright\b|©|\(c\)\s).{0,80}$/iu,
  /\ball rights reserved\b/iu,
  /\bforward[- ]looking (?:statements?|information)\b/iu,
  /\b(?:does|do|shall) not (?:constitute|contain|form part of) (?:an? |any )?(?:offer|offering|solicitation|invitation|advice|prospectus|investment)/iu,
  /\b(?:offer to sell|solicitation of an offer|no representation or warranty|without notice or liability)\b/iu,
  /\bactual results (?:may|could|might) differ\b/iu,
];

const LEGAL_TITLE =
  /^(?:legal |important )?(?:disclaimers?|notices?|legal|safe harbou?r(?: statement)?|forward[- ]looking statements?|confidentiality(?: notice)?|important (?:information|notice))\.?$/iu;
/** A slide under such a title is a lawyer's when this share of its lines is small print. */
const LONG_LINE = 40;

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

/** A slide that holds a disclaimer and nothing else. */
export function isDisclaimer(lines: readonly Line[]): boolean {
  const titled = lines.some(({ text, box }) => box.y < 0.4 && LEGAL_TITLE.test(text));
  return titled && lines.filter(({ text }) => text.length >= LONG_LINE).length * 2 >= lines.length - 1;
}

/** What a line is for, when it says nothing of the company. */
export function furnitureOf(line: Line, repeated: ReadonlySet<string>): Furniture | undefined {
  if (line.furniture) return line.furniture;
  if (atEdge(line) && PAGE_NUMBER.test(line.text)) return 'page-number';
  if (repeated.has(keyOf(line))) return 'repeated';
  if (LEGAL.some((pattern) => pattern.test(line.text))) return 'legal';
  return undefined;
}

/** True for page numbers, lines of the template and the small print of lawyers. */
export const isFurniture = (line: Line, repeated: ReadonlySet<string>): boolean =>
  furnitureOf(line, repeated) !== undefined;
