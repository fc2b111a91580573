import { setImmediate } from 'node:timers/promises';
import type { Fragment, RawSlide, Recognised } from '../child/raw-slide.ts';
import type { Line, Slide, UnreadReason, UnreadRegion } from '../types.ts';
import { sharedHeight, sharedWidth } from './boxes.ts';
import { uprightsOf } from './edges.ts';
import { furnitureOf, isDisclaimer, isNumberAlone, repeatedLines } from './furniture.ts';
import { linesOf } from './lines.ts';
import { readingOrder } from './order.ts';
import { withoutPaint } from './paint.ts';
import { titleOf } from './title.ts';
import { treeOf } from './tree.ts';

/** A caption has fewer letters than this. */
const CAPTION_LETTERS = 20;
/** If a slide has only a caption, a picture larger than this share of the page holds the content. */
const TELLING_PICTURE = 0.15;

function unreadReason(raw: RawSlide, recognised: Recognised | undefined, said: readonly Line[]): UnreadReason | null {
  if (!raw.reached) return 'not-reached';
  if (recognised?.whole) return recognised.fragments.length > 0 ? null : raw.garbled ? 'garbled' : 'unclear';
  if (raw.garbled) return 'garbled';
  if (said.length === 0) return raw.blank ? null : 'picture';
  if (recognised) return null;
  const letters = said.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
  return letters >= CAPTION_LETTERS || (raw.pictures[0]?.share ?? 0) < TELLING_PICTURE ? null : 'picture';
}

const WHOLE_SLIDE = { x: 0, y: 0, width: 1, height: 1 };

/** Where text may stand that was not read. */
function unreadRegions(recognised: Recognised | undefined, unread: UnreadReason | null): UnreadRegion[] {
  return unread === null ? (recognised?.unread ?? []) : [{ box: WHOLE_SLIDE, state: 'unread' }];
}

/** Where file text and OCR text overlap, keep the file text: it is more reliable. */
function withoutThoseOf(fragments: readonly Fragment[], recognised: readonly Fragment[]): Fragment[] {
  return recognised.filter(
    ({ box }) =>
      !fragments.some(
        (own) =>
          sharedHeight(own.box, box) > 0.5 * Math.min(own.box.height, box.height) &&
          sharedWidth(own.box, box) > 0.5 * Math.min(own.box.width, box.width),
      ),
  );
}

/** The text of a slide: its own, plus OCR text where it is clear. */
function fragmentsOf(raw: RawSlide, recognised: Recognised | undefined): readonly Fragment[] {
  const own = raw.garbled ? [] : raw.fragments;
  if (!recognised) return own;
  return recognised.whole ? recognised.fragments : [...own, ...withoutThoseOf(own, recognised.fragments)];
}

/** Ignores titles inside screenshots, which are not the slide's title. */
function titleLines(lines: readonly Line[]): readonly Line[] {
  const own = lines.filter(({ source }) => !source);
  return own.length > 0 ? own : lines;
}

/** Builds slides one by one and yields after each step, so that other work can run. */
function* layOut(raws: readonly RawSlide[], recognised: readonly Recognised[]): Generator<void, Slide[]> {
  const pages = [];
  for (const raw of raws) {
    const seen = recognised.find(({ number }) => number === raw.number);
    const upright = seen?.whole && seen.fragments.length > 0 ? seen : raw;
    // Shapes are known as the file has the page; text that recognition turned upright does not lie in them.
    const drawn = upright.turn === raw.turn ? raw : { ...raw, frames: [], rules: [], marks: [], keys: [], charts: [] };
    const fragments = fragmentsOf(raw, seen);
    const shapes = { ...drawn, frames: withoutPaint(drawn.frames, fragments, upright) };
    const lines = linesOf(fragments, upright, uprightsOf(shapes));
    pages.push({ raw, seen, upright, shapes, lines });
    yield;
  }
  const repeated = repeatedLines(pages.map(({ lines }) => lines));
  const slides: Slide[] = [];
  for (const { raw, seen, upright, shapes, lines } of pages) {
    const { width, height, turn } = upright;
    const rest = isDisclaimer(lines) ? ('legal' as const) : undefined;
    const marked = lines.map((line) => {
      const found = furnitureOf(line, repeated) ?? rest;
      return { line, furniture: found === 'page-number' && !isNumberAlone(line, lines) ? undefined : found };
    });
    const own = readingOrder(
      marked.flatMap(({ line, furniture }) => (furniture ? [] : [line])),
      width,
      height,
    );
    const small = marked.flatMap(({ line, furniture }) => (furniture === 'legal' ? [line] : []));
    const unread = unreadReason(raw, seen, [...own, ...small]);
    const title = titleOf(titleLines(own), height);
    const all = [...own, ...marked.flatMap(({ line, furniture }) => (furniture ? [{ ...line, furniture }] : []))];
    slides.push({
      number: raw.number,
      width,
      height,
      turn,
      title,
      lines: all,
      ...treeOf({
        lines: all,
        title,
        pictures: raw.pictures,
        frames: shapes.frames,
        rules: shapes.rules,
        marks: shapes.marks,
        keys: shapes.keys,
        width,
        height,
      }),
      pictures: raw.pictures,
      charts: shapes.charts,
      hidden: raw.hidden,
      notes: raw.notes,
      language: null,
      readable: unread === null,
      unread,
      unreadRegions: unreadRegions(seen, unread),
    });
    yield;
  }
  return slides;
}

/** Builds slides from raw pages: lines in reading order, titles, and whether there is text to score. */
export function slidesOf(raws: readonly RawSlide[], recognised: readonly Recognised[] = []): Slide[] {
  const work = layOut(raws, recognised);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** As slidesOf, but yields to other work between slides. */
export async function slidesInTurn(
  raws: readonly RawSlide[],
  recognised: readonly Recognised[] = [],
): Promise<Slide[]> {
  const work = layOut(raws, recognised);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    await setImmediate();
  }
}
