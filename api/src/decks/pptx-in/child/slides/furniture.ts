import type { Frame, Item, LeaveOut, TextItem } from '../shapes/items.ts';

/** Footers and names of the deck stand within this share of the slide from its top or bottom. */
const EDGE = { top: 0.16, bottom: 0.86 } as const;
const LONGEST = 80;
/** On how many slides, and on which share of them, a text at one place belongs to the design. */
const FEWEST = 3;
const SHARE = 0.4;
/** Places in fractions of the slide that count as the same. */
const GRID = 0.02;
const PAGE_NUMBER = /^(?:(?:page|slide)\s)?(\d{1,3})(?:\s?(?:[/|]|of)\s?\d{1,3})?$/iu;

interface NumberedSlide {
  /** As PowerPoint counts it. */
  number: number;
  items: Item[];
}

const isAtEdge = ({ y, h }: Frame) => y + h < EDGE.top || y > EDGE.bottom;

/** The text of a single line at the edge of a slide, which is no title or body of its layout. */
function lineAtEdge(item: Item): string | null {
  if (item.type !== 'text' || (item.role !== 'text' && item.role !== 'body') || !isAtEdge(item.frame)) return null;
  const [line, ...others] = item.paragraphs;
  return line && others.length === 0 && line.text.length <= LONGEST ? line.text : null;
}

const isPageNumber = (text: string, number: number) => Number(PAGE_NUMBER.exec(text)?.[1]) === number;

const place = ({ x, y }: Frame) => `${Math.round(x / GRID)} ${Math.round(y / GRID)}`;

/** What texts at one place have in common: their words, whatever the numbers. */
const keyOf = (item: TextItem, text: string) => `${place(item.frame)} ${text.replace(/\d+/gu, '#')}`;

/**
 * Slides without numbers of pages and lines that repeat at one place, such as footers and the name of the
 * deck. The first slide keeps such lines, since they may name the company.
 * @param leaveOut notes what is left out of a slide, by its number
 */
export function withoutFurniture<T extends NumberedSlide>(
  slides: readonly T[],
  leaveOut: (number: number) => LeaveOut,
): T[] {
  const uses = new Map<string, number>();
  for (const { items } of slides) {
    const keys = items.flatMap((item) => {
      const text = lineAtEdge(item);
      return text !== null && item.type === 'text' ? [keyOf(item, text)] : [];
    });
    for (const key of new Set(keys)) uses.set(key, (uses.get(key) ?? 0) + 1);
  }
  const needed = Math.max(FEWEST, slides.length * SHARE);
  return slides.map((slide, index) => {
    const items = slide.items.filter((item) => {
      const text = lineAtEdge(item);
      if (text === null || item.type !== 'text') return true;
      const isRepeated = index > 0 && (uses.get(keyOf(item, text)) ?? 0) >= needed;
      if (!isRepeated && !isPageNumber(text, slide.number)) return true;
      leaveOut(slide.number)('footer');
      return false;
    });
    return { ...slide, items };
  });
}
