import type { Fragment, RawSlide, Reading, Recognised, Suspect } from './child/raw-slide.ts';
import { textAt } from './child/text-at.ts';
import { hasWrongLetters, mend, says, saysAmong } from './child/words.ts';
import { around, sharedHeight, sharedWidth } from './layout/boxes.ts';
import { furnitureOf } from './layout/furniture.ts';
import type { Box, HiddenText } from './types.ts';

/** Hidden text is reported from this many words on, or with a number and a word. */
const WORDS = 3;
/** A text that repeats on this many slides at their edge is a footer or a header. */
const REPEATED = 3;
const TOP = 0.1;
const BOTTOM = 0.86;

function isOfSubstance({ text, box }: HiddenText): boolean {
  if (furnitureOf({ text, box, size: 0 }, new Set())) return false;
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return words.length >= WORDS || (/\p{N}/u.test(text) && words.some((word) => word.length > 2));
}

/** Whether one text continues the other: on the same line, or on the next one. */
function continues(before: HiddenText, next: HiddenText): boolean {
  if (before.reason !== next.reason) return false;
  const line = Math.min(before.box.height, next.box.height);
  const gap = next.box.y - (before.box.y + before.box.height);
  const isBelow = gap > -0.5 * line && gap < line && sharedWidth(before.box, next.box) > 0;
  return isBelow || sharedHeight(before.box, next.box) > 0.5 * line;
}

function joined(texts: readonly HiddenText[]): HiddenText[] {
  const result: HiddenText[] = [];
  for (const next of texts) {
    const before = result.at(-1);
    if (before && continues(before, next)) {
      result[result.length - 1] = {
        ...before,
        text: `${before.text} ${next.text}`,
        box: around([before.box, next.box]),
      };
    } else result.push(next);
  }
  return result;
}

/** The part of a box that is on the page. */
function onPage({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.min(1, Math.max(0, x)), Math.min(1, Math.max(0, y))];
  return {
    x: left,
    y: top,
    width: Math.min(1, Math.max(left, x + width)) - left,
    height: Math.min(1, Math.max(top, y + height)) - top,
  };
}

/** What a suspect turns out to be: visible text, hidden text, or both when something else is drawn. */
function settle(suspect: Suspect, read: string | null | undefined, recognised: readonly Fragment[]) {
  const { fragment, drawn, reason } = suspect;
  const { text, box } = fragment;
  if ((read && says(read, text)) || saysAmong(textAt(box, recognised), text)) return { visible: fragment };
  const hidden: HiddenText = { text, box, reason: drawn && read === null ? 'unreadable' : reason };
  const saysOther = drawn && read && /\p{L}{3}/u.test(read);
  return saysOther ? { visible: { ...fragment, text: read, source: 'ocr' as const }, hidden } : { hidden };
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** A page with what was read of it. */
interface ReadPage {
  raw: RawSlide;
  reading: Reading | undefined;
  recognised: Recognised | undefined;
}

/** Text that OCR read on a page, if the page was read the same way up. */
const seenOn = ({ raw, recognised }: ReadPage) =>
  recognised && recognised.turn === raw.turn ? recognised.fragments : [];

const settledSuspects = (page: ReadPage) =>
  page.raw.suspects.map((suspect, index) => settle(suspect, page.reading?.suspects[index], seenOn(page)));

/**
 * The lines that slides show, as letters. Web pages that show one slide at a time print them all on each page, all but
 * one unseen.
 */
function linesShown(pages: readonly ReadPage[]): Set<string> {
  const lines = pages.flatMap((page) => [
    ...page.raw.fragments,
    ...settledSuspects(page).flatMap(({ visible }) => visible ?? []),
  ]);
  return new Set(lines.map(({ text }) => lettersOf(text)));
}

function settlePage(page: ReadPage, shown: ReadonlySet<string>): RawSlide {
  const { raw, reading, recognised } = page;
  const seen = seenOn(page);
  let mended = 0;
  const fragments = raw.fragments.map((fragment) => {
    if (!hasWrongLetters(fragment.text)) return { ...fragment, text: mend(fragment.text, null) };
    return { ...fragment, text: mend(fragment.text, reading?.mended[mended++] ?? null) };
  });
  const hidden = [...raw.hidden, ...(recognised?.hidden ?? [])];
  for (const suspect of settledSuspects(page)) {
    if (suspect.visible) fragments.push(suspect.visible);
    if (suspect.hidden) hidden.push(suspect.hidden);
  }
  // Copies of visible text are no secret, such as the lower layer of a text drawn twice.
  const visible = [...fragments, ...seen];
  const unsaid = hidden.filter(
    ({ text, box }) =>
      !shown.has(lettersOf(text)) &&
      !saysAmong(textAt(box, visible), text) &&
      !visible.some((other) => says(other.text, text)),
  );
  return {
    ...raw,
    fragments: fragments.filter(({ text }) => text),
    suspects: [],
    hidden: joined(unsaid.filter(({ box }) => !isCut(box)))
      .filter(isOfSubstance)
      .map((text) => ({ ...text, box: onPage(text.box) })),
  };
}

type Placed = Pick<Fragment, 'text' | 'box'>;

const keyOf = ({ text, box }: Placed) => `${text.toLowerCase().replace(/\d+/g, '#')} ${Math.round(box.y * 50)}`;
const atEdge = ({ box }: Placed) => box.y + box.height < TOP || box.y > BOTTOM;

/** The texts that repeat at the same place of several slides' edge, visible or not. */
function repeatedTexts(slides: readonly (readonly Placed[])[]): Placed[] {
  const counts = new Map<string, { text: Placed; count: number }>();
  for (const texts of slides) {
    for (const [key, text] of new Map(texts.filter(atEdge).map((text) => [keyOf(text), text] as const))) {
      counts.set(key, { text, count: (counts.get(key)?.count ?? 0) + 1 });
    }
  }
  return [...counts.values()].filter(({ count }) => count >= REPEATED).map(({ text }) => text);
}

/** Whether a text is a repeated one, or what is left of it where other things cover it. */
function isPartOf(whole: Placed, { text, box }: Placed): boolean {
  const words = text.toLowerCase().replace(/\d+/g, '#').split(/\s+/u);
  const other = whole.text.toLowerCase().replace(/\d+/g, '#');
  return Math.abs(whole.box.y - box.y) < 0.02 && words.every((word) => other.includes(word));
}

/** Whether a text is cut by the edge of the page, as when content overflows. */
function isCut({ x, y, width, height }: Box): boolean {
  const isOn = x < 1 && y < 1 && x + width > 0 && y + height > 0;
  return isOn && (x < 0 || y < 0 || x + width > 1 || y + height > 1);
}

/**
 * Decides which doubtful text is visible, with what OCR read in its place. Without a reading, it is not. Of the hidden
 * text, only words of substance are kept, and no headers and footers.
 */
export function settleText(
  raws: readonly RawSlide[],
  readings: readonly Reading[] = [],
  recognised: readonly Recognised[] = [],
): RawSlide[] {
  const pages = raws.map((raw) => ({
    raw,
    reading: readings.find(({ number }) => number === raw.number),
    recognised: recognised.find(({ number }) => number === raw.number),
  }));
  const shown = linesShown(pages);
  const slides = pages.map((page) => settlePage(page, shown));
  const repeated = repeatedTexts(slides.map(({ fragments, hidden }) => [...fragments, ...hidden]));
  const isRepeated = (text: HiddenText) => atEdge(text) && repeated.some((whole) => isPartOf(whole, text));
  return slides.map((raw) => ({ ...raw, hidden: raw.hidden.filter((text) => !isRepeated(text)) }));
}

/** The slides with text that OCR must read to decide. */
export function doubtfulSlides(raws: readonly RawSlide[]): number[] {
  return raws
    .filter(({ suspects, fragments }) => suspects.length > 0 || fragments.some(({ text }) => hasWrongLetters(text)))
    .map(({ number }) => number);
}
