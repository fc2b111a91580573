import type { RawSlide } from '../child/raw-slide.ts';
import type { Line, Slide } from '../types.ts';
import { isFurniture, repeatedLines } from './furniture.ts';
import { linesOf } from './lines.ts';
import { readingOrder } from './order.ts';
import { titleOf } from './title.ts';

/** A caption holds fewer letters than this. */
const CAPTION_LETTERS = 20;
/** A picture larger than this share of the page beside a mere caption holds what the slide says. */
const TELLING_PICTURE = 0.15;

function isReadable(raw: RawSlide, own: readonly Line[]): boolean {
  if (raw.garbled) return false;
  if (own.length === 0) return !raw.ink;
  const letters = own.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
  return letters >= CAPTION_LETTERS || raw.picture < TELLING_PICTURE;
}

/** Makes slides of what the pages hold: lines in reading order, titles, and whether there is text to judge. */
export function slidesOf(raws: readonly RawSlide[]): Slide[] {
  const pages = raws.map((raw) => linesOf(raw.fragments, raw.width));
  const repeated = repeatedLines(pages);
  return raws.map((raw, index) => {
    const lines = pages[index] ?? [];
    const own = readingOrder(
      lines.filter((line) => !isFurniture(line, repeated)),
      raw.width,
      raw.height,
    );
    const readable = isReadable(raw, own);
    return {
      number: raw.number,
      width: raw.width,
      height: raw.height,
      turn: 0,
      ink: raw.ink ? 1 : 0,
      title: raw.garbled ? null : titleOf(own, raw.height),
      lines: raw.garbled ? [] : [...own, ...lines.filter((line) => isFurniture(line, repeated))],
      tables: [],
      pictures: [],
      hidden: raw.hidden,
      notes: [],
      language: null,
      readable,
      unread: readable ? null : raw.garbled ? 'garbled' : 'picture',
    };
  });
}
