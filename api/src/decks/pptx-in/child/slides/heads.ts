import type { Paragraph, TextItem } from '../shapes/items.ts';
import { withHeadsInBoxes } from './heads-in-boxes.ts';
import { isNameOf, joined, LONGEST, namedOver, nameIn, toldIn } from './names.ts';
import { FLUSH, isAlike, isFlush, isRightBelow, ORDINAL, only, textsOf } from './texts.ts';

const FEWEST_PAIRS = 2;
/** Cells of a column differ by no more than this in width. */
const COLUMN = 0.05;
/** The name of a card may stand beside an icon, so far to the right of its text. */
const INDENT = 0.05;
/** How far a text is below its head, in fractions of the slide. */
const BELOW = { from: -0.06, to: 0.07 } as const;
/** How far a text beside its head is from it, and how far their edges are apart. */
const BESIDE_HEAD = { from: -0.02, to: 0.06, edges: 0.02 } as const;
/** Texts beside each other that are closer than this are one list. */
const BESIDE = 0.03;
/** A head is wide when it is wider than the text below it by this factor. */
const WIDE = 1.5;

/** Whether a text stands right beside its head, at the same height. */
function isBeside({ frame: head }: TextItem, { frame: told }: TextItem): boolean {
  const gap = told.x - head.x - head.w;
  const { from, to, edges } = BESIDE_HEAD;
  return gap > from && gap < to && Math.abs(head.y - told.y) < edges && Math.abs(head.h - told.h) < edges;
}

/** Whether the middle of a text is right beside another. */
function isLeftOf({ frame: name }: TextItem, { frame: figure }: TextItem): boolean {
  const [gap, middle] = [figure.x - name.x - name.w, name.y + name.h / 2];
  return gap > BESIDE_HEAD.from && gap < BESIDE_HEAD.to && middle > figure.y && middle < figure.y + figure.h;
}

/** Whether a short text stands out above one that tells of it, or on its left. */
function isHeadOf(head: TextItem, told: TextItem): boolean {
  const name = nameIn(head);
  const text = toldIn(told, name);
  if (!name || !text || !isNameOf(name, text)) return false;
  const indent = /\p{L}/u.test(name.text) ? INDENT : FLUSH;
  const isBelow = isFlush(head.frame, told.frame, indent) && isRightBelow(head.frame, told.frame, BELOW);
  return isBelow || isBeside(head, told);
}

/** Whether a text is the first of several below or, under a wide head, beside each other, which the head heads together. */
function isListed(head: TextItem, item: TextItem, next: TextItem | undefined): boolean {
  const [text, other] = [only(item), next && only(next)];
  if (!next || !text || !other || !isAlike(text, other) || !/\p{L}{2}/u.test(text.text)) return false;
  const isBelow = Math.abs(next.frame.x - item.frame.x) < FLUSH && isRightBelow(item.frame, next.frame, BELOW);
  const isBeside = Math.abs(next.frame.y - item.frame.y) < FLUSH && next.frame.x - item.frame.x - item.frame.w < BESIDE;
  return isBelow || (isBeside && head.frame.w > WIDE * item.frame.w);
}

/** Whether a text of the same style stands right below one, as in a column of a table. */
function goesOnBelow(told: TextItem, items: readonly TextItem[]): boolean {
  const text = only(told);
  return items.some((other) => {
    const below = only(other);
    if (!text || !below || other === told || !isAlike(text, below)) return false;
    const isAligned = Math.abs(told.frame.x - other.frame.x) < FLUSH && Math.abs(told.frame.w - other.frame.w) < COLUMN;
    return isAligned && isRightBelow(told.frame, other.frame, BELOW);
  });
}

const withText = (item: TextItem, text: string): TextItem => {
  const [first] = item.paragraphs;
  return first ? { ...item, paragraphs: [{ ...first, text }] } : item;
};

/** With numbers that stand by themselves, counting from 1, as those of the texts that follow: “01”, “Trust” is “01. Trust”. */
function withNumbers(items: readonly TextItem[]): { items: TextItem[]; steps: number } {
  const numbers = items.flatMap((item, at) => (ORDINAL.test(only(item)?.text ?? '') ? [at] : []));
  const places = new Set(numbers);
  const areSteps =
    numbers.length >= FEWEST_PAIRS &&
    numbers.every((at, index) => Number.parseInt(textsOf(items[at] as TextItem), 10) === index + 1) &&
    numbers.every((at) => items[at + 1] && !places.has(at + 1));
  if (!areSteps) return { items: [...items], steps: 0 };
  const numbered = items.flatMap((item, at) => {
    if (places.has(at)) return [];
    const [first, ...rest] = item.paragraphs;
    if (!first || !places.has(at - 1)) return [item];
    const number = textsOf(items[at - 1] as TextItem).replace(/[.)]$/u, '');
    return [{ ...item, paragraphs: [{ ...first, text: `${number}. ${first.text}` }, ...rest] }];
  });
  return { items: numbered, steps: numbers.length };
}

const styleOf = (item: TextItem) => `${nameIn(item)?.size} ${nameIn(item)?.bold}`;

/** With the texts that one head has below it, a level below it. */
function withLists(items: readonly TextItem[], isListHead: (at: number) => boolean): TextItem[] {
  let style: Paragraph | null = null;
  return items.map((item, at) => {
    const text = only(item);
    if (isListHead(at)) {
      style = only(items[at + 1] as TextItem);
      return item;
    }
    if (!style || !text || !isAlike(style, text)) {
      style = null;
      return item;
    }
    return { ...item, paragraphs: [{ ...text, level: text.level + 1 }] };
  });
}

const FIGURE = /^[<>~≈+–-]?\s?\p{Sc}?\s?\d/u;
const LONGEST_FIGURE = 110;
/** Whether a text tells a figure, and the one above does not. */
const isFigureUnder = (name: Paragraph, { text, ...style }: Paragraph) =>
  FIGURE.test(text) && text.length <= LONGEST_FIGURE && !FIGURE.test(name.text) && !isAlike(name, { text, ...style });

/**
 * Texts in reading order, in which the heads of cards or steps go with the text below or beside them: “Trust: Four taps
 * a delivery”, and the name of a figure or card with both: “TAM: $187B – Software for schools”. What one head has below
 * it is a level below it.
 */
export function withHeads(texts: readonly TextItem[]): { items: TextItem[]; areSteps: boolean } {
  const { items, steps } = withNumbers(withHeadsInBoxes(texts));
  const heads = items.map((item, at) => {
    const told = items[at + 1];
    return told !== undefined && isHeadOf(item, told);
  });
  const isListHead = (at: number) =>
    heads[at] === true && isListed(items[at] as TextItem, items[at + 1] as TextItem, items[at + 2]);
  // Of two heads, the one right above the text has it.
  const isHead = items.map((item, at) => {
    const told = items[at + 1];
    if (!told || !heads[at] || heads[at + 1] || isListHead(at)) return false;
    return isBeside(item, told) || !goesOnBelow(told, items);
  });
  const styles = Map.groupBy(
    items.filter((_, at) => isHead[at]),
    styleOf,
  );
  const isPaired = (at: number) => {
    const item = items[at];
    const alike = item && isHead[at] ? (styles.get(styleOf(item)) ?? []) : [];
    return alike.length >= FEWEST_PAIRS;
  };
  /** Whether a text names the figure or the head that follows. */
  const isOver = (at: number) => {
    const [item, next] = [items[at], items[at + 1]];
    const [name, figure] = [item && only(item), next && only(next)];
    if (!item || !next || !name || name.bullet || name.text.length > LONGEST.over) return false;
    if (isPaired(at) || isPaired(at - 1)) return false;
    const isFigure = figure !== null && figure !== undefined && isFigureUnder(name, figure);
    if (isFigure ? goesOnBelow(next, items) : !isPaired(at + 1)) return false;
    const isAbove = isFlush(item.frame, next.frame) && isRightBelow(item.frame, next.frame, BELOW);
    return isAbove || (isFigure && isLeftOf(item, next));
  };
  const overs = Map.groupBy(
    items.filter((_, at) => isOver(at)),
    styleOf,
  );
  const names = (at: number) => isOver(at) && (overs.get(styleOf(items[at] as TextItem))?.length ?? 0) >= FEWEST_PAIRS;
  const listed = withLists(items, isListHead);
  const result: TextItem[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const [item, told] = [listed[at], listed[at + 1]];
    const name = item && nameIn(item);
    const text = told && toldIn(told, name);
    if (!item) continue;
    const before = items[at - 1];
    const over = before && names(at - 1) && result.at(-1) === listed[at - 1] ? only(before) : null;
    const isTold = isPaired(at) && told && name && text;
    if (over && name) result.pop();
    if (isTold && over) result.push(withText(told, namedOver(over.text, name.text, text.text)));
    else if (isTold) result.push(withText(told, joined(name.text, text.text)));
    else if (over && name) result.push(withText(item, `${over.text}: ${name.text}`));
    else result.push(item);
    if (isTold) at += 1;
  }
  return { items: result, areSteps: steps > 0 && steps === result.length };
}
