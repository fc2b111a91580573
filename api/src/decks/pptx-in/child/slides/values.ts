import { around } from '../shapes/frames.ts';
import type { Frame, Paragraph, TextItem } from '../shapes/items.ts';
import { isAlike, isFlush } from './texts.ts';

/** A figure that stands by itself, such as “$1.5M”, “42%” or “3x”. A bare year or count may be anything. */
const VALUE =
  /^[<>~≈+–-]?\s?(?:[$€£¥₹]\s?\d[\d.,]*|\d[\d.,]*\s?(?:%|[kmb]n?|x|×|million|billion|trillion))\s?(?:[kmbt]n?|million|billion|trillion)?\s?\+?$/i;
const MOST_LABEL = 90;
/** A label may be broken into lines. */
const MOST_LABEL_LINES = 3;
const MOST_LABEL_LINE = 32;
/** How far apart a figure and its label may stand, in fractions of the slide. */
const MOST_DISTANCE = 0.08;

const isValue = ({ text }: Paragraph) => text.length <= 16 && VALUE.test(text);

const apart = (from: number, size: number, to: number, other: number) =>
  Math.max(0, to - (from + size), from - (to + other));

const distance = (a: Frame, b: Frame) => apart(a.x, a.w, b.x, b.w) + apart(a.y, a.h, b.y, b.h);

const joinedWith = (value: Paragraph, label: Paragraph): Paragraph => ({
  ...label,
  text: `${value.text} ${label.text}`,
});

const isLabel = (paragraph: Paragraph | undefined): paragraph is Paragraph =>
  paragraph !== undefined && !isValue(paragraph) && paragraph.text.length <= MOST_LABEL;

/** The label in a text: its first lines of one style, if they are short enough for one. */
function labelIn({ paragraphs }: TextItem): { label: Paragraph; rest: Paragraph[] } | null {
  const [first, ...rest] = paragraphs;
  if (!isLabel(first)) return null;
  const others = rest.findIndex((other) => other.bullet || other.level !== first.level || !isAlike(first, other));
  const lines = [first, ...rest.slice(0, others < 0 ? rest.length : others)];
  const text = lines.map((line) => line.text).join(' ');
  const isOne = lines.length <= MOST_LABEL_LINES && lines.every((line) => line.text.length <= MOST_LABEL_LINE);
  return isOne && text.length <= MOST_LABEL
    ? { label: { ...first, text }, rest: paragraphs.slice(lines.length) }
    : { label: first, rest };
}

/** The place of a label with the figure above it, or without the one beside it. */
const placeOf = (value: Frame, label: Frame): Frame => (isFlush(value, label) ? around([value, label]) : label);

/** A figure at the head of a text with its label below it, as one line. */
function withinItem(item: TextItem): TextItem {
  const [first, ...others] = item.paragraphs;
  const found = first && isValue(first) ? labelIn({ ...item, paragraphs: others }) : null;
  return first && found ? { ...item, paragraphs: [joinedWith(first, found.label), ...found.rest] } : item;
}

/**
 * Joins figures that stand by themselves with the label that follows, so that a list does not separate them. A figure
 * that is nearer to the text before it stays as it is.
 */
export function withLabels(items: readonly TextItem[]): TextItem[] {
  const result: TextItem[] = [];
  for (let index = 0; index < items.length; index += 1) {
    const [before, item, after] = [items[index - 1], items[index], items[index + 1]];
    if (!item) continue;
    const [value, ...others] = item.paragraphs;
    const found = after ? labelIn(after) : null;
    const gap = after ? distance(item.frame, after.frame) : Number.POSITIVE_INFINITY;
    const isNearer = gap <= MOST_DISTANCE && (!before || gap < distance(before.frame, item.frame));
    if (value && others.length === 0 && isValue(value) && after && found && isNearer) {
      const paragraphs = [joinedWith(value, found.label), ...found.rest];
      result.push({ ...after, frame: placeOf(item.frame, after.frame), paragraphs });
      index += 1;
    } else result.push(withinItem(item));
  }
  return result;
}
