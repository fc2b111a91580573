import type { Box } from '../../types.ts';
import { around, bottomOf, rightOf, sharedHeight, sharedWidth } from '../boxes.ts';
import { isFactor, isFigure, isUnit } from '../figures.ts';
import { type Block, centreOf, hasName, heightOf, isInside, leadingFigure, near, type Page } from './blocks.ts';
import type { Candidate } from './pairs.ts';

/** Boxes of figures may reach into those between them by this share of the page's width. */
const TOUCH = 0.005;

const ARROW = /^(?:[→➔➜➝⟶►▶»]|[-–—=]+>|vs\.?)$/iu;

/** The nearest figures left and right of something, in its row. */
function sidesOf(middle: Box, figures: readonly Block[]): [Block | undefined, Block | undefined] {
  const inRow = figures.filter(({ box }) => sharedHeight(box, middle) > 0.5 * Math.min(box.height, middle.height));
  const [before] = inRow.filter(({ box }) => rightOf(box) <= middle.x + TOUCH).toSorted((a, b) => b.box.x - a.box.x);
  const [after] = inRow.filter(({ box }) => box.x >= rightOf(middle) - TOUCH).toSorted((a, b) => a.box.x - b.box.x);
  return [before, after];
}

/** Figures at the ends of an arrow. */
interface Change {
  before: Block;
  after: Block;
}

/** A drawn shape is an arrow between two figures when it covers this share of the gap between them. */
const SPANNED = 0.4;

const endsOf = (arrow: Box, figures: readonly Block[]): Change[] => {
  const [before, after] = sidesOf(arrow, figures);
  return before && after && near(before.size, after.size, 0.05 * before.size) ? [{ before, after }] : [];
};

const writtenChanges = (figures: readonly Block[], { blocks }: Page): Change[] =>
  blocks.filter(({ text }) => ARROW.test(text)).flatMap(({ box }) => endsOf(box, figures));

/** Figures with a drawn line or an empty shape between them, and no text beside it. */
function drawnChanges(figures: readonly Block[], { blocks, rules, frames }: Page): Change[] {
  const empty = frames.filter((frame) => !blocks.some(({ box }) => isInside(box, frame)));
  return [...rules, ...empty].flatMap((arrow) =>
    endsOf(arrow, figures).filter(({ before, after }) => {
      const gap = { ...before.box, x: rightOf(before.box), width: after.box.x - rightOf(before.box) };
      const isBetween = ({ box, size }: Block) =>
        size > 0.75 * before.size && sharedHeight(box, gap) > 0 && sharedWidth(box, gap) > 0;
      return arrow.width > SPANNED * gap.width && !blocks.some(isBetween);
    }),
  );
}

/** Figures before and after an arrow share one label, such as a time that falls from days to hours. */
export function changesOf(figures: readonly Block[], pairs: readonly Candidate[], page: Page): Candidate[] {
  return writtenChanges(figures, page).flatMap(({ before, after }): Candidate[] => {
    const own = pairs.filter(({ value }) => value === before || value === after);
    const [pair] = own;
    return pair && own.length === 1 ? [{ ...pair, value: pair.value === before ? after : before }] : [];
  });
}

/** A caption stands in the middle between two figures, within these shares of their distance and so many of their heights. */
const IN_MIDDLE = 0.3;
const CAPTION_REACH = 1.5;
/** Dates at the ends of an arrow are no further from their figures than this many of their own heights. */
const END_REACH = 2.5;

/** A change that is named in its middle, with the dates at its ends. */
export interface CaptionedChange {
  pairs: Candidate[];
  /** Each with its figure. */
  dates: [Block, Block][];
}

const gapAlong = (a: Box, b: Box) => Math.max(b.y - bottomOf(a), a.y - bottomOf(b));

/** Figures at the ends of an arrow whose caption stands above or below its middle, and the dates above or below them. */
export function captionedChanges(figures: readonly Block[], page: Page): CaptionedChange[] {
  const alignedWith = ({ box }: Block, role: Block['role'], reach: number) =>
    page.blocks.filter(
      (other) =>
        other.role === role &&
        sharedWidth(other.box, box) > 0 &&
        near(centreOf(other.box), centreOf(box), 0.02) &&
        gapAlong(other.box, box) < reach * heightOf(other),
    );
  const changes = [...writtenChanges(figures, page), ...drawnChanges(figures, page)].filter(
    ({ before }, at, all) => all.findIndex((other) => other.before === before) === at,
  );
  return changes.flatMap(({ before, after }): CaptionedChange[] => {
    const [from, to] = [centreOf(before.box), centreOf(after.box)];
    const captions = page.blocks.filter(
      ({ role, text, box }) =>
        role === 'text' &&
        hasName(text) &&
        Math.abs(centreOf(box) - (from + to) / 2) < IN_MIDDLE * (to - from) &&
        gapAlong(box, before.box) < CAPTION_REACH * heightOf(before),
    );
    const [label] = captions.toSorted((a, b) => gapAlong(a.box, before.box) - gapAlong(b.box, before.box));
    const isNamed = [before, after].some((figure) =>
      alignedWith(figure, 'text', 1).some((text) => text !== label && !isUnit(text.text)),
    );
    if (!label || isNamed) return [];
    const side = label.box.y > before.box.y ? 'below' : 'above';
    return [
      {
        pairs: [before, after].map((value) => ({ value, label, side, cost: 0 })),
        dates: [before, after].flatMap((figure) =>
          alignedWith(figure, 'date', END_REACH)
            .slice(0, 1)
            .map((date): [Block, Block] => [date, figure]),
        ),
      },
    ];
  });
}

/** Figures on both sides of a factor differ in size and in their gaps to it by no more than these factors. */
const MOST_GROWN = 3;
const MOST_ASIDE = 2;

/** The nearest figures on both sides of a factor and its label that could be what grew, as far as there are any. */
function grownBeside({ value, label }: Candidate, figures: readonly Block[]): Block[] {
  const stack = around([value.box, label.box]);
  const amounts = figures.filter(({ text }) => !isFactor(text));
  const gapTo = ({ box }: Block) => Math.max(stack.x - rightOf(box), box.x - rightOf(stack));
  const sides = sidesOf(stack, amounts).filter((side) => side !== undefined);
  const least = Math.min(stack.width, ...sides.map(gapTo));
  return sides.filter((side) => gapTo(side) < MOST_ASIDE * least);
}

/** Figures on both sides of a factor share its label: "9 months", "×4 Implementation", "6 weeks". */
export function grownOf(figures: readonly Block[], pairs: readonly Candidate[]): Candidate[] {
  const labelOf = (figure: Block | undefined) => pairs.find(({ value }) => value === figure)?.label.text;
  const found = pairs
    .filter(({ value }) => isFactor(value.text))
    .map((pair) => ({ pair, sides: grownBeside(pair, figures) }))
    .filter(({ sides: [first, second = first] }) => {
      const ratio = (first?.size ?? 0) / (second?.size ?? 1);
      return ratio < MOST_GROWN && ratio > 1 / MOST_GROWN && labelOf(first) === labelOf(second);
    });
  // One side may be a picture where other factors stand between two figures.
  const whole = found.filter(({ sides }) => sides.length > 1);
  return (whole.length > 1 ? found : whole).flatMap(({ pair, sides }) => sides.map((value) => ({ ...pair, value })));
}

/** A factor that stands between two values of one thing. */
export interface Ratio {
  value: Block;
  /** What both values measure. */
  label: string;
  between: [Block, Block];
}

/** Both values are no further from the factor between them than this many of its heights. */
const RATIO_REACH = 3;

/** What two values have in common says what grew by the factor between them: "150 members", "16×", "2,450 members". */
export function ratiosOf(figures: readonly Block[], { blocks }: Page): Ratio[] {
  const named = blocks.flatMap((block) => {
    const name = block.text.slice(leadingFigure(block.text)?.length ?? block.text.length).trim();
    return hasName(name) && !isFigure(block.text) ? [{ block, name }] : [];
  });
  return figures
    .filter(({ text }) => isFactor(text))
    .flatMap((value): Ratio[] => {
      const { box } = value;
      const reach = RATIO_REACH * box.height;
      const close = named.filter(({ block }) => sharedWidth(block.box, box) > 0);
      const above = close.find(({ block }) => box.y > bottomOf(block.box) && box.y - bottomOf(block.box) < reach);
      const below = close.find(({ block }) => block.box.y > bottomOf(box) && block.box.y - bottomOf(box) < reach);
      if (!above || !below || above.name !== below.name) return [];
      return [{ value, label: above.name, between: [above.block, below.block] }];
    });
}
