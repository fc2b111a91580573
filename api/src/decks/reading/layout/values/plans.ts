import type { Box } from '../../types.ts';
import { around, bottomOf, rightOf, sharedHeight, sharedWidth } from '../boxes.ts';
import { type Block, centreOf, hasName, isInside, type Page } from './blocks.ts';
import { rowsOfDates, yearOver } from './timeline.ts';

/** A line of a plan whose bar lies below dates; the text stands left of the bar, or in it. */
export interface Planned {
  /** What is done. */
  label: Block;
  /** The first and last date above the bar, which may be the same. */
  from: Block;
  to: Block;
  years: string[];
  bar: Box;
}

/** A higher shape is no bar, as a share of the page's height. */
const HIGHEST = 0.09;
/** A bar begins and ends within a date's column when it takes more than this share of it. */
const PART = 0.25;
const FEWEST_BARS = 2;
/** With fewer texts in bars, they may be cards. */
const FEWEST_WORDED = 3;
const LONGEST_LABEL = 80;

/** Shapes one after another in one row are one bar. */
function joined(bars: readonly Box[]): Box[] {
  const whole: Box[] = [];
  for (const bar of bars.toSorted((a, b) => a.x - b.x)) {
    const at = whole.findIndex(
      (other) => sharedHeight(other, bar) > 0.6 * Math.min(other.height, bar.height) && bar.x - rightOf(other) < 0.004,
    );
    if (at < 0) whole.push(bar);
    else whole[at] = around([whole[at] as Box, bar]);
  }
  return whole;
}

const inRow = (box: Box, other: Box) => sharedHeight(box, other) > 0.5 * Math.min(box.height, other.height);

/** Shapes with a text of their own, each alone in its row. */
function wordedBars(shapes: readonly Box[], texts: readonly Block[], page: Page): { label: Block; bar: Box }[] {
  const found = texts.flatMap((label) => {
    const bar = shapes.find((shape) => isInside(label.box, shape));
    const isAlone = bar && page.blocks.filter(({ box }) => isInside(box, bar)).length === 1;
    return isAlone && hasName(label.text) && label.text.length <= LONGEST_LABEL ? [{ label, bar }] : [];
  });
  return found.filter(({ bar }) => found.filter((other) => inRow(other.bar, bar)).length === 1);
}

/**
 * The bars of a plan below a row of dates, each with its text in it, or alone in the row of a text left of the dates,
 * where all such shapes are without text.
 */
export function plannedIn(dates: readonly Block[], texts: readonly Block[], page: Page): Planned[] {
  return rowsOfDates(dates).flatMap((row): Planned[] => {
    const centres = row.map(({ box }) => centreOf(box));
    const step = ((centres.at(-1) ?? 0) - (centres[0] ?? 0)) / (row.length - 1);
    const start = (centres[0] ?? 0) - step / 2;
    const top = Math.max(...row.map(({ box }) => bottomOf(box)));
    const end = start + step * row.length;
    const shapes = page.frames.filter(
      (frame) =>
        frame.y > top - 0.01 &&
        frame.height < HIGHEST &&
        frame.width > frame.height / page.aspect &&
        frame.x > start - PART * step &&
        rightOf(frame) < end + PART * step,
    );
    const bars = joined(
      shapes.filter(
        (frame) =>
          !page.blocks.some(
            ({ box }) => isInside(box, frame) || (sharedWidth(box, frame) > 0 && sharedHeight(box, frame) > 0),
          ),
      ),
    );
    const over = (label: Block, bar: Box): Planned[] => {
      const first = Math.floor((bar.x - start) / step + PART);
      const last = Math.ceil((rightOf(bar) - start) / step - PART) - 1;
      const [from, to] = [row[Math.max(0, first)], row[Math.min(row.length - 1, Math.max(first, last))]];
      if (!from || !to) return [];
      const years = [from, to].flatMap((date) => yearOver(date, page)?.text ?? []);
      return [{ label, from, to, years: [...new Set(years)], bar }];
    };
    const worded = wordedBars(shapes, texts, page);
    if (worded.length >= FEWEST_WORDED) return worded.flatMap(({ label, bar }) => over(label, bar));
    const labels = texts.filter(
      ({ box, text }) =>
        rightOf(box) < start + PART * step && box.y > top - 0.01 && hasName(text) && text.length <= LONGEST_LABEL,
    );
    const planned = bars.flatMap((bar): Planned[] => {
      const own = labels.filter(({ box }) => inRow(box, bar));
      const [label] = own;
      const isAlone = own.length === 1 && label && bars.filter((other) => inRow(label.box, other)).length === 1;
      return label && isAlone ? over(label, bar) : [];
    });
    // The cells of a grid are as wide as all columns, or lie below each other.
    const places = new Set(planned.map(({ bar }) => `${Math.round(bar.x * 50)} ${Math.round(rightOf(bar) * 50)}`));
    const isWhole = planned.some(({ bar }) => bar.width > 0.95 * (end - start));
    const isPlan = planned.length >= FEWEST_BARS && planned.length > bars.length / 2 && places.size > 1;
    return isPlan && !(isWhole && places.size < planned.length) ? planned : [];
  });
}
