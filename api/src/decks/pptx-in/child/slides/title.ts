import type { Item, TextItem } from '../shapes/items.ts';
import { ORDINAL, only } from './texts.ts';

const MOST_CHARACTERS = 140;
/** Where the title of a slide without a title placeholder may stand, as fractions of its height: rather at the top. */
const UPPER = [0.22, 0.4, 0.6] as const;
/** A text at the top is no title above one that is larger by this factor. */
const LARGER = 1.5;

const isText = (item: Item): item is TextItem => item.type === 'text';

const largest = ({ paragraphs }: TextItem) => Math.max(...paragraphs.map(({ size }) => size));

const lengthOf = ({ paragraphs }: TextItem) => paragraphs.reduce((sum, { text }) => sum + text.length, 0);

/** The text that stands out as a title: in the upper part, short, and larger than all others. */
function outstanding(texts: readonly TextItem[]): TextItem | null {
  const candidates = texts.filter(
    (item) => item.role !== 'body' && lengthOf(item) <= MOST_CHARACTERS && item.paragraphs.length <= 3,
  );
  const isNumber = (item: TextItem) => item.paragraphs.every(({ text }) => !/\p{L}{3}/u.test(text));
  const [only, ...others] = texts;
  if (only && others.length === 0 && candidates.includes(only) && only.paragraphs.length === 1 && !isNumber(only)) {
    return only; // alone on its slide, wherever it stands
  }
  for (const limit of UPPER) {
    const upper = candidates.filter((item) => item.frame.y < limit && !isNumber(item));
    const [first] = [...upper].sort((a, b) => largest(b) - largest(a) || a.frame.y - b.frame.y);
    if (first && texts.filter((item) => largest(item) > largest(first)).every(isNumber)) return first;
    const [top] = [...upper].sort((a, b) => a.frame.y - b.frame.y);
    const isSmall = top && candidates.some((item) => !isNumber(item) && largest(item) > LARGER * largest(top));
    if (top && !isSmall && texts.every((item) => item === top || item.frame.y >= top.frame.y + top.frame.h * 0.5))
      return top;
  }
  return null;
}

/** A line above a title, such as “THE PROBLEM” above what the problem is. */
const KICKER = { longest: 40, size: 0.75, gap: { from: -0.06, to: 0.06 } } as const;

/** The short, small line right above a title, or in a corner beside it. */
export function kickerOf(title: TextItem, items: readonly Item[]): TextItem | null {
  const above = items.filter(isText).filter(({ frame }) => frame.y < title.frame.y);
  const [kicker, ...others] = above;
  const [line, ...more] = kicker?.paragraphs ?? [];
  if (!kicker || others.length > 0 || !line || more.length > 0 || line.bullet) return null;
  const isShort = line.text.length <= KICKER.longest && /\p{L}{2}/u.test(line.text) && !/[.!?:]$/u.test(line.text);
  const isSmall = line.size < KICKER.size * largest(title);
  const gap = title.frame.y - kicker.frame.y - kicker.frame.h;
  return isShort && isSmall && gap > KICKER.gap.from && gap < KICKER.gap.to ? kicker : null;
}

/** The text that a number in the place of the title numbers, as on the first slide of a section: “04”, “Heavy tails”. */
export function numberedBy(title: TextItem, items: readonly Item[]): TextItem | null {
  if (!ORDINAL.test(only(title)?.text ?? '')) return null;
  return outstanding(items.filter(isText).filter((item) => item !== title));
}

/** The title of a slide: its placeholder, or else the text that stands out. */
export function titleOf(items: readonly Item[]): TextItem | null {
  const texts = items.filter(isText);
  return texts.find(({ role }) => role === 'title') ?? outstanding(texts);
}
