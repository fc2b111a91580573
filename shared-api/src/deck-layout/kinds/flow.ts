import { type Draft, heightOf, type SetParagraph, setParagraphs } from '../compose.ts';
import type { ThemeLook } from '../themes.ts';
import type { LayoutWarning } from '../types.ts';

/** Smallest size, in points, to which text is fitted before it continues on another page. */
export const BODY = 18;
/** Text of this size, in points, can't be read by an audience. */
export const SMALL = 14;
/** Tolerance for rounding errors. */
const SLACK = 0.005;

/** Creates paragraphs at a font size in points. */
export type DraftsAt = (size: number) => Draft[];

export const SMALL_TEXT: LayoutWarning = {
  code: 'small_text',
  message: 'There is a lot on this slide, so its text is small. Fewer words would be easier to read.',
};

export const fits = (paragraphs: SetParagraph[], height: number) => heightOf(paragraphs) <= height + SLACK;

/** Where a line may break: at a space, after a dash, and after an ideograph. */
const BREAKS = /[\s–—-]+|(?<=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])/u;
const textOf = (runs: readonly { text: string }[]) => runs.map(({ text }) => text).join('');

/** Whether a word had to be cut, because it is wider than its column. */
export function isCut({ runs, lines }: SetParagraph): boolean {
  const set = lines.map((line) => textOf(line.runs));
  const words = textOf(runs).split(BREAKS);
  return words.some((word) => !set.some((line) => line.includes(word)));
}

/** Text at the largest size that fits; null if none does. */
export function atLargest(sizes: readonly number[], drafts: DraftsAt, look: ThemeLook, w: number, h: number) {
  for (const size of sizes) {
    const paragraphs = setParagraphs(drafts(size), look, w);
    if (fits(paragraphs, h)) return { size, paragraphs };
  }
  return null;
}

/**
 * Splits paragraphs into as few groups as the height allows. A paragraph that is taller on its own gets its own group,
 * and a heading goes with what follows it.
 */
export function split(paragraphs: SetParagraph[], height: number): SetParagraph[][] {
  const groups: SetParagraph[][] = [];
  let group: SetParagraph[] = [];
  for (const paragraph of paragraphs) {
    if (group.length > 0 && !fits([...group, paragraph], height)) {
      const moved = group.length > 1 && group.at(-1)?.draft.keepsWithNext ? group.splice(-1) : [];
      groups.push(group);
      group = moved;
    }
    group.push(paragraph);
  }
  return [...groups, group];
}

/** Same number of groups, balanced, so that the last is not a single line. */
export function evenly(paragraphs: SetParagraph[], height: number): SetParagraph[][] {
  const { length } = split(paragraphs, height);
  if (length === 1) return [paragraphs];
  let low = heightOf(paragraphs) / length;
  for (; low < height; low += 0.1) {
    const groups = split(paragraphs, low);
    if (groups.length === length) return groups;
  }
  return split(paragraphs, height);
}

/** Text over several pages, at the largest size at which every paragraph fits on a page. */
export function overPages(drafts: DraftsAt, look: ThemeLook, w: number, h: number) {
  for (const size of [BODY, 16, SMALL, 12, 10, 8]) {
    const paragraphs = setParagraphs(drafts(size), look, w);
    if (size === 8 || paragraphs.every(({ height }) => height <= h)) return { size, pages: evenly(paragraphs, h) };
  }
  return { size: BODY, pages: [] };
}
