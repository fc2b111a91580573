import type { Furniture, Line } from '../types.ts';
import { isFigure } from './figures.ts';

/**
 * A line belongs to the template if it repeats in the same place on this share of all slides, and on at least this
 * many.
 */
const SHARE = 0.4;
const AT_LEAST = 3;
/** Template lines are at the top or bottom of a slide. */
const TOP = 0.08;
const BOTTOM = 0.86;

const PAGE_NUMBER = /^(?:(?:page|slide)\s*)?[-–—|(]?\s*\d{1,3}\s*(?:(?:\/|of|\|)\s*\d{1,3})?\s*[-–—|)]?$/iu;

/** Legal boilerplate. Each pattern matches text about the document, never about the company. */
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
/** A slide with a legal title is a disclaimer when at least half of its other lines are longer than this. */
const LONG_LINE = 40;

/** The number in a footer differs on every page, so digits are replaced. */
function keyOf({ text, box }: Line): string {
  return `${text.toLowerCase().replace(/\d+/g, '#')} ${Math.round(box.y * 50)}`;
}

const atEdge = ({ box }: Line, bottom = BOTTOM) => box.y + box.height < TOP || box.y > bottom;

/** Where the foot of the slides begins: higher on pages that are longer than what is printed on them. */
function footOf(pages: readonly (readonly Line[])[]): number {
  const end = pages.flat().reduce((lowest, { box }) => Math.max(lowest, box.y + box.height), 0);
  return end < BOTTOM ? BOTTOM * end : BOTTOM;
}

/** Keys of the lines that repeat at a slide's edge: footers, company name, confidentiality notices. */
export function repeatedLines(pages: readonly (readonly Line[])[]): Set<string> {
  const counts = new Map<string, number>();
  const bottom = footOf(pages);
  for (const lines of pages) {
    const keys = lines.filter((line) => atEdge(line, bottom)).map(keyOf);
    for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const enough = Math.max(AT_LEAST, pages.length * SHARE);
  return new Set([...counts].filter(([, count]) => count >= enough).map(([key]) => key));
}

/** Whether a slide holds only a disclaimer. */
export function isDisclaimer(lines: readonly Line[]): boolean {
  // The last word of a longer title may be "notice".
  const goesOn = ({ box, size }: Line) =>
    lines.some((other) => {
      const gap = box.y - other.box.y - other.box.height;
      return Math.abs(other.size - size) < 0.05 * size && gap < 0.5 * box.height && gap > -0.5 * box.height;
    });
  const titled = lines.some((line) => line.box.y < 0.4 && LEGAL_TITLE.test(line.text) && !goesOn(line));
  return titled && lines.filter(({ text }) => text.length >= LONG_LINE).length * 2 >= lines.length - 1;
}

/** Whether a line may be the page number: no other number or amount stands in the same row, as in a table. */
export const isNumberAlone = (line: Line, lines: readonly Line[]): boolean =>
  !lines.some(
    (other) =>
      other !== line &&
      (PAGE_NUMBER.test(other.text) || isFigure(other.text)) &&
      Math.abs(other.box.y - line.box.y) < 0.5 * line.box.height,
  );

/** Kind of furniture, for a line that says nothing about the company. */
export function furnitureOf(line: Line, repeated: ReadonlySet<string>): Furniture | undefined {
  if (line.furniture) return line.furniture;
  if (atEdge(line) && PAGE_NUMBER.test(line.text)) return 'page-number';
  if (repeated.has(keyOf(line))) return 'repeated';
  if (LEGAL.some((pattern) => pattern.test(line.text))) return 'legal';
  return undefined;
}

/** True for page numbers, template lines and legal boilerplate. */
export const isFurniture = (line: Line, repeated: ReadonlySet<string>): boolean =>
  furnitureOf(line, repeated) !== undefined;
