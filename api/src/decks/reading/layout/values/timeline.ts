import { around, bottomOf, rightOf, sharedHeight, sharedWidth } from '../boxes.ts';
import { isDate, isUnit } from '../figures.ts';
import { type Block, centreOf, hasName, heightOf, isAligned, isInside, near, type Page } from './blocks.ts';

/** What happens at a date of a timeline. */
export interface Event {
  date: Block;
  /** Top to bottom. */
  texts: Block[];
}

const FEWEST_DATES = 3;
/** Steps between dates differ by no more than this factor. */
const EVEN = 2;
/** Events are no further from their dates than this share of the page's height. */
const REACH = 0.3;
/** Lines of one event are closer than this many line heights. */
const TIGHT = 0.7;
const LONGEST_EVENT = 160;
/** Share of the dates that must have events. */
const ENOUGH = 0.6;

/** Dates of one size in one row, evenly set. */
export function rowsOfDates(dates: readonly Block[]): Block[][] {
  const rows: Block[][] = [];
  for (const date of dates) {
    const row = rows.find(
      ([first]) =>
        first && near(first.box.y, date.box.y, 0.4 * heightOf(first)) && near(first.size, date.size, 0.05 * first.size),
    );
    if (row) row.push(date);
    else rows.push([date]);
  }
  return rows
    .map((row) => row.toSorted((a, b) => a.box.x - b.box.x))
    .filter((row) => {
      const steps = stepsOf(row);
      return row.length >= FEWEST_DATES && Math.max(...steps) < EVEN * Math.min(...steps);
    });
}

const stepsOf = (row: readonly Block[]) =>
  row.slice(1).map(({ box }, at) => centreOf(box) - centreOf(row[at]?.box ?? box));

/** Texts close above each other, in one column. */
function stacksOf(texts: readonly Block[]): Block[][] {
  const stacks: Block[][] = [];
  for (const text of texts.toSorted((a, b) => a.box.y - b.box.y)) {
    const stack = stacks.find((other) => {
      const last = other.at(-1);
      if (!last) return false;
      const gap = text.box.y - bottomOf(last.box);
      const height = Math.max(heightOf(last), heightOf(text));
      return (
        gap < TIGHT * height &&
        gap > -0.5 * height &&
        isAligned('below', last.box, text.box) &&
        sharedWidth(last.box, text.box) > 0
      );
    });
    if (stack) stack.push(text);
    else stacks.push([text]);
  }
  return stacks;
}

/** Gap between a date and a stack of texts above or below it. */
function gapBetween(date: Block, stack: readonly Block[]): number {
  const top = Math.min(...stack.map(({ box }) => box.y));
  const bottom = Math.max(...stack.map(({ box }) => bottomOf(box)));
  return Math.max(top - bottomOf(date.box), date.box.y - bottom);
}

/** The first texts of an event, as far as they are short enough together. */
const shortened = (texts: readonly Block[]) =>
  texts.filter(
    (_, at) => at === 0 || texts.slice(0, at + 1).reduce((sum, { text }) => sum + text.length, 0) <= LONGEST_EVENT,
  );

/** A larger share of the page is no card of one event. */
const LARGEST_CARD = 0.35;

/** Dates that head a card of texts, which are all their event. */
export function eventsOnCards({ blocks, cards }: Page): Event[] {
  return blocks.flatMap((date): Event[] => {
    const card = cards.get(date);
    if ((date.role !== 'date' && !isDate(date.text)) || !card || card.width * card.height > LARGEST_CARD) return [];
    const texts = blocks
      .filter((other) => other !== date && isInside(other.box, card))
      .toSorted((a, b) => a.box.y - b.box.y);
    const isHead = texts.every(({ role, box }) => role === 'text' && box.y >= date.box.y + 0.5 * date.box.height);
    return isHead && texts.some(({ text }) => hasName(text) && !isUnit(text))
      ? [{ date, texts: shortened(texts) }]
      : [];
  });
}

const YEAR = /^(?:FY\s?)?(?:19|20)\d{2}$/iu;
/** A year heads the dates that are no further below it than this many of its heights. */
const YEAR_REACH = 4;

/** The year over a date that has none, such as a quarter: the one whose middle is nearest. */
export function yearOver(date: Block, { blocks }: Page): Block | null {
  if (!isDate(date.text) || /\d{4}|^(?:now|today|present)$/iu.test(date.text)) return null;
  const years = blocks.filter(
    ({ text, box }) =>
      YEAR.test(text) && date.box.y >= bottomOf(box) && date.box.y - bottomOf(box) < YEAR_REACH * box.height,
  );
  const distanceTo = ({ box }: Block) => Math.abs(centreOf(box) - centreOf(date.box));
  return years.toSorted((a, b) => distanceTo(a) - distanceTo(b))[0] ?? null;
}

/** Dates that head a card of figures, which are named by it. */
export const headsFigures = (date: Block, figures: readonly Block[], { blocks, frames }: Page) =>
  frames.some((frame) => {
    if (frame.width * frame.height > LARGEST_CARD || !isInside(date.box, frame)) return false;
    const isIn = ({ box }: Block) => box !== date.box && isInside(box, frame);
    return (
      figures.some((figure) => isIn(figure) && figure.box.y > date.box.y) &&
      !blocks.some((other) => isIn(other) && other.box.y < date.box.y)
    );
  });

/** An event far from its date, at the end of a stem, is centred with it within this share of the page's width. */
const CENTRED = 0.012;

/** The events of dates that have none close to them: what stands centred above them, with nothing between. */
function farEvents(
  row: readonly Block[],
  stacks: readonly Block[][],
  blocks: readonly Block[],
  close: readonly Event[],
): (Event & { gap: number })[] {
  const open = row.filter((date) => !close.some((event) => event.date === date));
  if (open.length * 2 > row.length) return [];
  return open.flatMap((date) => {
    const above = stacks
      .filter((stack) => {
        const box = around(stack.map((block) => block.box));
        const isBetween = (other: Block) =>
          !stack.includes(other) &&
          other.box.y > bottomOf(box) - 0.01 &&
          other.box.y < date.box.y - 0.01 &&
          sharedWidth(other.box, box) > 0;
        return (
          near(centreOf(box), centreOf(date.box), CENTRED) && bottomOf(box) < date.box.y && !blocks.some(isBetween)
        );
      })
      .map((texts) => ({ date, texts, gap: gapBetween(date, texts) }));
    return above.toSorted((a, b) => a.gap - b.gap).slice(0, 1);
  });
}

/**
 * Events above and below a row of dates: each belongs to the date that is nearest to its middle.
 * @param labelled dates that have a label of their own; a row is left alone unless events are known for more of its dates
 */
export function eventsOf(
  dates: readonly Block[],
  texts: readonly Block[],
  { blocks }: Page,
  labelled: ReadonlySet<Block>,
): Event[] {
  const found: Event[] = [];
  for (const row of rowsOfDates(dates)) {
    const step = Math.min(...stepsOf(row));
    const others = blocks.filter((block) => block.role !== 'text' && !row.includes(block));
    const stacks = stacksOf([...texts, ...others]).filter(
      (stack) =>
        !stack.some((block) => others.includes(block)) &&
        !found.some(({ texts: held }) => held.includes(stack[0] as Block)),
    );
    const placed = stacks.flatMap((stack) => {
      const left = Math.min(...stack.map(({ box }) => box.x));
      const right = Math.max(...stack.map(({ box }) => rightOf(box)));
      const [nearest] = row.toSorted(
        (a, b) => Math.abs(centreOf(a.box) - (left + right) / 2) - Math.abs(centreOf(b.box) - (left + right) / 2),
      );
      if (!nearest || right - left > 2.2 * step) return [];
      const gap = gapBetween(nearest, stack);
      const isOff = Math.abs(centreOf(nearest.box) - (left + right) / 2) > 0.6 * step;
      return isOff || gap < -0.01 || gap > REACH ? [] : [{ date: nearest, texts: stack, gap }];
    });
    // Of several events on one side of a date, the nearest is its own.
    const isAbove = ({ date, texts: [first] }: Event) => (first?.box.y ?? 0) < date.box.y;
    const own = placed.filter(
      (one) =>
        !placed.some((other) => other.date === one.date && isAbove(other) === isAbove(one) && other.gap < one.gap),
    );
    own.push(...farEvents(row, stacks, blocks, own));
    const dated = new Set(own.map(({ date }) => date)).size;
    if (dated < ENOUGH * row.length || dated <= row.filter((date) => labelled.has(date)).length) continue;
    found.push(
      ...own
        .filter(({ texts: [first] }) => (first?.text.length ?? 0) <= LONGEST_EVENT)
        .map(({ date, texts: held }) => ({ date, texts: shortened(held) })),
    );
  }
  return found;
}

/** Share of the dates of a staircase that have a label of their own, at most. */
const LABELLED = 0.5;

/**
 * Dates that stand neither in a row nor in a column, as on a staircase, with as many heads of one style: each date has
 * the head that comes as far from the left and as far from the top as it does.
 * @param labelled dates that have a label of their own
 */
export function staircaseOf(
  dates: readonly Block[],
  texts: readonly Block[],
  labelled: ReadonlySet<Block>,
): { date: Block; head: Block }[] {
  const styleOf = ({ size, lines: [line] }: Block) => `${size.toFixed(1)} ${Boolean(line?.bold)}`;
  const across = (blocks: readonly Block[]) => blocks.toSorted((a, b) => centreOf(a.box) - centreOf(b.box));
  const down = (blocks: readonly Block[]) => blocks.toSorted((a, b) => a.box.y - b.box.y);
  const open = dates.filter((date) => !labelled.has(date));
  if (dates.length < FEWEST_DATES || open.length < LABELLED * dates.length) return [];
  if (new Set(dates.map(styleOf)).size > 1 || rowsOfDates(dates).length > 0) return [];
  const groups = [...Map.groupBy(texts, styleOf).values()].filter(({ length }) => length === dates.length);
  const [heads] = groups.toSorted((a, b) => (b[0]?.size ?? 0) - (a[0]?.size ?? 0));
  if (!heads) return [];
  const [datesDown, headsAcross, headsDown] = [down(dates), across(heads), down(heads)];
  const pairs = across(dates).map((date, at) => ({ date, head: headsAcross[at] as Block }));
  return pairs.every(({ date, head }) => headsDown[datesDown.indexOf(date)] === head) ? pairs : [];
}

/** Dates and heads of one column are this close to its edge, as a share of the page's width. */
const FLUSH = 0.012;

/** Dates in a column at the end of their rows, each with the only text far left of it: heads of phases, flush with each other. */
export function headsLeftOf(
  dates: readonly Block[],
  texts: readonly Block[],
  { blocks }: Page,
): { date: Block; head: Block }[] {
  const inRow = ({ box }: Block, other: Block) =>
    sharedHeight(box, other.box) > 0.5 * Math.min(heightOf(other), box.height);
  const rows = dates.flatMap((date) => {
    const beside = blocks.filter((other) => other !== date && inRow(date, other));
    const [head] = beside;
    const isHead = head && beside.length === 1 && texts.includes(head) && rightOf(head.box) < date.box.x;
    return isHead && hasName(head.text) && head.text.length <= LONGEST_EVENT ? [{ date, head }] : [];
  });
  const isAlike = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
    near(a.date.size, b.date.size, 0.05 * a.date.size) &&
    near(a.head.size, b.head.size, 0.05 * a.head.size) &&
    near(a.head.box.x, b.head.box.x, FLUSH) &&
    (near(a.date.box.x, b.date.box.x, FLUSH) || near(rightOf(a.date.box), rightOf(b.date.box), FLUSH));
  return rows.filter((row) => rows.filter((other) => isAlike(row, other)).length >= FEWEST_DATES);
}
