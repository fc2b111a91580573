import type { Frame, Paragraph, TextItem } from '../shapes/items.ts';

/** A figure that stands by itself, such as “$1.5M”, “42%” or “3x”. A bare year or count may be anything. */
const VALUE =
  /^[<>~≈+–-]?\s?(?:[$€£¥₹]\s?\d[\d.,]*|\d[\d.,]*\s?(?:%|[kmb]n?|x|×|million|billion|trillion))\s?(?:[kmbt]n?|million|billion|trillion)?\s?\+?$/i;
const MOST_LABEL = 90;
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

/** A figure at the head of a text with its label below it, as one line. */
function withinItem(item: TextItem): TextItem {
  const [first, second, ...rest] = item.paragraphs;
  if (!first || !isValue(first) || !isLabel(second)) return item;
  return { ...item, paragraphs: [joinedWith(first, second), ...rest] };
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
    const [label, ...rest] = after?.paragraphs ?? [];
    const gap = after ? distance(item.frame, after.frame) : Number.POSITIVE_INFINITY;
    const isNearer = gap <= MOST_DISTANCE && (!before || gap < distance(before.frame, item.frame));
    if (value && others.length === 0 && isValue(value) && after && isLabel(label) && isNearer) {
      result.push({ ...after, paragraphs: [joinedWith(value, label), ...rest] });
      index += 1;
    } else result.push(withinItem(item));
  }
  return result;
}
