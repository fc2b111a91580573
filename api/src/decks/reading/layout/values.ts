import type { Box, Line, Value } from '../types.ts';
import { around, bottomOf, rightOf, sharedHeight, sharedWidth } from './boxes.ts';
import { figuresIn, isDate, isFigure, isOrdinal, isUnit } from './figures.ts';
import type { Paragraph } from './paragraphs.ts';

/** One or more lines that are read as one, with what the binding needs to know of them. */
interface Block {
  lines: Paragraph;
  text: string;
  box: Box;
  size: number;
  role: 'figure' | 'date' | 'text';
}

type Side = 'below' | 'above' | 'right' | 'left';
const SIDES: readonly Side[] = ['below', 'above', 'right', 'left'];

/** A label has at most this many letters. */
const LONGEST_LABEL = 160;
/** A longer text beside a value is rather a description than its label. */
const CAPTION = 40;
/** A label is no further from its value than this many line heights, unless they share a card. */
const FAR = { across: 16, along: 3.2, inCard: 7 } as const;
/** No label is as unlikely as this. */
const HOPELESS = 8;
/**
 * Costs, in line heights: a label that is out of line, in another card, long, larger than its value, or with a figure
 * of its own.
 */
const COST = { astray: 1, otherCard: 5, long: 1, larger: 1, ownFigure: 1.5, above: 0.25, beside: 0.3 } as const;
/** Beside a value, distance counts less than above or below it. */
const ALONG_ROW = 0.3;

const wordsOf = (text: string) => text.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
const heightOf = ({ lines }: Block) => lines[0]?.box.height ?? 0.02;
const centreOf = (box: Box) => box.x + box.width / 2;
const near = (a: number, b: number, by: number) => Math.abs(a - b) <= by;

const BULLET = /^[•●○◦▪■▸►➤➢*·–-]\s+/u;
const FEW_WORDS = 4;
/** A figure with words of its own is the large number of a card when it is this many times larger than usual text. */
const LARGE = 1.4;

/** The figure that a text starts with, if few words follow: "180+ daily requests". */
function leadingFigure(text: string): string | null {
  const [first] = figuresIn(text);
  return first?.at === 0 && wordsOf(text.slice(first.text.length)).length <= FEW_WORDS ? first.text : null;
}

/** Figures that belong to the text before them: "(10%, $150k)". */
const isInParentheses = (text: string) =>
  /^\([^()]+\)$/u.test(text) &&
  text
    .slice(1, -1)
    .split(/[,;|]\s*/u)
    .every((part) => isFigure(part));

function blockOf(lines: Paragraph, usual: number): Block {
  const text = lines
    .map((line) => line.text)
    .join(' ')
    .replace(BULLET, '');
  const size = Math.max(...lines.map((line) => line.size));
  const isLarge = size > LARGE * usual && leadingFigure(text) !== null;
  const role = isFigure(text) || isLarge || isInParentheses(text) ? 'figure' : isDate(text) ? 'date' : 'text';
  return { lines, text, box: around(lines.map(({ box }) => box)), size, role };
}

/** Median font size, weighted by text length. */
function usualSize(paragraphs: readonly Paragraph[]): number {
  const sizes = paragraphs.flat().flatMap(({ text, size }) => Array<number>(Math.ceil(text.length / 10)).fill(size));
  return sizes.toSorted((a, b) => a - b)[sizes.length >> 1] ?? 0;
}

const isInside = (box: Box, frame: Box) =>
  centreOf(box) > frame.x &&
  centreOf(box) < rightOf(frame) &&
  box.y + box.height / 2 > frame.y &&
  box.y + box.height / 2 < bottomOf(frame);

/** The smallest frame around a block that also holds a text. */
function cardOf(block: Block, frames: readonly Box[], blocks: readonly Block[]): Box | null {
  let card: Box | null = null;
  for (const frame of frames) {
    if (card && frame.width * frame.height >= card.width * card.height) continue;
    const holds = (other: Block) => other !== block && other.role === 'text' && isInside(other.box, frame);
    if (isInside(block.box, frame) && blocks.some(holds)) card = frame;
  }
  return card;
}

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
  const slack = across ? 0.5 * Math.min(value.height, label.height) : 0.01;
  return gap > -slack ? Math.max(0, gap) : null;
}

function isAligned(side: Side, value: Box, label: Box): boolean {
  if (side === 'below' || side === 'above')
    return (
      near(value.x, label.x, 0.02) ||
      near(centreOf(value), centreOf(label), 0.015) ||
      near(rightOf(value), rightOf(label), 0.012)
    );
  return true;
}

/** The number of a step: another step has the next number or the one before, in the same size. */
function isStep({ text, size }: Block, blocks: readonly Block[]): boolean {
  if (!isOrdinal(text)) return false;
  const number = Number.parseInt(text.replace(/\D/g, ''), 10);
  if (/[.)#]|step|^0/iu.test(text)) return true;
  return blocks.some(
    (other) =>
      isOrdinal(other.text) &&
      Math.abs(Number.parseInt(other.text.replace(/\D/g, ''), 10) - number) === 1 &&
      near(other.size, size, 0.2 * size),
  );
}

interface Page {
  blocks: readonly Block[];
  frames: readonly Box[];
  cards: Map<Block, Box | null>;
  /** Width over height. */
  aspect: number;
  title: string | null;
}

/** Whether another block lies between a value and a label. */
function isBlocked(side: Side, value: Block, label: Block, { blocks }: Page): boolean {
  const across = side === 'below' || side === 'above';
  return blocks.some((other) => {
    if (other === value || other === label) return false;
    const { box } = other;
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

/** How unlikely it is that a text on one side of a value is its label, in line heights; null when it cannot be. */
function costOf(side: Side, value: Block, label: Block, page: Page): number | null {
  const gap = gapOn(side, value.box, label);
  if (gap === null || label.text.length > LONGEST_LABEL || !/\p{L}{2}/u.test(label.text)) return null;
  const across = side === 'below' || side === 'above';
  const em = across
    ? Math.max(heightOf(label), Math.min(heightOf(value), 2 * heightOf(label)))
    : Math.max(heightOf(label), heightOf(value)) / page.aspect;
  const ems = gap / em;
  const card = page.cards.get(value) ?? null;
  const other = page.cards.get(label) ?? null;
  const apart =
    (card !== null && !isInside(label.box, card)) || (other !== null && other !== card && !isInside(value.box, other));
  if (ems > (across ? (card && !apart ? FAR.inCard : FAR.along) : FAR.across) && !(card && !apart && !across))
    return null;
  if (isBlocked(side, value, label, page)) return null;
  const isTitle = page.title?.includes(label.text);
  return (
    (across ? ems : ems * ALONG_ROW + COST.beside) +
    (side === 'above' ? COST.above : 0) +
    (isAligned(side, value.box, label.box) ? 0 : COST.astray) +
    (apart ? COST.otherCard : 0) +
    (label.text.length > CAPTION ? COST.long : 0) +
    (label.size > 1.3 * value.size ? COST.larger : 0) +
    (leadingFigure(label.text) === null ? 0 : COST.ownFigure) +
    (isTitle ? 3 : 0)
  );
}

interface Candidate {
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
    const label = labels.find((one) => isInside(one.box, card) && one.text.length <= LONGEST_LABEL);
    const isOnly = values.filter((other) => isInside(other.box, card)).length === 1;
    return label && isOnly ? [{ value, label, side: 'above', cost: 4 }] : [];
  });
}

/** Binds each value to at most one label, the likeliest pairs first. A label serves one value. */
function pairsOf(values: readonly Block[], labels: readonly Block[], page: Page): Candidate[] {
  const candidates = values.flatMap((value) =>
    labels.flatMap((label) =>
      label === value
        ? []
        : SIDES.flatMap((side) => {
            const cost = costOf(side, value, label, page);
            return cost === null || cost >= HOPELESS ? [] : [{ value, label, side, cost }];
          }),
    ),
  );
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
function wholeLabel({ label, side }: Candidate, page: Page, taken: ReadonlySet<Block>): Block[] {
  const whole = [label];
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
    if (!next || whole.length >= 3) return step > 0 ? whole : whole.toReversed();
    whole.push(next);
  }
}

/** The categories under a chart: short texts in one row, of one size, evenly set. */
function axesOf(blocks: readonly Block[]): Block[][] {
  const short = blocks.filter(({ text, role }) => role === 'date' || (role === 'text' && text.length <= 24));
  const rows: Block[][] = [];
  for (const block of short.toSorted((a, b) => a.box.y - b.box.y)) {
    const row = rows.find(
      ([first]) =>
        first &&
        near(first.box.y, block.box.y, 0.3 * heightOf(first)) &&
        near(first.size, block.size, 0.05 * first.size),
    );
    if (row) row.push(block);
    else rows.push([block]);
  }
  return rows.filter((row) => row.length >= 3 || (row.length === 2 && row.every(({ role }) => role === 'date')));
}

/** Steps between categories differ by no more than this factor. */
const EVEN = 1.5;

/** Values above or on the bars of a chart, each with the category below it. */
function chartPairs(values: readonly Block[], page: Page): Candidate[] {
  const pairs: Candidate[] = [];
  for (const axis of axesOf(page.blocks)) {
    const centres = axis.map(({ box }) => centreOf(box)).toSorted((a, b) => a - b);
    const steps = centres.slice(1).map((x, at) => x - (centres[at] ?? 0));
    const step = Math.min(...steps);
    if (Math.max(...steps) > EVEN * step) continue;
    const top = Math.min(...axis.map(({ box }) => box.y));
    const over = values.filter(({ box }) => bottomOf(box) < top + 0.01);
    const matched = over.flatMap((value): Candidate[] => {
      const label = axis.find(({ box }) => Math.abs(centreOf(box) - centreOf(value.box)) < 0.3 * step);
      return label ? [{ value, label, side: 'below', cost: 2 }] : [];
    });
    const heights = new Set(matched.map(({ value }) => Math.round(value.box.y * 60)));
    if (matched.length >= 2 && matched.length >= 0.6 * axis.length && heights.size > 1) pairs.push(...matched);
  }
  return pairs;
}

const STOP = /^(?:of|in|by|the|a|an|and|to|for|with|from|at|on|as|or|is|are|our|we|has|have|will|per)$/iu;
const LONGEST_INLINE = 9;
/** The name of a card or a row of a diagram has at most this many letters. */
const SHORT = 28;
const SENTENCE = /[.!?]$|\b(?:is|are|was|were|has|have|will|can|we|our|they|their|you)\b/iu;

/** The value in a short text that names it: "Marketing 40%", "ARR: $2M", "3000 Screens". */
function inlineValues(block: Block): Value[] {
  const { text, box } = block;
  const words = wordsOf(text);
  if (block.role === 'date' || words.length > LONGEST_INLINE || SENTENCE.test(text)) return [];
  const figures = figuresIn(text);
  if (figures.length === 0 || figures.length > 2) return [];
  return figures.flatMap((figure) => {
    const label = `${text.slice(0, figure.at)} ${text.slice(figure.at + figure.text.length)}`
      .replace(/^[\s•●○▪–—:|·*-]+|[\s:–—|=·-]+$/gu, '')
      .replace(/\s+/gu, ' ')
      .trim();
    if (!wordsOf(label).some((word) => word.length > 1 && !STOP.test(word)) || isOrdinal(figure.text)) return [];
    return [{ kind: 'inline' as const, text: figure.text, label, context: [], box }];
  });
}

/** A figure and its unit, set apart in another size: "$4.0" and "/billion". */
function withUnits(blocks: readonly Block[]): Block[] {
  const units = blocks.filter(({ text, role }) => isUnit(text) && role !== 'figure');
  const merged = new Set<Block>();
  const joined = blocks.map((block) => {
    if (block.role !== 'figure') return block;
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
      text: `${block.text} ${unit.text}`,
      box: around([block.box, unit.box]),
    };
  });
  return joined.filter((block) => !merged.has(block));
}

/** The heading over a block: the nearest larger or bold text above it in its card or column. */
function headingOver(block: Block, page: Page): string | null {
  const card = page.cards.get(block) ?? null;
  const over = page.blocks.filter(
    (other) =>
      other !== block &&
      other.role === 'text' &&
      other.text.length < 80 &&
      bottomOf(other.box) <= block.box.y + 0.01 &&
      (other.size > 1.1 * block.size || Boolean(other.lines[0]?.bold)) &&
      (card ? isInside(other.box, card) : sharedWidth(other.box, block.box) > 0),
  );
  return over.toSorted((a, b) => bottomOf(b.box) - bottomOf(a.box))[0]?.text ?? null;
}

/** A figure or date with its label, and the lines that they consist of. */
export interface Bound {
  value: Value;
  /** In reading order. */
  lines: Line[];
}

/** What binding needs of a slide. Paragraphs are in reading order and hold no table. */
export interface Surroundings {
  frames: readonly Box[];
  title: string | null;
  /** Width over height of the slide. */
  aspect: number;
}

/** Binds figures and dates that stand by themselves to their labels, and finds values named in their own line. */
export function bindValues(paragraphs: readonly Paragraph[], { frames, title, aspect }: Surroundings): Bound[] {
  const usual = usualSize(paragraphs);
  const blocks = withUnits(paragraphs.filter((lines) => lines.length > 0).map((lines) => blockOf(lines, usual)));
  const page: Page = { blocks, frames, cards: new Map(), aspect, title };
  for (const block of blocks) page.cards.set(block, cardOf(block, frames, blocks));
  const figures = blocks.filter((block) => block.role === 'figure' && !isStep(block, blocks));
  const texts = blocks.filter(({ role, text }) => role === 'text' && !isUnit(text));
  const dates = blocks.filter(({ role }) => role === 'date');

  const charts = chartPairs(figures, page);
  const charted = new Set(charts.map(({ value }) => value));
  const close = pairsOf(
    figures.filter((figure) => !charted.has(figure)),
    [...texts, ...dates.filter((date) => date.size <= Math.max(...figures.map(({ size }) => size), 0))],
    page,
  );
  const labelled = new Set([...charts, ...close].map(({ label }) => label));
  const dated = pairsOf(
    dates.filter((date) => !labelled.has(date)),
    texts.filter((text) => !labelled.has(text)),
    page,
  );
  const all = [...charts, ...close, ...dated];
  const taken = new Set(all.flatMap(({ value, label }) => [value, label]));
  const bound = all.map((pair): Bound => {
    const { value } = pair;
    const label = charted.has(value) ? [pair.label] : wholeLabel(pair, page, taken);
    const heading = headingOver(label[0] ?? value, page);
    const figure =
      isFigure(value.text) || value.role === 'date' ? value.text : (leadingFigure(value.text) ?? value.text);
    const parts = [value, ...label].toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
    return {
      value: {
        kind: charted.has(value) ? 'chart' : value.role === 'date' ? 'date' : 'card',
        text: figure,
        label: [value.text.slice(figure.length).trim(), ...label.map(({ text }) => text)].filter(Boolean).join(' '),
        context: heading && heading !== pair.label.text ? [heading] : [],
        box: value.box,
      },
      lines: parts.flatMap(({ lines }) => lines),
    };
  });
  const alone = dates.flatMap((date) =>
    title === null || taken.has(date)
      ? []
      : [
          {
            value: { kind: 'date' as const, text: date.text, label: title, context: [], box: date.box },
            lines: date.lines,
          },
        ],
  );
  const inline = blocks.flatMap((block) =>
    taken.has(block) ? [] : inlineValues(block).map((value) => ({ block, value })),
  );
  const named = pairsOf(
    [...new Set(inline.map(({ block }) => block))],
    texts.filter(
      (text) => !taken.has(text) && text.text.length <= SHORT && !inline.some(({ block }) => block === text),
    ),
    page,
  );
  const nameOf = (block: Block) => named.find(({ value }) => value === block)?.label.text ?? null;
  return [
    ...bound,
    ...alone,
    ...inline.map(({ block, value }) => {
      const context = [nameOf(block), headingOver(block, page)].filter((text) => text !== null);
      return { value: { ...value, context: [...new Set(context)] }, lines: block.lines };
    }),
  ];
}
