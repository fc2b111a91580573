import { type BrokenLine, breakLines } from './break-lines.ts';
import { FAMILIES } from './fonts.ts';
import { isRightToLeft, runsOf } from './text.ts';
import type { Ground } from './themes.ts';
import type {
  Align,
  Box,
  Color,
  LineElement,
  Paragraph,
  Point,
  RectElement,
  TextElement,
  TextRole,
  TextRun,
  TextStyle,
} from './types.ts';

export const POINTS = 72;

/** PowerPoint breaks lines itself. Our lines are slightly narrower, so that it never needs an extra line. */
export const WRAP = 0.99;

/** A paragraph without a position. */
export interface Draft {
  field: string | null;
  text: string;
  style: TextStyle;
  align?: Align;
  bullet?: Color | null;
  /** Inches. */
  indent?: number;
  /** Line height, relative to the font size. */
  leading?: number;
  /** Space above, in points. */
  above?: number;
  /** Color of its figures, which are bold; they are as the text if omitted. */
  figures?: Color;
  /** Whether it must not be the last of a column or page. */
  keepsWithNext?: boolean;
}

/** A paragraph broken into lines, with its height in inches. */
export interface SetParagraph {
  draft: Draft;
  runs: TextRun[];
  lines: BrokenLine[];
  leading: number;
  height: number;
}

/** Breaks a paragraph to a width in inches. */
export function setParagraph(draft: Draft, ground: Ground, width: number): SetParagraph {
  const runs = runsOf(draft.text, draft.style, ground, draft.figures);
  const lines = breakLines(runs, (width - (draft.indent ?? 0)) * POINTS * WRAP);
  const leading = Math.round(draft.style.size * (draft.leading ?? 1.3) * 10) / 10;
  return { draft, runs, lines, leading, height: (lines.length * leading) / POINTS };
}

/** Share of the longest line below which a last line looks lost. */
const LOST = 0.3;
/** Most of the width that is given up for a longer last line. */
const GIVEN_UP = 0.35;

const endsInHyphen = ({ runs }: BrokenLine, index: number, { length }: readonly BrokenLine[]) =>
  index < length - 1 && (runs.at(-1)?.text.endsWith('-') ?? false);

/** The same in as many lines, without a last line of one short word. */
export function withoutLostWord(set: SetParagraph, ground: Ground, width: number): SetParagraph {
  const isLost = ({ lines }: SetParagraph) =>
    lines.length > 1 && (lines.at(-1)?.width ?? 0) < LOST * Math.max(...lines.map((line) => line.width));
  if (!isLost(set)) return set;
  for (let share = 0.98; share >= 1 - GIVEN_UP; share -= 0.02) {
    const narrower = setParagraph(set.draft, ground, width * share);
    if (narrower.lines.length > set.lines.length) return set;
    if (!isLost(narrower) && !narrower.lines.some(endsInHyphen)) return narrower;
  }
  return set;
}

/** The same without room if it is empty. It can still be written to in its place. */
export const withoutEmptyRoom = (set: SetParagraph): SetParagraph =>
  set.runs.length > 0 ? set : { ...set, height: 0, draft: { ...set.draft, above: 0 } };

export const setParagraphs = (drafts: Draft[], ground: Ground, width: number) =>
  drafts.map((draft) => setParagraph(draft, ground, width));

/** Sets a paragraph on one line, at a smaller size if needed. */
export function oneLine(draft: Draft, ground: Ground, width: number): SetParagraph {
  const set = setParagraph(draft, ground, width);
  const { size } = draft.style;
  if (set.lines.length === 1 || size <= 4) return set;
  return oneLine({ ...draft, style: { ...draft.style, size: size - 0.5 } }, ground, width);
}

/** Height of stacked paragraphs in inches, without the space above the first. */
export const heightOf = (paragraphs: SetParagraph[]) =>
  paragraphs.reduce(
    (sum, { height, draft }, index) => sum + height + (index === 0 ? 0 : (draft.above ?? 0) / POINTS),
    0,
  );

/** Positions a paragraph. */
export function placeParagraph(set: SetParagraph, x: number, y: number, w: number): Paragraph {
  const { draft, runs, lines, leading, height } = set;
  const { style, indent = 0, field, bullet = null } = draft;
  const rtl = isRightToLeft(draft.text);
  const align = rtl && (draft.align ?? 'left') === 'left' ? 'right' : (draft.align ?? 'left');
  const { ascent, descent } = FAMILIES[style.family];
  const drop = ((leading - (ascent + descent) * style.size) / 2 + ascent * style.size) / POINTS;
  const left = x + (rtl ? 0 : indent);
  return {
    field,
    runs,
    style,
    align,
    rtl,
    bullet,
    indent,
    leading,
    above: draft.above ?? 0,
    box: { x, y, w, h: height },
    lines: lines.map((line, index) => {
      const free = w - indent - line.width / POINTS;
      const shift = align === 'left' ? 0 : align === 'right' ? free : free / 2;
      return {
        runs: line.runs,
        x: left + shift,
        baseline: y + (index * leading) / POINTS + drop,
        width: line.width / POINTS,
      };
    }),
  };
}

/** A rectangle without an outline. */
export const filled = (box: Box, fill: Color | null): RectElement => ({
  type: 'rect',
  box,
  fill,
  stroke: null,
  strokeWidth: 0,
  radius: 0,
});

interface Text {
  name: string;
  role: TextRole;
  box: Box;
  anchor?: TextElement['anchor'];
  item?: TextElement['item'] & string;
}

/** Stacks paragraphs in a box. */
export function textElement({ name, role, box, anchor = 'top', item }: Text, paragraphs: SetParagraph[]): TextElement {
  const spare = box.h - heightOf(paragraphs);
  let y = box.y + (anchor === 'top' ? 0 : anchor === 'bottom' ? spare : spare / 2);
  return {
    type: 'text',
    role,
    name,
    ...(item && { item }),
    box,
    anchor,
    paragraphs: paragraphs.map((paragraph, index) => {
      y += index === 0 ? 0 : (paragraph.draft.above ?? 0) / POINTS;
      const placed = placeParagraph(paragraph, box.x, y, box.w);
      y += paragraph.height;
      return placed;
    }),
  };
}

/** Length and half the width of the head of an arrow, as multiples of its line's width. */
const HEAD = { length: 5, half: 2.5 };

/** An arrow as a line that ends inside its head, and the corners of the head; null for a line without one. */
export function headOf(line: LineElement): { end: Point; corners: Point[] } | null {
  const { x1, y1, x2, y2, width, isArrow } = line;
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (!isArrow || length === 0) return null;
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [long, half] = [(HEAD.length * width) / POINTS, (HEAD.half * width) / POINTS];
  const neck = { x: x2 - dx * long, y: y2 - dy * long };
  const corners = [
    { x: x2, y: y2 },
    { x: neck.x - dy * half, y: neck.y + dx * half },
    { x: neck.x + dy * half, y: neck.y - dx * half },
  ];
  return { end: { x: neck.x + (dx * long) / 2, y: neck.y + (dy * long) / 2 }, corners };
}

/** The dash before a list item, in inches; null if there is none. */
export function dashOf({ bullet, lines, runs, box, rtl, style: { size } }: Paragraph): Box | null {
  const [first] = lines;
  if (!bullet || !first || runs.length === 0) return null;
  const [w, h] = [(size * 0.55) / POINTS, (size * 0.075) / POINTS];
  return { x: rtl ? box.x + box.w - w : box.x, y: first.baseline - (size * 0.33) / POINTS, w, h };
}
