import { type Draft, heightOf, type SetParagraph, setParagraphs } from '../compose.ts';
import type { ThemeLook } from '../themes.ts';
import type { LayoutWarning } from '../types.ts';

/** Below this, in points, a room cannot read along. */
export const SMALL = 14;
/** Rounding must not push a line over. */
const SLACK = 0.005;

/** What is written at a size in points. */
export type DraftsAt = (size: number) => Draft[];

export const SMALL_TEXT: LayoutWarning = {
  code: 'small_text',
  message: 'There is a lot on this slide: its text is set small. Fewer words would be read.',
};

export const fits = (paragraphs: SetParagraph[], height: number) => heightOf(paragraphs) <= height + SLACK;

/** Text at the largest size at which it fits, or null. */
export function atLargest(sizes: readonly number[], drafts: DraftsAt, look: ThemeLook, w: number, h: number) {
  for (const size of sizes) {
    const paragraphs = setParagraphs(drafts(size), look, w);
    if (fits(paragraphs, h)) return { size, paragraphs };
  }
  return null;
}

/** Paragraphs in as few groups as a height allows; one that is higher by itself stands alone. */
export function split(paragraphs: SetParagraph[], height: number): SetParagraph[][] {
  const groups: SetParagraph[][] = [];
  let group: SetParagraph[] = [];
  for (const paragraph of paragraphs) {
    if (group.length > 0 && !fits([...group, paragraph], height)) {
      groups.push(group);
      group = [];
    }
    group.push(paragraph);
  }
  return [...groups, group];
}

/** The same number of groups, evened out, so that the last is not a single line. */
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

/** Text over several pages: at the largest size at which no paragraph is higher than a page by itself. */
export function overPages(drafts: DraftsAt, look: ThemeLook, w: number, h: number) {
  for (const size of [16, SMALL, 12, 10, 8]) {
    const paragraphs = setParagraphs(drafts(size), look, w);
    if (size === 8 || paragraphs.every(({ height }) => height <= h)) return { size, pages: evenly(paragraphs, h) };
  }
  return { size: SMALL, pages: [] };
}
