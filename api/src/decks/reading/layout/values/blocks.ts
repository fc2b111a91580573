import type { ColourKey } from '../../child/raw-slide.ts';
import type { Box } from '../../types.ts';
import { around, bottomOf, rightOf, sharedHeight, sharedWidth } from '../boxes.ts';
import { areLevels, figuresIn, isDate, isFigure, isOrdinal, isPartedDate, isUnit } from '../figures.ts';
import { textOf } from '../joined.ts';
import { type Paragraph, withoutBullet } from '../paragraphs.ts';

/** Where a label stands, seen from its value. */
export type Side = 'below' | 'above' | 'right' | 'left';

/** One or more lines that are read as one, with what the binding needs to know of them. */
export interface Block {
  lines: Paragraph;
  text: string;
  box: Box;
  size: number;
  role: 'figure' | 'date' | 'text';
  /** An item of a list. */
  isItem: boolean;
}

export const wordsOf = (text: string) => text.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
export const heightOf = ({ lines }: Block) => lines[0]?.box.height ?? 0.02;
export const centreOf = (box: Box) => box.x + box.width / 2;
export const near = (a: number, b: number, by: number) => Math.abs(a - b) <= by;
/** Whether a text has a word, or a short form such as "R&D". */
export const hasName = (text: string) => /\p{L}(?:\p{L}|&\p{L})/u.test(text);

const FEW_WORDS = 4;
/** A text that heads a card has at most this many letters. */
const LONGEST_HEAD = 60;
/** A figure with words of its own is the large number of a card when it is this many times larger than usual text. */
const LARGE = 1.4;

/** The figure that a text starts with, if few words follow: "180+ daily requests". */
export function leadingFigure(text: string): string | null {
  const [first] = figuresIn(text);
  return first?.at === 0 && wordsOf(text.slice(first.text.length)).length <= FEW_WORDS ? first.text : null;
}

/** A heading with its number: "3. Market". */
const NUMBERED = /^\d{1,2}[.)]\s*\p{L}/u;

/** Figures that belong to the text before them: "(10%, $150k)". */
const isInParentheses = (text: string) =>
  /^\([^()]+\)$/u.test(text) &&
  text
    .slice(1, -1)
    .split(/[,;|]\s*/u)
    .every((part) => isFigure(part));

/** A remark after a figure: "43% (2025–2030)". */
const REMARK = /\s*\([^()]{1,30}\)$/u;

export function blockOf(lines: Paragraph, usual: number): Block {
  const whole = textOf(lines);
  const text = withoutBullet(whole);
  const size = Math.max(...lines.map((line) => line.size));
  const isLarge = size > LARGE * usual && leadingFigure(text) !== null && !NUMBERED.test(text);
  const isRemarked = isFigure(text.replace(REMARK, ''));
  const role =
    isFigure(text) || isRemarked || isLarge || isInParentheses(text) ? 'figure' : isDate(text) ? 'date' : 'text';
  return { lines, text, box: around(lines.map(({ box }) => box)), size, role, isItem: text !== whole };
}

/** Median font size, weighted by text length. */
export function usualSize(paragraphs: readonly Paragraph[]): number {
  const sizes = paragraphs.flat().flatMap(({ text, size }) => Array<number>(Math.ceil(text.length / 10)).fill(size));
  return sizes.toSorted((a, b) => a - b)[sizes.length >> 1] ?? 0;
}

export const isInside = (box: Box, frame: Box) =>
  centreOf(box) > frame.x &&
  centreOf(box) < rightOf(frame) &&
  box.y + box.height / 2 > frame.y &&
  box.y + box.height / 2 < bottomOf(frame);

export function isAligned(side: Side, value: Box, label: Box): boolean {
  if (side === 'below' || side === 'above')
    return (
      near(value.x, label.x, 0.02) ||
      near(centreOf(value), centreOf(label), 0.015) ||
      near(rightOf(value), rightOf(label), 0.012)
    );
  return true;
}

const numberOf = (text: string) => Number.parseInt(text.replace(/\D/g, ''), 10);
/** Steps that do not start with the first one are at least this many, and start with a number of one digit. */
const FEWEST_STEPS = 3;
const LAST_START = 9;
/** The middles of numbers in one column are this close. */
const SAME_COLUMN = 0.012;

/** The number of a part of a section: "4.02". */
const SECTION = /^(\d{1,2}\.0)\d$/u;

/** The number of a step: numbers of the same size count on from it, or up to it. */
export function isStep({ text, size, box }: Block, blocks: readonly Block[]): boolean {
  const [, part] = SECTION.exec(text) ?? [];
  if (part) {
    const sections = blocks.filter((other) => other.text.startsWith(part) && SECTION.test(other.text));
    if (sections.length >= FEWEST_STEPS) return true;
  }
  if (!isOrdinal(text)) return false;
  if (/[.)#]|step|^0\d/iu.test(text)) return true;
  const alike = blocks.filter((other) => isOrdinal(other.text) && near(other.size, size, 0.2 * size));
  const column = alike.filter((other) => near(centreOf(other.box), centreOf(box), SAME_COLUMN));
  if (areLevels(column.toSorted((a, b) => a.box.y - b.box.y).map((other) => other.text))) return false;
  const numbers = new Set(alike.map((other) => numberOf(other.text)));
  let [first, last] = [numberOf(text), numberOf(text)];
  while (numbers.has(first - 1)) first--;
  while (numbers.has(last + 1)) last++;
  return last > first && (first <= 1 || (first <= LAST_START && last - first + 1 >= FEWEST_STEPS));
}

export interface Page {
  blocks: readonly Block[];
  frames: readonly Box[];
  /** Drawn lines. */
  rules: readonly Box[];
  cards: ReadonlyMap<Block, Box>;
  /** The legend of a chart by its colours. */
  keys: readonly ColourKey[];
  /** Width over height. */
  aspect: number;
  title: string | null;
  /** Dates below a figure, each with that figure. */
  between: ReadonlyMap<Block, Block>;
  /** At least three dates, whose events may be far above or below them. */
  isTimeline: boolean;
}

/** Dates that stand between a larger figure and its label, each with its figure: "$20bn", "2027", "platform revenue". */
export function datesBetween(blocks: readonly Block[]): Map<Block, Block> {
  const isBelow = (above: Block, below: Block) => {
    const gap = below.box.y - bottomOf(above.box);
    return gap > -0.4 * heightOf(below) && gap < heightOf(below) && isAligned('below', above.box, below.box);
  };
  const found = new Map<Block, Block>();
  for (const date of blocks.filter(({ text }) => isDate(text))) {
    const figure = blocks.find(
      ({ role, text, size }, at) =>
        role === 'figure' && !isDate(text) && size > LARGE * date.size && isBelow(blocks[at] as Block, date),
    );
    const isNamed = blocks.some((text) => text.role === 'text' && text.size < date.size && isBelow(date, text));
    if (figure && isNamed) found.set(date, figure);
  }
  return found;
}

/** A figure with more words of its own stands for itself. */
const MOST_OWN_WORDS = 2;
/** No other text is as close to it in its row, in its heights. */
const NEXT = 4;

/**
 * Figures with a word of their own, set off from the text right below them, as the large numbers of cards are where
 * nothing is large: "46 crates" in bold over "A day at the quay". A single one is none.
 */
export function namedFigures(blocks: readonly Block[]): Block[] {
  const isNextTo = ({ box }: Block, other: Block) =>
    sharedHeight(other.box, box) > 0 && sharedWidth(other.box, box) > -NEXT * box.height;
  const isSetOff = (block: Block) =>
    block.role === 'text' &&
    !block.isItem &&
    !NUMBERED.test(block.text) &&
    block.lines.length === 1 &&
    leadingFigure(block.text) !== null &&
    wordsOf(block.text).length <= MOST_OWN_WORDS &&
    !blocks.some((other) => other !== block && isNextTo(block, other)) &&
    blocks.some((below) => {
      const gap = below.box.y - bottomOf(block.box);
      return (
        below.role === 'text' &&
        !isUnit(below.text) &&
        gap > -0.4 * heightOf(below) &&
        gap < heightOf(below) &&
        isAligned('below', block.box, below.box) &&
        leadingFigure(below.text) === null &&
        below.size < 1.05 * block.size &&
        Boolean(block.lines[0]?.bold) &&
        !below.lines[0]?.bold
      );
    });
  const found = blocks.filter(isSetOff);
  const alike = found.filter((block) => found.some((other) => other !== block && near(other.size, block.size, 0.02)));
  return blocks.map((block) => (alike.includes(block) ? { ...block, role: 'figure' as const } : block));
}

/** Words that stand for a value, such as "Live" or "Zero", have at most this many letters. */
const LONGEST_WORDS = 24;

/** Large words in a row with at least as many figures, in the same type, are values as these are: "12 ports", "Live". */
export function wordsAmongFigures(blocks: readonly Block[]): Block[] {
  const usual = usualSize(blocks.map(({ lines }) => lines));
  const isAlike = (block: Block, other: Block) =>
    near(block.size, other.size, 0.02 * other.size) && near(block.box.y, other.box.y, 0.3 * heightOf(other));
  const isValue = (block: Block) => {
    if (block.role !== 'text' || block.size <= LARGE * usual || block.text.length > LONGEST_WORDS) return false;
    const row = blocks.filter((other) => isAlike(block, other));
    const figures = row.filter(({ role }) => role === 'figure').length;
    return figures > 1 && figures * 2 >= row.length;
  };
  const values = new Set(blocks.filter(isValue));
  return blocks.map((block) => (values.has(block) ? { ...block, role: 'figure' as const } : block));
}

const TERM = /^(?:(?:short|mid|medium|long)(?:er)?[\s-]term|now|next|later|future)(?:\s?\([^()]+\))?:?$/iu;
const SPAN = /^(?:(\d{1,2})\s?(?:[-–]|to)\s?(\d{1,2})|(\d{1,2})\s?\+)\s?(?:days|weeks|months|mos?|years|yrs?)$/iu;

/**
 * Terms and spans of time of one size, two or more of which follow on each other, head the phases of a plan: "Short term",
 * "Long term"; "0–6 months", "6–12 months", "12+ months".
 */
export function phasesOfTime(blocks: readonly Block[]): Block[] {
  const isAlike = (block: Block, other: Block) => other !== block && near(block.size, other.size, 0.05 * block.size);
  const spanOf = ({ text }: Block) => {
    const [, from, to, open] = SPAN.exec(text) ?? [];
    return from === undefined && open === undefined ? null : { from: Number(from ?? open), to: Number(to ?? Infinity) };
  };
  const follows = (span: { from: number; to: number } | null, next: { from: number; to: number } | null) =>
    span !== null && next !== null && (next.from === span.to || next.from === span.to + 1);
  const isPhase = (block: Block) =>
    TERM.test(block.text)
      ? blocks.some((other) => isAlike(block, other) && TERM.test(other.text) && other.text !== block.text)
      : blocks.some(
          (other) =>
            isAlike(block, other) && (follows(spanOf(block), spanOf(other)) || follows(spanOf(other), spanOf(block))),
        );
  return blocks.map((block) => (isPhase(block) ? { ...block, role: 'date' as const } : block));
}

/** "APR" beside or below a share is its rate of interest rather than a month. */
export function withRates(blocks: readonly Block[]): Block[] {
  const isRate = ({ text, box }: Block) =>
    text === 'APR' &&
    blocks.some(
      (share) =>
        /%$/u.test(share.text) &&
        sharedWidth(share.box, box) > -box.width &&
        sharedHeight(share.box, box) > -0.8 * box.height,
    );
  return blocks.map((block) => (isRate(block) ? { ...block, role: 'text' as const } : block));
}

/** A remark is smaller than the label above it by this factor, and the figure of that label is no further above it. */
const REMARKED = 1.5;
const REMARKED_REACH = 8;

/** A small figure right below the label of a larger figure is a remark on it: "$2M", "Revenue", "over 12 months". */
export function withRemarks(blocks: readonly Block[]): Block[] {
  const isUnder = (above: Block, below: Block, reach: number) => {
    const gap = below.box.y - bottomOf(above.box);
    return gap > -0.4 * heightOf(below) && gap < reach && near(centreOf(above.box), centreOf(below.box), 0.015);
  };
  const isRemark = (block: Block) => {
    if (block.role !== 'figure' || wordsOf(block.text).length < 2) return false;
    const label = blocks.find(
      (other) =>
        other.role === 'text' && other.size > REMARKED * block.size && isUnder(other, block, 1.5 * heightOf(block)),
    );
    if (!label) return false;
    const [over] = blocks
      .filter((other) => other !== label && isUnder(other, label, REMARKED_REACH * heightOf(label)))
      .toSorted((a, b) => b.box.y - a.box.y);
    return over?.role === 'figure' && over.size > 0.75 * label.size;
  };
  return blocks.map((block) => (isRemark(block) ? { ...block, role: 'text' as const } : block));
}

/** What follows the point of a price, with its unit: ".99/mo". */
const CENTS = /^[.,]\d{2}(?: ?\/ ?\p{L}+)?$/u;

/** A figure and its unit, or its cents, set apart in another size: "$4.0" and "/billion", "$14" and ".99/mo". */
export function withUnits(blocks: readonly Block[]): Block[] {
  const units = blocks.filter(({ text, role }) => CENTS.test(text) || (isUnit(text) && role !== 'figure'));
  const merged = new Set<Block>();
  const joined = blocks.map((block) => {
    if (block.role !== 'figure' || CENTS.test(block.text)) return block;
    const unit = units.find(
      (other) =>
        !merged.has(other) &&
        other !== block &&
        ((near(other.box.x, rightOf(block.box), 0.02) && sharedHeight(block.box, other.box) > 0) ||
          (other.box.y - bottomOf(block.box) < 0.8 * heightOf(other) &&
            other.box.y >= block.box.y &&
            isAligned('below', block.box, other.box) &&
            sharedWidth(block.box, other.box) > 0)),
    );
    if (!unit) return block;
    merged.add(unit);
    return {
      ...block,
      lines: [...block.lines, ...unit.lines],
      text: CENTS.test(unit.text) ? block.text + unit.text : `${block.text} ${unit.text}`,
      box: around([block.box, unit.box]),
    };
  });
  return joined.filter((block) => !merged.has(block));
}

/** Dates in two lines, such as the year below its month or the quarter below its phase, are one each. */
export function wholeDates(blocks: readonly Block[]): Block[] {
  const years = new Map<Block, Block>();
  for (const part of blocks) {
    const year = blocks.find(
      (other) =>
        !years.has(other) &&
        isPartedDate(part.text, other.text) &&
        near(other.size, part.size, 0.25 * part.size) &&
        other.box.y > part.box.y &&
        other.box.y - bottomOf(part.box) < 0.8 * heightOf(part) &&
        isAligned('below', part.box, other.box),
    );
    if (year) years.set(year, part);
  }
  const yearOf = new Map([...years].map(([year, part]) => [part, year]));
  return blocks.flatMap((block): Block[] => {
    const year = yearOf.get(block);
    if (years.has(block)) return [];
    if (!year) return [block];
    const lines = [...block.lines, ...year.lines];
    return [{ ...block, lines, text: `${block.text} ${year.text}`, box: around([block.box, year.box]), role: 'date' }];
  });
}

const BETWEEN = /^(?:[-–—→]|to)$/iu;

/** Two dates with a dash of their own between them are one period: "November 2022", "–", "March 2023". */
export function wholePeriods(blocks: readonly Block[]): Block[] {
  const parts = new Map<Block, Block[]>();
  for (const dash of blocks.filter(({ text }) => BETWEEN.test(text))) {
    const inRow = blocks.filter(
      ({ text, box, size }) =>
        isDate(text) && near(size, dash.size, 0.25 * dash.size) && sharedHeight(box, dash.box) > 0,
    );
    const [start] = inRow.filter(({ box }) => rightOf(box) <= dash.box.x).toSorted((a, b) => b.box.x - a.box.x);
    const [end] = inRow.filter(({ box }) => box.x >= rightOf(dash.box)).toSorted((a, b) => a.box.x - b.box.x);
    if (start && end) parts.set(start, [start, dash, end]);
  }
  const later = new Set([...parts.values()].flatMap(([, ...rest]) => rest));
  return blocks.flatMap((block): Block[] => {
    const whole = parts.get(block);
    if (later.has(block)) return [];
    if (!whole) return [block];
    const lines = whole.flatMap((part) => part.lines);
    const box = around(whole.map((part) => part.box));
    return [{ ...block, lines, text: whole.map(({ text }) => text).join(' '), box }];
  });
}

/**
 * The heading over a block: the nearest larger or bold text above it in its card or column.
 * @param labels of the figures on the page, which head nothing
 */
export function headingOver(block: Block, page: Page, labels?: ReadonlySet<Block>): string | null {
  const card = page.cards.get(block) ?? null;
  const over = page.blocks.filter(
    (other) =>
      other !== block &&
      !labels?.has(other) &&
      other.role === 'text' &&
      hasName(other.text) &&
      other.text.length < 80 &&
      bottomOf(other.box) <= block.box.y + 0.01 &&
      (other.size > 1.1 * block.size || Boolean(other.lines[0]?.bold)) &&
      (card ? isInside(other.box, card) : sharedWidth(other.box, block.box) > 0),
  );
  return over.toSorted((a, b) => bottomOf(b.box) - bottomOf(a.box))[0]?.text ?? null;
}

/** A card is headed by at most so many texts. */
const MOST_HEADS = 3;

/**
 * What heads the card that a block is on: the texts and dates at its top, above its first figure.
 * @param labels of the figures on the page, which head nothing
 */
export function headsOfCard(block: Block, page: Page, labels: ReadonlySet<Block>): Block[] {
  const card = page.cards.get(block) ?? null;
  const inside = card ? page.blocks.filter((other) => isInside(other.box, card)) : [];
  const sorted = inside.toSorted((a, b) => a.box.y - b.box.y);
  // Lines that look alike are a list.
  const isSibling = ({ size, lines: [first] }: Block) =>
    block.role === 'text' &&
    near(size, block.size, 0.02 * size) &&
    Boolean(first?.bold) === Boolean(block.lines[0]?.bold);
  const end = sorted.findIndex(
    (other) =>
      other === block ||
      isSibling(other) ||
      other.role === 'figure' ||
      labels.has(other) ||
      other.isItem ||
      other.text.length > LONGEST_HEAD,
  );
  return sorted.slice(0, Math.min(end, MOST_HEADS)).filter(({ text }) => hasName(text) || isDate(text));
}
