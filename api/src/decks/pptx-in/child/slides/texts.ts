import type { Frame, Item, LeaveOut, Paragraph, TextItem } from '../shapes/items.ts';
import { inReadingOrder } from './reading-order.ts';

/** Signs in boxes of their own: bullets and quotation marks beside a text, arrows between steps, icons. */
const SIGN = /^(?:[\p{P}\p{S}\p{M}\s]|\u200d)+$/u;
const EMOJI = /\p{Extended_Pictographic}/u;
const CHECK = /[✓✔✅☑]/u;
const CROSS = /[✗✘❌✖☒]/u;

/** Texts are alike when their sizes differ by no more than this factor. */
export const ALIKE = 1.03;
/** How far two boxes that hold one text may be apart, and how far their edges, in fractions of the slide. */
const APART = { from: -0.06, to: 0.05 } as const;
export const FLUSH = 0.02;
/** The number of a step or section. */
export const ORDINAL = /^0?\d{1,2}[.)]?$/u;
const LONGEST_TITLE = 140;
/** Labels in narrow boxes: width of the box, letters of a line, and lines. */
const NARROW = { box: 0.22, line: 24, lines: 3 } as const;
/** Points of a slide of 16:9, and the usual width of a letter in font sizes. */
const SLIDE_WIDTH = 960;
const LETTER = 0.55;
/** A text is large when it is this much larger than most others. */
const LARGE = 1.4;

export const textsOf = ({ paragraphs }: TextItem) => paragraphs.map(({ text }) => text).join(' ');
/** The paragraph of a text that has one. */
export const only = ({ paragraphs }: TextItem): Paragraph | null =>
  paragraphs.length === 1 ? (paragraphs[0] ?? null) : null;
const bottomOf = ({ y, h }: Frame) => y + h;
const centreOf = ({ x, w }: Frame) => x + w / 2;
const sharedWidth = (a: Frame, b: Frame) => Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);

/** Texts without signs that stand alone. Where ticks stand beside crosses, they say something. */
function withoutSigns(items: readonly TextItem[], leaveOut: LeaveOut): TextItem[] {
  const isCompared = [CHECK, CROSS].every((sign) => items.some((item) => sign.test(textsOf(item))));
  return items.filter((item) => {
    const text = textsOf(item);
    if (!SIGN.test(text) || (isCompared && (CHECK.test(text) || CROSS.test(text)))) return true;
    if (EMOJI.test(text) && !CHECK.test(text)) leaveOut('small-picture');
    return false;
  });
}

/** A bullet that was typed. A single dash may begin the name of somebody who is quoted. */
const TYPED = /^([•●○◦▪■▸►▶➤➔➜‣⁃·*✦✧◆◇»]|[–—-](?=\s|\p{L}))\s*(?=[^\s])/u;
const FEWEST_TYPED = 2;

/** Texts whose typed bullets are those of a list, a level below texts without. */
function withBullets(items: readonly TextItem[]): TextItem[] {
  const signOf = ({ text }: Paragraph) => TYPED.exec(text)?.[1];
  const signs = Map.groupBy(
    items.flatMap(({ paragraphs }) => paragraphs),
    signOf,
  );
  const isTyped = (paragraph: Paragraph) => {
    const sign = signOf(paragraph);
    return sign !== undefined && (signs.get(sign)?.length ?? 0) >= FEWEST_TYPED;
  };
  const listed = (paragraph: Paragraph) =>
    isTyped(paragraph)
      ? { ...paragraph, text: paragraph.text.replace(TYPED, ''), level: paragraph.level + 1, bullet: true }
      : paragraph;
  return items.map((item) => ({ ...item, paragraphs: item.paragraphs.map(listed) }));
}

export const areOfOneSize = (a: Paragraph, b: Paragraph) =>
  Math.max(a.size, b.size) <= ALIKE * Math.min(a.size, b.size);
export const isAlike = (a: Paragraph, b: Paragraph) => areOfOneSize(a, b) && a.bold === b.bold;

export const isRightBelow = (above: Frame, below: Frame, { from, to }: { from: number; to: number }) => {
  const gap = below.y - bottomOf(above);
  return gap > from && gap < to && below.y > above.y && sharedWidth(above, below) > 0;
};

export const isFlush = (a: Frame, b: Frame, indent = FLUSH) =>
  Math.abs(a.x - b.x) < indent || Math.abs(centreOf(a) - centreOf(b)) < FLUSH;

/** Size of most letters. */
function usualSize(items: readonly TextItem[]): number {
  const sizes = items
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap(({ text, size }) => Array<number>(Math.ceil(text.length / 10)).fill(size))
    .sort((a, b) => a - b);
  return sizes[sizes.length >> 1] ?? 0;
}

/** Whether a text goes on in the box below: a large one, or one that ends within a sentence. */
function goesOn(above: TextItem, below: TextItem, usual: number): boolean {
  if (above.role === 'title' || below.role === 'title') return false;
  const [head, text] = [only(above), only(below)];
  if (!head || !text || head.bullet || text.bullet || !isAlike(head, text)) return false;
  if (!isRightBelow(above.frame, below.frame, APART) || !isFlush(above.frame, below.frame)) return false;
  if (head.text.length + text.text.length > LONGEST_TITLE) return false;
  return /^\p{Ll}/u.test(text.text) || head.size > LARGE * usual;
}

/** Whether two lines of a short text in a narrow box would not have fitted on one. */
function isBrokenInBox({ frame, paragraphs }: TextItem, above: Paragraph, below: Paragraph): boolean {
  const isShort = paragraphs.length <= NARROW.lines && paragraphs.every(({ text }) => text.length <= NARROW.line);
  const [word = ''] = below.text.split(' ');
  const room = (frame.w * SLIDE_WIDTH) / (LETTER * above.size);
  return isShort && frame.w < NARROW.box && above.text.length + 1 + word.length > room;
}

/** A text without the line breaks that somebody typed within a sentence. */
function withWholeLines(item: TextItem): TextItem {
  const whole: Paragraph[] = [];
  for (const paragraph of item.paragraphs) {
    const before = whole.at(-1);
    const isOpen =
      before &&
      !before.bullet &&
      !paragraph.bullet &&
      before.level === paragraph.level &&
      isAlike(before, paragraph) &&
      (/[,&+–—-]$/u.test(before.text) ||
        (!/[.:;!?]$/u.test(before.text) &&
          (/^[\p{Ll}(]/u.test(paragraph.text) || isBrokenInBox(item, before, paragraph))));
    if (isOpen) whole[whole.length - 1] = { ...before, text: `${before.text} ${paragraph.text}` };
    else whole.push(paragraph);
  }
  return { ...item, paragraphs: whole };
}

/** Texts in reading order, each line of a title or sentence that has a box of its own joined with the one above. */
function withWholeTexts(items: readonly TextItem[]): TextItem[] {
  const usual = usualSize(items);
  const result: TextItem[] = [];
  for (const item of items.map(withWholeLines)) {
    const before = result.at(-1);
    const [head, text] = [before && only(before), only(item)];
    if (before && head && text && goesOn(before, item, usual)) {
      const { x, y, w } = before.frame;
      const left = Math.min(x, item.frame.x);
      const frame = {
        x: left,
        y,
        w: Math.max(x + w, item.frame.x + item.frame.w) - left,
        h: bottomOf(item.frame) - y,
      };
      result[result.length - 1] = { ...before, frame, paragraphs: [{ ...head, text: `${head.text} ${text.text}` }] };
    } else result.push(item);
  }
  return result;
}

/** The items of a slide with its texts whole, without signs that stand alone. @param leaveOut notes icons */
export function tidied(items: readonly Item[], leaveOut: LeaveOut): Item[] {
  const isText = (item: Item): item is TextItem => item.type === 'text';
  const texts = withBullets(withoutSigns(items.filter(isText), leaveOut));
  return [...items.filter((item) => !isText(item)), ...withWholeTexts(inReadingOrder(texts))];
}
