import type { Paragraph, TextItem } from '../shapes/items.ts';
import { ALIKE, FLUSH, isAlike, isFlush, isRightBelow, only, textsOf } from './texts.ts';

/** The name of a figure, a head and its text have at most this many letters. */
const LONGEST = { name: 28, head: 60, text: 400 } as const;
const FEWEST_PAIRS = 2;
const MOST_PARAGRAPHS = 3;
/** Where a paragraph goes on with the next, or ends with a sign of its own. */
const OPEN_END = /(?:[.,;:!?…&+/–—-]|\b(?:a|an|and|at|by|for|from|in|into|of|on|or|the|to|via|with))$/iu;
const OPEN_START = /^[\p{Ll}\p{P}\p{S}]/u;
/** The name of a card may stand beside an icon, so far to the right of its text. */
const INDENT = 0.05;
/** How far a text is below its head, in fractions of the slide. */
const BELOW = { from: -0.06, to: 0.07 } as const;
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

/** Whether a short text stands out above one that tells of it. */
function isHeadOf(head: TextItem, told: TextItem): boolean {
  const name = only(head);
  const text = toldIn(told, name);
  if (!name || !text || name.bullet || text.bullet || BULLET.test(text.text)) return false;
  if (name.text.length > LONGEST.head || text.text.length > LONGEST.text || /[.,;:!?…]$/u.test(name.text)) return false;
  const standsOut = name.size > ALIKE * text.size || (name.bold && !text.bold && name.size * ALIKE >= text.size);
  const indent = /\p{L}/u.test(name.text) ? INDENT : FLUSH;
  return standsOut && isFlush(head.frame, told.frame, indent) && isRightBelow(head.frame, told.frame, BELOW);
}

/** Whether a text is the first of several below or, under a wide head, beside each other, which the head heads together. */
function isListed(head: TextItem, item: TextItem, next: TextItem | undefined): boolean {
  const [text, other] = [only(item), next && only(next)];
  if (!next || !text || !other || !isAlike(text, other)) return false;
  const isBelow = Math.abs(next.frame.x - item.frame.x) < FLUSH && isRightBelow(item.frame, next.frame, BELOW);
  const isBeside = Math.abs(next.frame.y - item.frame.y) < FLUSH && next.frame.x - item.frame.x - item.frame.w < BESIDE;
  return isBelow || (isBeside && head.frame.w > WIDE * item.frame.w);
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

const styleOf = (item: TextItem) => `${only(item)?.size} ${only(item)?.bold}`;

/**
 * Texts in reading order, in which the heads of cards or steps go with the text below them: “Trust: Four taps a
 * delivery”, and the name of a figure with both: “TAM: $187B – Software for schools”.
 */
export function withHeads(texts: readonly TextItem[]): { items: TextItem[]; areSteps: boolean } {
  const { items, steps } = withNumbers(texts);
  const isHead = items.map((item, at) => {
    const told = items[at + 1];
    return told !== undefined && isHeadOf(item, told) && !isListed(item, told, items[at + 2]);
  });
  const styles = Map.groupBy(
    items.filter((_, at) => isHead[at]),
    styleOf,
  );
  const isPaired = (at: number) => {
    const item = items[at];
    const alike = item && isHead[at] && !isHead[at - 1] ? (styles.get(styleOf(item)) ?? []) : [];
    return alike.length >= FEWEST_PAIRS;
  };
  const result: TextItem[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const [item, told] = [items[at], items[at + 1]];
    const name = item && only(item);
    const text = told && toldIn(told, name);
    if (!item) continue;
    if (!isPaired(at) || !told || !name || !text) {
      result.push(item);
      continue;
    }
    const before = result.at(-1);
    const over = before && only(before);
    const isNamed =
      /^\P{L}*\d/u.test(name.text) &&
      over &&
      over.text.length <= LONGEST.name &&
      isFlush(before.frame, item.frame) &&
      isRightBelow(before.frame, item.frame, BELOW);
    if (isNamed) result[result.length - 1] = withText(told, `${over.text}: ${name.text} – ${text.text}`);
    else result.push(withText(told, `${name.text}: ${text.text}`));
    at += 1;
  }
  return { items: result, areSteps: steps > 0 && steps === result.length };
}
