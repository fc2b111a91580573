import { bottomOf, rightOf, sharedHeight } from '../boxes.ts';
import { isItem as startsItem } from '../paragraphs.ts';
import { type Block, centreOf, heightOf, near, type Page } from './blocks.ts';

/** A value of a chart. */
export interface Charted {
  value: Block;
  /** The category below it; null where the axis names only some of its categories. */
  category: Block | null;
  /** What stands over the chart. */
  heading: string | null;
}

const isShort = ({ text, role, isItem, lines }: Block) =>
  role === 'date' || (role === 'text' && text.length <= 24 && !isItem && !startsItem(lines[0]));

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
  return rows
    .flatMap(axesIn)
    .filter((axis) => axis.length >= 3 || (axis.length === 2 && axis.every(({ role }) => role === 'date')));
}

const FEWEST_TICKS = 3;
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
  return ticks;
}

const LONGEST_HEADING = 50;

/** The text over a chart, between its sides: the nearest one above the highest of its parts. */
function headingOf(parts: readonly Block[], { blocks }: Page, from: number, to: number): string | null {
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
      box.x < centreOf(value.box) &&
      rightOf(box) > centreOf(value.box),
  );

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
    const heights = new Set(matched.map(({ value }) => Math.round(value.box.y * 60)));
    if (matched.length < 2 || matched.length < 0.6 * axis.length || heights.size < 2) continue;
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

/** Bars that lie make a chart from this number on. */
const FEWEST_BARS = 3;
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
    return category && /\p{L}{2}/u.test(category.text) ? [{ value, category }] : [];
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
