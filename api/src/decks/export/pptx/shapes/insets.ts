import { type Paragraph, textWidth } from '@northlight/shared-api/deck-layout';

const POINTS = 72;
/** A program that kerns sets text narrower by up to this share. */
const KERNED = 0.985;

/** What of a line can't be broken, from its start. */
const FIRST_WORD = /^[^\s–—-]*[–—-]*/u;

/** The widest line of a paragraph, and the narrowest width at which a line would take another word. Inches. */
function limitsOf({ lines, indent, style }: Paragraph): { widest: number; next: number } {
  const widest = Math.max(0, ...lines.map(({ width }) => width));
  const wider = lines.slice(1).map((line, index) => {
    const above = lines[index];
    const text = above?.runs.map((run) => run.text).join('') ?? '';
    const [first] = FIRST_WORD.exec(line.runs.map((run) => run.text).join('')) ?? [''];
    const space = /[–—-]$/u.test(text) ? '' : ' ';
    return (above?.width ?? 0) + textWidth(`${space}${first}`, line.runs[0] ?? style) / POINTS;
  });
  return { widest: widest + indent, next: Math.min(Number.POSITIVE_INFINITY, ...wider) + indent };
}

/** How much narrower than its box a text must be (see below), taken from the side where lines end. Inches. */
export function insetsOf(paragraphs: readonly Paragraph[], width: number): { left: number; right: number } {
  const inset = insetOf(paragraphs, width);
  const [first] = paragraphs;
  if (!first || paragraphs.some(({ align }) => align !== first.align)) return { left: 0, right: 0 };
  const left = { left: 0, center: inset / 2, right: inset }[first.align];
  return { left, right: inset - left };
}

/**
 * How much narrower than its box a text must be, in inches, so that PowerPoint breaks its lines as they are laid out; 0
 * where it does so anyway.
 */
function insetOf(paragraphs: readonly Paragraph[], width: number): number {
  const limits = paragraphs.filter(({ runs }) => runs.length > 0).map(limitsOf);
  const widest = Math.max(0, ...limits.map((one) => one.widest));
  const next = Math.min(Number.POSITIVE_INFINITY, ...limits.map((one) => one.next));
  if (next * KERNED > width || next <= widest) return 0;
  return Math.max(0, width - (widest + next) / 2);
}
