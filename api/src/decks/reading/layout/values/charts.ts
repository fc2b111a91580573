import type { Box, Line } from '../../types.ts';
import { bottomOf, rightOf, sharedHeight } from '../boxes.ts';
import { isFigure } from '../figures.ts';
import { isItem as startsItem } from '../paragraphs.ts';
import { type Block, blockOf, centreOf, hasName, heightOf, isInside, near, type Page } from './blocks.ts';
import { rowsOfDates } from './timeline.ts';

/** A value of a chart. */
export interface Charted {
  value: Block;
  /** The category below it; null where the axis names only some of its categories. */
  category: Block | null;
  /** What stands over the chart. */
  heading: string | null;
  /** What the legend calls its colour. */
  series?: Block | null;
}

const LONGEST_CATEGORY = 32;

const isShort = ({ text, role, isItem, lines }: Block) =>
  role === 'date' || (role === 'text' && text.length <= LONGEST_CATEGORY && !isItem && !startsItem(lines[0]));

/** Steps between categories differ by no more than this factor. */
const EVEN = 1.5;

const yearOf = ({ text }: Block) => Number(/\b(?:19|20)\d{2}\b/u.exec(text)?.[0] ?? Number.NaN);

/** Splits a row of categories where their years, or names, start again: charts side by side. */
function axesIn(row: readonly Block[]): Block[][] {
  const axes: Block[][] = [];
  for (const block of row.toSorted((a, b) => a.box.x - b.box.x)) {
    const axis = axes.at(-1);
    const last = axis?.at(-1);
    const startsAgain = axis?.some(({ text }) => text === block.text) || (last && yearOf(block) < yearOf(last));
    if (axis && !startsAgain) axis.push(block);
    else axes.push([block]);
  }
  return axes;
}

/** The categories under a chart: short texts in one row, of one size, evenly set. */
function axesOf(blocks: readonly Block[]): Block[][] {
  const rows: Block[][] = [];
  for (const block of blocks.filter(isShort).toSorted((a, b) => a.box.y - b.box.y)) {
    const row = rows.find(
      ([first]) =>
        first &&
        near(first.box.y, block.box.y, 0.3 * heightOf(first)) &&
        near(first.size, block.size, 0.05 * first.size),
    );
    if (row) row.push(block);
    else rows.push([block]);
  }
  return rows.flatMap(axesIn).filter(({ length }) => length >= 2);
}

const FEWEST_TICKS = 3;
/** A text with more lines than this stands beside the whole axis. */
const TALLER = 2.5;
export const unitOf = (text: string) => text.replace(/[\d.,\s]/gu, '');
const numberIn = ({ text }: Block) => Number(text.replace(/[^\d.]/gu, '') || Number.NaN);

/** The numbers along the axis of a chart: of one size, evenly set in a row or column, and counting up evenly from 0. */
export function ticksOf(figures: readonly Block[]): Set<Block> {
  const ticks = new Set<Block>();
  for (const zero of figures.filter((figure) => numberIn(figure) === 0)) {
    const alike = figures.filter(({ size }) => near(size, zero.size, 0.05 * zero.size));
    const lines = [
      alike.filter(({ box }) => near(bottomOf(box), bottomOf(zero.box), 0.3 * heightOf(zero))),
      alike.filter(({ box }) => near(rightOf(box), rightOf(zero.box), 0.01) || near(box.x, zero.box.x, 0.01)),
    ];
    for (const line of lines) {
      const counted = line.toSorted((a, b) => numberIn(a) - numberIn(b));
      const step = numberIn(counted[1] ?? zero);
      const isEven = counted.every((tick, at) => near(numberIn(tick), at * step, 0.01 * step));
      if (counted.length >= FEWEST_TICKS && step > 0 && isEven) for (const tick of counted) ticks.add(tick);
    }
  }
  for (const tick of figures.filter((figure) => !ticks.has(figure)).flatMap((figure) => risingFrom(figure, figures)))
    ticks.add(tick);
  return ticks;
}

/** Numbers along an axis; shares of a list each have a text of their own beside them: 40%, 30%, 20%, 10%. */
export function axisTicks(figures: readonly Block[], blocks: readonly Block[]): Set<Block> {
  const ticks = ticksOf(figures);
  const beside = [...ticks].flatMap((tick) => {
    const inRow = blocks.filter(
      ({ role, text, box, lines: [first] }) =>
        role === 'text' &&
        hasName(text) &&
        box.height < TALLER * (first?.box.height ?? 0) &&
        sharedHeight(tick.box, box) > 0.6 * Math.min(tick.box.height, box.height),
    );
    return inRow.slice(0, 1);
  });
  const isFromZero = [...ticks].some((tick) => numberIn(tick) === 0);
  return isFromZero || new Set(beside).size < ticks.size ? ticks : new Set();
}

/** An axis that doesn't begin at 0 has at least this many numbers. */
const FEWEST_RISING = 4;

/** Numbers above a lowest one, in its column, whose steps are as even as their distances. */
function risingFrom(lowest: Block, figures: readonly Block[]): Block[] {
  const column = figures
    .filter(
      ({ box, size, text }) =>
        box.y <= lowest.box.y &&
        near(size, lowest.size, 0.05 * lowest.size) &&
        near(rightOf(box), rightOf(lowest.box), 0.006) &&
        unitOf(text) === unitOf(lowest.text),
    )
    .toSorted((a, b) => b.box.y - a.box.y);
  const [, second] = column;
  if (!second || column.length < FEWEST_RISING) return [];
  const [step, rise] = [numberIn(second) - numberIn(lowest), lowest.box.y - second.box.y];
  const isEven = column.every(
    (tick, at) =>
      near(numberIn(tick), numberIn(lowest) + at * step, 0.01 * step) &&
      near(tick.box.y, lowest.box.y - at * rise, 0.15 * rise),
  );
  return step > 0 && isEven ? column : [];
}

/** The lines of numbers along an axis that have no text beside them, unlike the numbers of a table. */
export function tickLines(lines: readonly Line[]): Set<Line> {
  const figures = lines.filter(({ text }) => isFigure(text)).map((line) => blockOf([line], line.size));
  const ticks = [...ticksOf(figures)].flatMap((tick) => tick.lines);
  const isBeside = (tick: Line, { box }: Line) =>
    sharedHeight(tick.box, box) > 0.6 * Math.min(tick.box.height, box.height);
  const beside = ticks.filter((tick) => lines.some((line) => !ticks.includes(line) && isBeside(tick, line)));
  return new Set(beside.length < ticks.length / 2 ? ticks : []);
}

const LONGEST_HEADING = 50;

/** The text over a chart, between its sides: the nearest one above the highest of its parts. */
export function headingOf(parts: readonly Block[], { blocks }: Page, from: number, to: number): string | null {
  const top = Math.min(...parts.map(({ box }) => box.y));
  const over = blocks.filter((block) => {
    const { box, role, text } = block;
    return (
      role === 'text' &&
      !parts.includes(block) &&
      text.length <= LONGEST_HEADING &&
      box.y + box.height / 2 < top + 0.06 &&
      box.x < to &&
      rightOf(box) > from &&
      !parts.some((part) => part.box.y < box.y && rightOf(part.box) > box.x && part.box.x < rightOf(box))
    );
  });
  return over.toSorted((a, b) => b.box.y - a.box.y)[0]?.text ?? null;
}

/** Whether a text stands between a value and the category below it: then they are no chart. */
const isParted = (value: Block, category: Block, { blocks }: Page) =>
  blocks.some(
    ({ box, role }) =>
      role === 'text' &&
      box.y >= bottomOf(value.box) - 0.2 * box.height &&
      bottomOf(box) <= category.box.y + 0.2 * box.height &&
      ((box.x < centreOf(value.box) && rightOf(box) > centreOf(value.box)) || near(box.x, value.box.x, FLUSH)),
  );

/** Whether the only two values over two texts can stand on bars: alike, and on no cards. */
function isPairOfBars(over: readonly Block[], { cards }: Page): boolean {
  const [one, other] = over;
  return (
    one !== undefined &&
    other !== undefined &&
    over.length === 2 &&
    near(one.size, other.size, 0.05 * one.size) &&
    !over.some((value) => cards.has(value))
  );
}

/** Values whose tops differ by less than this share of their height stand in a row rather than on bars. */
const LEVEL = 0.4;

/** Values above or on the bars of a chart, each with the category below it. */
export function chartedValues(values: readonly Block[], page: Page): Charted[] {
  const charted: Charted[] = [];
  for (const axis of axesOf(page.blocks)) {
    const centres = axis.map(({ box }) => centreOf(box)).toSorted((a, b) => a - b);
    const steps = centres.slice(1).map((x, at) => x - (centres[at] ?? 0));
    const step = Math.min(...steps);
    if (Math.max(...steps) > EVEN * step) continue;
    const top = Math.min(...axis.map(({ box }) => box.y));
    const [from, to] = [(centres[0] ?? 0) - 0.6 * step, (centres.at(-1) ?? 1) + 0.6 * step];
    const over = values.filter(
      (value) =>
        bottomOf(value.box) < top + 0.01 &&
        !value.isItem &&
        (axis[0]?.size ?? 0) <= 1.3 * value.size &&
        centreOf(value.box) > from &&
        centreOf(value.box) < to &&
        !charted.some((other) => other.value === value),
    );
    const isPairOfTexts = axis.length === 2 && axis.some(({ role }) => role === 'text');
    if (isPairOfTexts && !isPairOfBars(over, page)) continue;
    const categoryOf = (value: Block, tolerance: number) =>
      axis.find(({ box }) => Math.abs(centreOf(box) - centreOf(value.box)) < tolerance * step) ?? null;
    // An axis with room for few names names every second category.
    const isSparse = over.length >= 2 * axis.length - 1 && over.length <= 2 * axis.length && axis.length > 2;
    // With several series, each category has as many bars side by side.
    const grouped = Map.groupBy(over, (value) => categoryOf(value, 0.5));
    const sizes = new Set([...grouped.values()].map(({ length }) => length));
    const isGrouped = !grouped.has(null) && grouped.size === axis.length && sizes.size === 1 && !sizes.has(1);
    const tolerance = isGrouped ? 0.5 : isSparse ? 0.22 : 0.3;
    const placed = over.map((value) => ({ value, category: categoryOf(value, tolerance) }));
    const matched = placed.filter(({ value, category }) => category !== null && !isParted(value, category, page));
    const kept = isSparse ? placed : matched;
    const tops = matched.map(({ value }) => value.box.y);
    const isLevel =
      Math.max(...tops) - Math.min(...tops) < LEVEL * Math.max(...matched.map(({ value }) => heightOf(value)));
    if (matched.length < 2 || matched.length < 0.6 * axis.length || isLevel) continue;
    const heading = headingOf(
      kept.map(({ value }) => value),
      page,
      from,
      to,
    );
    charted.push(...kept.map((one) => ({ ...one, heading })));
  }
  return charted;
}

/** Numbers as categories are ranges, as of ages: "18–24", "25–34", "65+". */
const RANGE = /^\d{1,3}\s?[-–]\s?\d{1,3}$/u;
const OPEN_RANGE = /^[<>≤≥]?\s?\d{1,3}\s?\+?$/u;
const SPAN = /^\d{1,3}\s?(?:years?|yrs?|months?|mos?|weeks?|days?|hours?|hrs?)$/iu;
const FEWEST_RANGES = 3;

/** Whether all texts of a row are spans of time that rise from left to right, as along an axis. */
const countsUp = (row: readonly Block[]) =>
  row.every(({ text }) => SPAN.test(text)) &&
  row
    .toSorted((a, b) => a.box.x - b.box.x)
    .every((block, at, sorted) => at === 0 || numberIn(block) > numberIn(sorted[at - 1] ?? block));

/** Ranges or rising spans of time in a row, without labels of their own, are categories and no figures. */
export function withRanges(blocks: readonly Block[]): Block[] {
  const figures = blocks.filter(
    ({ role, text }) => role === 'figure' && [RANGE, OPEN_RANGE, SPAN].some((pattern) => pattern.test(text)),
  );
  const isLabelled = ({ box }: Block) =>
    blocks.some(
      (other) =>
        other.role === 'text' &&
        other.box.y > box.y &&
        other.box.y - bottomOf(box) < box.height &&
        Math.abs(centreOf(other.box) - centreOf(box)) < 0.03,
    );
  const rows = Map.groupBy(
    figures,
    ({ box, size }) => `${Math.round(bottomOf(box) / heightOf(figures[0] as Block))} ${Math.round(size)}`,
  );
  const categories = new Set(
    [...rows.values()]
      .filter(
        (row) =>
          row.length >= FEWEST_RANGES &&
          (row.filter(({ text }) => RANGE.test(text)).length >= row.length - 1 || countsUp(row)) &&
          row.filter(isLabelled).length < row.length / 2,
      )
      .flat(),
  );
  return blocks.map((block) => (categories.has(block) ? { ...block, role: 'text' as const } : block));
}

/** A figure and its date in such a row are closer than this many heights of the figure. */
const ROW_BELOW = 2;

/**
 * Figures in a row, each right above or below its date, as in a table of one row; a text left of them names the row.
 */
export function datedRows(values: readonly Block[], { blocks }: Page): Charted[] {
  const found: Charted[] = [];
  for (const row of rowsOfDates(blocks.filter(({ role }) => role === 'date'))) {
    const isUnder = (date: Block, { box }: Block) =>
      near(centreOf(box), centreOf(date.box), 0.015) || near(box.x, date.box.x, 0.008);
    const gapTo = (date: Block, { box }: Block) => Math.max(box.y - bottomOf(date.box), date.box.y - bottomOf(box));
    const neighbours = row.map((date) =>
      blocks.filter(
        (other) =>
          other !== date &&
          isUnder(date, other) &&
          gapTo(date, other) < ROW_BELOW * Math.max(heightOf(date), heightOf(other)),
      ),
    );
    const own = neighbours.map((close) =>
      close.length === 1 && values.includes(close[0] as Block) ? close[0] : undefined,
    );
    const first = own[0];
    const isNamed = own.some((one, at) =>
      blocks.some(
        (other) =>
          one &&
          other.role === 'text' &&
          other !== row[at] &&
          isUnder(one, other) &&
          gapTo(one, other) < ROW_BELOW * heightOf(other),
      ),
    );
    if (isNamed) continue;
    if (!first || own.some((one) => !one || !near(one.box.y, first.box.y, 0.3 * heightOf(first)))) continue;
    const left = blocks.filter(
      ({ box, role }) =>
        role === 'text' && rightOf(box) < first.box.x && sharedHeight(box, first.box) > 0.5 * heightOf(first),
    );
    const [name] = left.toSorted((a, b) => b.box.x - a.box.x);
    const heading = name && name.text.length <= LONGEST_HEADING ? name.text : null;
    found.push(...row.map((date, at) => ({ value: own[at] as Block, category: date, heading })));
  }
  return found;
}

/** The text right of a key of a legend. */
function entryOf(key: Box, blocks: readonly Block[]): Block | null {
  const beside = blocks.filter(
    ({ role, box, lines: [first] }) =>
      role === 'text' && first && box.x >= rightOf(key) - 0.002 && sharedHeight(first.box, key) > 0.5 * key.height,
  );
  return beside.toSorted((a, b) => a.box.x - b.box.x)[0] ?? null;
}

/** The entry of the legend for each figure that stands on the colour of a key, such as those on the slices of a pie. */
export function seriesOf(figures: readonly Block[], { blocks, keys }: Page): Map<Block, Block> {
  return new Map(
    keys.flatMap((key) => {
      const entry = entryOf(key.box, blocks);
      const own = figures.filter(({ box }) => key.figures.some((place) => isInside(place, box)));
      return entry ? own.map((figure) => [figure, entry] as const) : [];
    }),
  );
}

/** Bars that lie make a chart from this number on. */
const FEWEST_BARS = 2;
/** A bar this many times longer than its value is high parts it from its label; others are bound as any value is. */
const LONG_BAR = 14;
/** Labels of bars are flush within this share of the page's width. */
const FLUSH = 0.015;

/** The text left of a value in its row, with nothing between them. */
function besideBar(value: Block, { blocks }: Page): Block | null {
  const inRow = blocks.filter(
    (other) =>
      other !== value &&
      rightOf(other.box) <= value.box.x + 0.005 &&
      sharedHeight(other.box, value.box) > 0.5 * Math.min(heightOf(other), heightOf(value)),
  );
  const [nearest] = inRow.toSorted((a, b) => rightOf(b.box) - rightOf(a.box));
  return nearest && nearest.role !== 'figure' && nearest.text.length <= LONGEST_HEADING ? nearest : null;
}

/** Values at the ends of lying bars, each with the label on the left of its bar, however long the bar is. */
export function barValues(values: readonly Block[], page: Page): Charted[] {
  const rows = values.flatMap((value) => {
    const category = besideBar(value, page);
    return category && hasName(category.text) ? [{ value, category }] : [];
  });
  const isAlike = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
    near(a.value.size, b.value.size, 0.05 * a.value.size) &&
    near(a.category.size, b.category.size, 0.05 * a.category.size) &&
    (near(a.category.box.x, b.category.box.x, FLUSH) || near(rightOf(a.category.box), rightOf(b.category.box), FLUSH));
  const found: Charted[] = [];
  for (const first of rows) {
    const group = rows.filter((row) => isAlike(first, row) && !found.some(({ value }) => value === row.value));
    const labels = new Set(group.map(({ category }) => category));
    const ends = new Set(group.map(({ value }) => Math.round(value.box.x * 50)));
    const isLong = group.some(
      ({ value, category }) => (value.box.x - rightOf(category.box)) * page.aspect > LONG_BAR * heightOf(value),
    );
    if (group.length < FEWEST_BARS || labels.size < group.length || ends.size < 2 || !isLong) continue;
    const [from, to] = [
      Math.min(...group.map(({ category }) => category.box.x)),
      Math.max(...group.map(({ value }) => rightOf(value.box))),
    ];
    const heading = headingOf([...group.map(({ value }) => value), ...labels], page, from, to);
    found.push(...group.map((row) => ({ ...row, heading })));
  }
  return found;
}

/** A value stands this close to the end of its bar, as a share of the page's width. */
const AT_END = 0.02;

/** Values at the ends of lying bars, each with the label that stands over the beginning of its bar. */
export function valuesUnderLabels(values: readonly Block[], page: Page): Charted[] {
  const rows = values.flatMap((value) => {
    const middle = value.box.y + value.box.height / 2;
    const bars = page.frames.filter(
      (frame) =>
        frame.y < middle &&
        bottomOf(frame) > middle &&
        frame.height < 2 * value.box.height &&
        frame.width > value.box.width &&
        near(value.box.x > rightOf(frame) ? value.box.x : rightOf(value.box), rightOf(frame), AT_END),
    );
    return bars.flatMap((bar) => {
      const category = page.blocks.find(
        ({ role, box, text, lines }) =>
          role === 'text' &&
          hasName(text) &&
          text.length <= LONGEST_HEADING &&
          near(box.x, bar.x, FLUSH) &&
          bar.y - bottomOf(box) < (lines[0]?.box.height ?? 0) &&
          bottomOf(box) < bar.y + 0.3 * bar.height,
      );
      return category ? [{ value, category, bar }] : [];
    });
  });
  const isAlike = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
    near(a.value.size, b.value.size, 0.05 * a.value.size) &&
    near(a.bar.x, b.bar.x, FLUSH) &&
    near(a.bar.height, b.bar.height, 0.2 * a.bar.height);
  const bars = rows.filter((row) =>
    rows.some(
      (other) => other.category !== row.category && isAlike(row, other) && !near(other.bar.width, row.bar.width, 0.005),
    ),
  );
  const own = bars.filter((row, at) => bars.findIndex(({ value }) => value === row.value) === at);
  return own.map(({ value, category }) => ({ value, category, heading: null }));
}
