import type { Paragraph, TextItem } from '../shapes/items.ts';
import { isNameOf, joined, LONGEST, namedOver, toldIn } from './names.ts';
import { FLUSH, isAlike } from './texts.ts';

const FEWEST_BOXES = 2;
/** A text below a name of the same style has at least this many words. */
const FEWEST_WORDS = 3;

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
export function withHeadsInBoxes(items: readonly TextItem[]): TextItem[] {
  const parts = items.map((item) => partsOf(item) ?? partsInRow(item, items));
  if (parts.filter((one) => one !== null).length < FEWEST_BOXES) return [...items];
  return items.map((item, at) => {
    const own = parts[at];
    if (!own) return item;
    const { over, name, text } = own;
    const whole = over ? namedOver(over.text, name.text, text.text) : joined(name.text, text.text);
    return { ...item, paragraphs: [{ ...text, text: whole }] };
  });
}
