import { DECK_LIMITS } from '@northlight/shared-api/rules';
import type { DocumentSlide, ImportedSlide, LeftOut } from './types.ts';

/** A saved deck is sent as one body of at most 2 MB; the rest is for edits. */
const MOST_BYTES = 1_600_000;

/** A slide whose pictures have been stored under other names, or could not be stored. */
function withStored(slide: DocumentSlide, names: ReadonlyMap<string, string>): DocumentSlide {
  if (slide.kind !== 'image' || slide.image === null) return slide;
  const image = names.get(slide.image) ?? null;
  if (image !== null) return { ...slide, image };
  const { id, title, notes, lines = [] } = slide;
  return lines.length > 0 ? { id, title, notes, kind: 'bullets', lines } : { ...slide, image: null };
}

/** Whether a slide shows nothing without its picture, and another one stands for the same slide of the file. */
const isEmpty = ({ slide, source }: ImportedSlide, all: readonly ImportedSlide[]) =>
  slide.kind === 'image' &&
  slide.image === null &&
  slide.notes === '' &&
  all.filter((one) => one.source === source).length > 1;

/**
 * The slides with the names of stored pictures. Slides that show nothing without their picture are dropped.
 * @param names of stored pictures, by their name in the imported deck
 */
export function withPictures(slides: readonly ImportedSlide[], names: ReadonlyMap<string, string>): ImportedSlide[] {
  const stored = slides.map(({ slide, source }) => ({ source, slide: withStored(slide, names) }));
  return stored.filter((one) => !isEmpty(one, stored));
}

/** As many slides as a saved deck holds, and what that leaves out. */
export function fittingDeck(slides: readonly ImportedSlide[]): { slides: DocumentSlide[]; leftOut: LeftOut[] } {
  let bytes = 0;
  const kept = slides.filter(({ slide }, index) => {
    bytes += Buffer.byteLength(JSON.stringify(slide));
    return index < DECK_LIMITS.slides && bytes <= MOST_BYTES;
  });
  const rest = slides.slice(kept.length);
  const sources = [...new Set(rest.map(({ source }) => source))];
  return {
    slides: kept.map(({ slide }) => slide),
    leftOut: rest.length > 0 ? [{ kind: 'long-deck', slides: sources, count: rest.length }] : [],
  };
}
