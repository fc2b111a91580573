import type { Paragraph, TextItem } from '../shapes/items.ts';
import { ALIKE, FLUSH, isAlike, isFlush, isRightBelow, only, textsOf } from './texts.ts';

/** The name of a figure, a head and its text have at most this many letters. */
const LONGEST = { name: 28, over: 40, head: 60, text: 400 } as const;
const FEWEST_PAIRS = 2;
const MOST_PARAGRAPHS = 3;
/** Cells of a column differ by no more than this in width. */
const COLUMN = 0.05;
/** A text below a name of the same style has at least this many words. */
const FEWEST_WORDS = 3;
/** Where a paragraph goes on with the next, or ends with a sign of its own. */
const OPEN_END = /(?:[.,;:!?…&+/–—-]|\b(?:a|an|and|at|by|for|from|in|into|of|on|or|the|to|via|with))$/iu;
const OPEN_START = /^[\p{Ll}\p{P}\p{S}]/u;
/** The name of a card may stand beside an icon, so far to the right of its text. */
const INDENT = 0.05;
/** How far a text is below its head, in fractions of the slide. */
const BELOW = { from: -0.06, to: 0.07 } as const;
/** How far a text beside its head is from it, and how far their edges are apart. */
const BESIDE_HEAD = { from: -0.02, to: 0.06, edges: 0.02 } as const;
/** A sentence heads a text only if it is larger by this factor. */
const LARGER = 1.15;
/** Texts beside each other that are closer than this are one list. */
const BESIDE = 0.03;
/** A head is wide when it is wider than the text below it by this factor. */
const WIDE = 1.5;
const BULLET = /^[•●○▪■▸►➤✓✔→–—-]\s/u;
const ORDINAL = /^0?\d{1,2}[.)]?$/u;

/** A text of a few short paragraphs as one, such as what a card says below its head, or the label of a figure. */
function toldIn({ paragraphs }: TextItem, name: Paragraph | null | undefined): Paragraph | null {
  const [first, ...rest] = paragraphs;
  const isPlain = rest.length < MOST_PARAGRAPHS && paragraphs.every(({ bullet, level }) => !bullet && level === 0);
  if (!first || (rest.length > 0 && !isPlain) || rest.some((other) => !isAlike(first, other))) return null;
  const isLabel = name && /[\d\p{Sc}%[]/u.test(name.text) && !/\p{L}{3}/u.test(name.text);
  const text = rest.reduce((told, one) => {
    const goesOn = isLabel || OPEN_END.test(told) || OPEN_START.test(one.text);
    return `${told}${goesOn ? '' : ';'} ${one.text}`;
  }, first.text);
  return { ...first, text };
}

/** The name in a head, which may take two short lines. */
function nameIn({ paragraphs }: TextItem): Paragraph | null {
  const [first, second, ...rest] = paragraphs;
  if (!first || !second) return first ?? null;
  const isOne = rest.length === 0 && isAlike(first, second) && first.level === 0 && !second.bullet;
  const text = `${first.text} ${second.text}`;
  return isOne && text.length <= LONGEST.over ? { ...first, text } : null;
}

const standsOutFrom = (name: Paragraph, text: Paragraph) =>
  name.size > ALIKE * text.size || (name.bold && !text.bold && name.size * ALIKE >= text.size);

const SENTENCE_END = /[.!?…]$/u;

/** Whether a short text can be the head of another one, wherever it stands. */
function isNameOf(name: Paragraph, text: Paragraph): boolean {
  if (name.bullet || text.bullet || BULLET.test(text.text) || /[,;:]$/u.test(name.text)) return false;
  if (name.text.length > LONGEST.head || text.text.length > LONGEST.text) return false;
  return standsOutFrom(name, text) && (!SENTENCE_END.test(name.text) || name.size > LARGER * text.size);
}

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

/** The name of a figure or head, with what it says, as one text. */
const namedOver = (over: string, name: string, text: string) => `${over}: ${name} – ${text}`;
/** A head and what it says, as one text. */
const joined = (name: string, text: string) => `${name}${SENTENCE_END.test(name) ? '' : ':'} ${text}`;

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

interface Parts {
  over?: Paragraph;
  name: Paragraph;
  text: Paragraph;
}

/** The parts of a box in which a line stands out above the others, alone or below a short one. */
function partsOf(item: TextItem): Parts | null {
  const [name, ...rest] = item.paragraphs;
  const text = rest.length > 0 ? toldIn({ ...item, paragraphs: rest }, name) : null;
  if (!name || rest.length === 0) return null;
  if (text && isNameOf(name, text)) return { name, text };
  const below = name.bullet || name.text.length > LONGEST.over ? null : partsOf({ ...item, paragraphs: rest });
  return below && !below.over && !isAlike(name, below.name) ? { over: name, ...below } : null;
}

/** The parts of a box with a short line and a longer one of the same style, where another such box stands beside it. */
function partsInRow(item: TextItem, items: readonly TextItem[]): Parts | null {
  const isPair = ({ paragraphs: [name, text, ...rest] }: TextItem) =>
    name && text && rest.length === 0 && isAlike(name, text) && !name.bullet && !text.bullet
      ? name.text.length <= LONGEST.name && !/\P{L}$/u.test(name.text) && text.text.split(' ').length >= FEWEST_WORDS
      : false;
  const others = items.filter((other) => other !== item && Math.abs(other.frame.y - item.frame.y) < FLUSH);
  const [name, text] = item.paragraphs;
  return name && text && isPair(item) && others.some(isPair) ? { name, text } : null;
}

/** With the heads of cards that stand in one box with their texts. */
function withHeadsInBoxes(items: readonly TextItem[]): TextItem[] {
  const parts = items.map((item) => partsOf(item) ?? partsInRow(item, items));
  if (parts.filter((one) => one !== null).length < FEWEST_PAIRS) return [...items];
  return items.map((item, at) => {
    const own = parts[at];
    if (!own) return item;
    const { over, name, text } = own;
    const whole = over ? namedOver(over.text, name.text, text.text) : joined(name.text, text.text);
    return { ...item, paragraphs: [{ ...text, text: whole }] };
  });
}

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
    if (over) result.pop();
    if (isTold && over) result.push(withText(told, namedOver(over.text, name.text, text.text)));
    else if (isTold) result.push(withText(told, joined(name.text, text.text)));
    else if (over && name) result.push(withText(item, `${over.text}: ${name.text}`));
    else result.push(item);
    if (isTold) at += 1;
  }
  return { items: result, areSteps: steps > 0 && steps === result.length };
}
