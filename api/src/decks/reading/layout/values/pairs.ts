import type { Box } from '../../types.ts';
import { around, bottomOf, rightOf, sharedHeight, sharedWidth } from '../boxes.ts';
import { isDate, isFigure } from '../figures.ts';
import { isItem as startsItem } from '../paragraphs.ts';
import {
  type Block,
  centreOf,
  hasName,
  heightOf,
  isAligned,
  isInside,
  leadingFigure,
  near,
  type Page,
  type Side,
  wordsOf,
} from './blocks.ts';
import { rowsOfDates } from './timeline.ts';

const SIDES: readonly Side[] = ['below', 'above', 'right', 'left'];

/** A label has at most this many letters. */
const LONGEST_LABEL = 160;
/** A longer text beside a value is rather a description than its label. */
const CAPTION = 40;
/** A label is no further from its value than this many line heights, unless they share a card. */
const FAR = { across: 18, along: 3.2, inCard: 7 } as const;
/** No label is as unlikely as this. */
const HOPELESS = 8;
/**
 * Costs, in line heights: a label that is out of line, in another card, long, larger than its value, or with a figure
 * of its own.
 */
const COST = { astray: 1, otherCard: 5, long: 1, larger: 1, ownFigure: 2.5, above: 0.25, beside: 0.3 } as const;
/** The events of a timeline may be further from their dates. */
const TIMELINE = 0.25;
/** The boxes of large figures reach into those of texts above and below them by this share of the lower one. */
const SLACK = 0.6;
/** Beside a value, distance counts less than above or below it. */
const ALONG_ROW = 0.3;

/** The line of a label that stands in the row of a value. */
function beside(value: Box, { box, lines }: Block): Box {
  const shared = lines.toSorted((a, b) => sharedHeight(value, b.box) - sharedHeight(value, a.box))[0];
  return shared?.box ?? box;
}

/** Gap along the axis of a side, and whether the label lies on that side at all. */
function gapOn(side: Side, value: Box, whole: Block): number | null {
  const across = side === 'below' || side === 'above';
  const label = across ? whole.box : beside(value, whole);
  const shares = across
    ? sharedWidth(value, label) > 0.25 * Math.min(value.width, label.width)
    : sharedHeight(value, label) > 0.4 * Math.min(value.height, label.height);
  if (!shares) return null;
  const gap = {
    below: label.y - bottomOf(value),
    above: value.y - bottomOf(label),
    right: label.x - rightOf(value),
    left: value.x - rightOf(label),
  }[side];
  const slack = across ? SLACK * Math.min(value.height, label.height) : 0.01;
  return gap > -slack ? Math.max(0, gap) : null;
}

/** Whether another block lies between a value and a label. */
function isBlocked(side: Side, value: Block, label: Block, page: Page): boolean {
  const across = side === 'below' || side === 'above';
  return page.blocks.some((other) => {
    if (other === value || other === label) return false;
    const { box } = other;
    if (across && page.between.has(other)) return false;
    if (across) {
      const middle = box.y + box.height / 2;
      const [from, to] = [Math.min(bottomOf(value.box), bottomOf(label.box)), Math.max(value.box.y, label.box.y)];
      return middle > from && middle < to && sharedWidth(box, value.box) > 0 && sharedWidth(box, label.box) > 0;
    }
    const middle = centreOf(box);
    const inRow = sharedHeight(box, value.box) > 0.4 * Math.min(box.height, value.box.height);
    const [from, to] =
      side === 'right'
        ? [rightOf(value.box), beside(value.box, label).x]
        : [rightOf(beside(value.box, label)), value.box.x];
    return inRow && middle > from && middle < to;
  });
}

/** Whether a text stands in the row of a date, which is then no date of a row with events above and below. */
export const hasTextBeside = (date: Block, labels: readonly Block[]) =>
  labels.some(
    (label) =>
      label.role === 'text' &&
      sharedHeight(date.box, beside(date.box, label)) > 0.4 * Math.min(date.box.height, heightOf(label)),
  );

/** How unlikely it is that a text on one side of a value is its label, in line heights; null when it cannot be. */
function costOf(side: Side, value: Block, label: Block, page: Page, isFree: boolean): number | null {
  const gap = gapOn(side, value.box, label);
  if (gap === null || label.text.length > LONGEST_LABEL || !hasName(label.text)) return null;
  const across = side === 'below' || side === 'above';
  const em = across
    ? Math.max(heightOf(label), Math.min(heightOf(value), 2 * heightOf(label)))
    : Math.max(heightOf(label), heightOf(value)) / page.aspect;
  const ems = (gap / em) * (isFree && across ? TIMELINE : 1);
  const card = page.cards.get(value) ?? null;
  const other = page.cards.get(label) ?? null;
  const apart =
    (card !== null && !isInside(label.box, card)) || (other !== null && other !== card && !isInside(value.box, other));
  if (ems > (across ? (card && !apart ? FAR.inCard : FAR.along) : FAR.across) && !(card && !apart && !across))
    return null;
  if (isBlocked(side, value, label, page)) return null;
  // Items of one list don't name each other.
  if (value.role === 'figure' && value.isItem && label.isItem) return null;
  // A figure with words of its own needs no label; those below or above may go on.
  if (
    !across &&
    value.role === 'figure' &&
    wordsOf(value.text).length > 1 &&
    !isFigure(value.text) &&
    !isDate(value.text)
  )
    return null;
  const isTitle = page.title?.includes(label.text);
  return (
    (across ? ems : ems * ALONG_ROW + COST.beside) +
    (side === 'above' ? COST.above : 0) +
    (isAligned(side, value.box, label.box) ? 0 : COST.astray) +
    (apart ? COST.otherCard : 0) +
    (value.role === 'figure' && label.text.length > CAPTION ? COST.long : 0) +
    (label.size > 1.3 * value.size ? COST.larger : 0) +
    (leadingFigure(label.text) === null ? 0 : COST.ownFigure) +
    (isTitle ? 3 : 0)
  );
}

export interface Candidate {
  value: Block;
  label: Block;
  side: Side;
  cost: number;
}

/** The candidates of the side on which most values of one size have their labels come first. */
function agreed(values: readonly Block[], candidates: readonly Candidate[]): Candidate[] {
  const groups = Map.groupBy(values, ({ size, role }) => `${role} ${Math.round(Math.log(size) / 0.1)}`);
  const preferred = new Map<Block, Side>();
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    const totals = SIDES.map((side) => ({
      side,
      cost: group.reduce((sum, value) => {
        const costs = candidates.filter((one) => one.value === value && one.side === side).map(({ cost }) => cost);
        return sum + Math.min(HOPELESS, ...costs);
      }, 0),
    }));
    const best = totals.toSorted((a, b) => a.cost - b.cost)[0];
    if (best && best.cost < HOPELESS * group.length) for (const value of group) preferred.set(value, best.side);
  }
  return candidates.map((one) => ({ ...one, cost: one.cost + (preferred.get(one.value) === one.side ? 0 : 2.5) }));
}

/** The only value of a card that has no label beside it belongs to the first text of the card. */
function inCards(
  values: readonly Block[],
  labels: readonly Block[],
  candidates: readonly Candidate[],
  page: Page,
): Candidate[] {
  return values.flatMap((value): Candidate[] => {
    const card = page.cards.get(value);
    if (!card || candidates.some((one) => one.value === value)) return [];
    const label = labels.find(
      (one) => isInside(one.box, card) && one.text.length <= LONGEST_LABEL && hasName(one.text),
    );
    const isOnly = values.filter((other) => isInside(other.box, card)).length === 1;
    return label && isOnly ? [{ value, label, side: 'above', cost: 4 }] : [];
  });
}

/** Binds each value to at most one label, the likeliest pairs first. A label serves one value. */
export function pairsOf(values: readonly Block[], labels: readonly Block[], page: Page): Candidate[] {
  const candidates = values.flatMap((value) => {
    const isFree = page.isTimeline && value.role === 'date' && !hasTextBeside(value, labels);
    return labels.flatMap((label) =>
      label === value
        ? []
        : SIDES.flatMap((side) => {
            const cost = costOf(side, value, label, page, isFree);
            return cost === null || cost >= HOPELESS ? [] : [{ value, label, side, cost }];
          }),
    );
  });
  const pairs: Candidate[] = [];
  const taken = new Set<Block>();
  candidates.push(...inCards(values, labels, candidates, page));
  for (const one of agreed(values, candidates).toSorted((a, b) => a.cost - b.cost)) {
    if (one.cost >= HOPELESS || taken.has(one.value) || taken.has(one.label)) continue;
    taken.add(one.value).add(one.label);
    pairs.push(one);
  }
  return pairs;
}

/** Lines that go on with a label: the same size, right below or above it, in line with it. */
export function wholeLabel(pair: Candidate, page: Page, taken: ReadonlySet<Block>): Block[] {
  const whole = continued(pair, page, taken);
  const [first] = whole;
  if (pair.value.role === 'date' && first) return wholeEvent(pair, whole, page, taken);
  if (!first || pair.side === 'above' || pair.side === 'below') return whole;
  // A label beside its value may begin above it: "Our market:", "what we can reach", or stand in its middle.
  const over = continued({ ...pair, label: first, side: 'above' }, page, taken).filter(
    (block) => !whole.includes(block),
  );
  const middle = pair.value.box.y + pair.value.box.height / 2;
  const reach = bottomOf(whole.at(-1)?.box ?? first.box) - middle;
  const isBeside = ({ box }: Block) =>
    sharedHeight(box, pair.value.box) > 0 || middle - (box.y + box.height / 2) < reach;
  const from = over.findIndex((block, at) => isBeside(block) || (at === over.length - 1 && block.text.endsWith(':')));
  return from < 0 ? whole : [...over.slice(from), ...whole];
}

/** The box of a large figure reaches this far into that of a text, in heights of the text: below it has room for tails. */
const OVERLAP = { above: SLACK, below: 0.9 } as const;

/** The smaller text right above or below a figure. */
function textAt(side: 'above' | 'below', { box, size }: Block, page: Page, taken: ReadonlySet<Block>): Block | null {
  const gapTo = (other: Block) => (side === 'above' ? box.y - bottomOf(other.box) : other.box.y - bottomOf(box));
  const close = page.blocks.filter(
    (other) =>
      other.role === 'text' &&
      !taken.has(other) &&
      hasName(other.text) &&
      other.text.length <= CAPTION &&
      other.size < size &&
      gapTo(other) < heightOf(other) &&
      gapTo(other) > -OVERLAP[side] * heightOf(other) &&
      isAligned(side, box, other.box),
  );
  return close.toSorted((a, b) => gapTo(a) - gapTo(b))[0] ?? null;
}

/** The text right above a figure whose label stands below it, which begins what they say: "We save", "40%", "of the time". */
export const leadOver = (figure: Block, page: Page, taken: ReadonlySet<Block>): Block | null =>
  textAt('above', figure, page, taken);

/** The text right below a figure whose label stands above it, which says it otherwise: "Seed round", "12%", "24M shares". */
export function textBelow(figure: Block, page: Page, taken: ReadonlySet<Block>): Block | null {
  const text = textAt('below', figure, page, taken);
  if (!text) return null;
  // The first of several lines belongs to a list.
  const goesOn = page.blocks.some(
    (other) =>
      other !== text &&
      near(other.size, text.size, 0.05 * text.size) &&
      near(other.box.x, text.box.x, FLUSH) &&
      other.box.y > text.box.y &&
      other.box.y - bottomOf(text.box) < heightOf(text),
  );
  return goesOn ? null : text;
}

/** A remark on a label is no further below it than this many of its line heights, and one below a bold label this many. */
const REMARK = 1;
const REMARK_ON_BOLD = 1.5;

const isSetOff = (label: Block, remark: Block) => Boolean(label.lines[0]?.bold) && !remark.lines[0]?.bold;

/** The smaller text right below a label, which says more about it. */
export function remarkOn(label: readonly Block[], page: Page, taken: ReadonlySet<Block>): Block | null {
  const last = label.at(-1);
  const below = last
    ? page.blocks.filter(
        (other) =>
          other.role === 'text' &&
          !taken.has(other) &&
          other.text.length <= LONGEST_LABEL &&
          other.size < 1.05 * last.size &&
          (other.size < 0.95 * last.size || isSetOff(last, other)) &&
          other.box.y - bottomOf(last.box) > -0.4 * heightOf(other) &&
          other.box.y - bottomOf(last.box) < (isSetOff(last, other) ? REMARK_ON_BOLD : REMARK) * heightOf(other) &&
          page.cards.get(other) === page.cards.get(last) &&
          isAligned('below', last.box, other.box) &&
          sharedWidth(last.box, other.box) > 0,
      )
    : [];
  return below.toSorted((a, b) => a.box.y - b.box.y)[0] ?? null;
}

/** Texts of one event are closer than this many line heights, and these are so flush. */
const ITEMS_APART = 2;
const TEXTS_APART = 1.2;
const FLUSH = 0.012;
/** What stands below a head begins no further right of it than this. */
const INDENT = 0.03;
const INDENT_OF_ITEM = 0.08;
const MOST_TEXTS = 8;
/** All texts of an event have at most so many letters. */
const LONGEST_EVENT = 240;
/** A label has at most this many lines, and the event of a date this many. */
const MOST_LINES = 3;
const MOST_LINES_OF_EVENT = 5;

const lettersOf = (blocks: readonly Block[]) => blocks.reduce((sum, { text }) => sum + text.length, 0);

/** Whether a text goes on with the one above it: flush with it or centred below it, or a little further right below a head. */
function isFlush(last: Block, next: Block, isHead: boolean): boolean {
  const indent = next.box.x - last.box.x;
  return (
    near(indent, 0, FLUSH) ||
    near(centreOf(next.box), centreOf(last.box), FLUSH) ||
    (isHead && indent > 0 && indent < (next.isItem ? INDENT_OF_ITEM : INDENT))
  );
}

/** A text with those that go on with it below: the items of a list, or what stands flush below a heading. */
export function withTextsBelow(first: readonly Block[], page: Page, taken: ReadonlySet<Block>): Block[] {
  const whole = [...first];
  const [head] = first;
  const isListed = startsItem(head?.lines[0]) || head?.isItem;
  while (whole.length < MOST_TEXTS) {
    const last = whole.at(-1) as Block;
    const next = page.blocks
      .filter(({ box }) => box.y > last.box.y && sharedWidth(box, last.box) > 0)
      .toSorted((a, b) => a.box.y - b.box.y)[0];
    const isNext =
      next &&
      next.role === 'text' &&
      !taken.has(next) &&
      next.size < 1.06 * last.size &&
      (startsItem(next.lines[0]) || next.isItem || !isListed) &&
      isFlush(last, next, whole.length === first.length && (next.size < 0.95 * last.size || isSetOff(last, next))) &&
      next.box.y - bottomOf(last.box) < (isListed ? ITEMS_APART * heightOf(last) : TEXTS_APART * heightOf(next)) &&
      lettersOf([...whole, next]) <= LONGEST_EVENT &&
      page.cards.get(next) === page.cards.get(head as Block);
    if (!isNext) break;
    whole.push(next);
  }
  return whole;
}

/** Texts in the column of a date are closer than this many of their heights. */
const COLUMN_APART = 1.8;

/** A label with all texts that stand below it in the column of its date, where dates head columns side by side. */
export function withColumn(date: Block, label: readonly Block[], page: Page, taken: ReadonlySet<Block>): Block[] {
  const row = rowsOfDates(page.blocks.filter(({ role }) => role === 'date')).find((dates) => dates.includes(date));
  const at = row?.indexOf(date) ?? -1;
  const last = label.at(-1);
  if (!row || !last) return [...label];
  const step = Math.min(...row.slice(1).map(({ box }, after) => centreOf(box) - centreOf(row[after]?.box ?? box)));
  const edge = (one: Block | undefined, other: Block | undefined, outer: number) =>
    one && other ? (centreOf(one.box) + centreOf(other.box)) / 2 : outer;
  const centre = centreOf(date.box);
  const [from, to] = [edge(row[at - 1], date, centre - step / 2), edge(date, row[at + 1], centre + step / 2)];
  const column = page.blocks
    .filter(({ box }) => centreOf(box) > from && centreOf(box) < to && box.y > last.box.y + FLUSH)
    .toSorted((a, b) => a.box.y - b.box.y);
  const whole = [...label];
  let end = bottomOf(last.box);
  for (const next of column) {
    if (next.box.y - end > COLUMN_APART * heightOf(next)) break;
    end = Math.max(end, bottomOf(next.box));
    if (!hasName(next.text)) continue;
    const isPart =
      next.role === 'text' && !taken.has(next) && next.box.width < 1.3 * step && next.size < 1.2 * last.size;
    if (!isPart || lettersOf([...whole, next]) > LONGEST_EVENT) break;
    whole.push(next);
  }
  return whole;
}

/** Texts beside a date with those above them, as long as their middle comes closer to that of the date. */
function withTextsAbove(date: Block, label: readonly Block[], page: Page, taken: ReadonlySet<Block>): Block[] {
  const whole = [...label];
  const offOf = (texts: readonly Block[]) => {
    const { y, height } = around(withTextsBelow(texts, page, taken).map(({ box }) => box));
    return Math.abs(y + height / 2 - (date.box.y + date.box.height / 2));
  };
  while (whole.length < MOST_TEXTS) {
    const [first] = whole as [Block];
    const over = page.blocks
      .filter(({ box }) => box.y < first.box.y && sharedWidth(box, first.box) > 0)
      .toSorted((a, b) => b.box.y - a.box.y)[0];
    const isPart =
      over &&
      over.role === 'text' &&
      !taken.has(over) &&
      hasName(over.text) &&
      near(over.box.x, first.box.x, FLUSH) &&
      first.box.y - bottomOf(over.box) < ITEMS_APART * heightOf(first) &&
      page.cards.get(over) === page.cards.get(first) &&
      lettersOf([over, ...whole]) <= LONGEST_EVENT &&
      offOf([over, ...whole]) < offOf(whole);
    if (!isPart) break;
    whole.unshift(over);
  }
  return whole;
}

/** The texts of an event: those in the column of its date, or those that go on below its label. */
function wholeEvent({ value, side }: Candidate, label: Block[], page: Page, taken: ReadonlySet<Block>): Block[] {
  if (side === 'above') return label;
  const flush = withTextsBelow(side === 'below' ? label : withTextsAbove(value, label, page, taken), page, taken);
  const column = side === 'below' ? withColumn(value, label, page, taken) : [];
  return column.length > flush.length ? column : flush;
}

function continued({ value, label, side }: Candidate, page: Page, taken: ReadonlySet<Block>): Block[] {
  const whole = [label];
  const most = value.role === 'date' ? MOST_LINES_OF_EVENT : MOST_LINES;
  const step = side === 'above' ? -1 : 1;
  for (;;) {
    const last = whole.at(-1) as Block;
    const next = page.blocks.find((other) => {
      if (other.role !== 'text' || taken.has(other) || whole.includes(other)) return false;
      if (
        !near(other.size, last.size, 0.06 * last.size) ||
        Boolean(other.lines[0]?.bold) !== Boolean(last.lines[0]?.bold)
      )
        return false;
      const gap = step > 0 ? other.box.y - bottomOf(last.box) : last.box.y - bottomOf(other.box);
      return (
        gap > -0.4 * heightOf(last) &&
        gap < 0.45 * heightOf(last) &&
        isAligned('below', last.box, other.box) &&
        sharedWidth(last.box, other.box) > 0
      );
    });
    if (!next || whole.length >= most) return step > 0 ? whole : whole.toReversed();
    whole.push(next);
  }
}
