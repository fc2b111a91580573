import { type Slide, textsOf } from './slide.ts';

/** What stands for a missing fact: words in brackets. */
const PLACEHOLDER = /\[[^[\]]+\]/g;

/** A missing fact, and the slide on which it is missing. */
export interface Placeholder {
  slideId: string;
  text: string;
}

const found = new WeakMap<Slide, readonly Placeholder[]>();

/** The facts that are missing on a slide, in the order in which they stand. */
export function placeholdersOf(slide: Slide): readonly Placeholder[] {
  const known = found.get(slide);
  if (known) return known;
  const placeholders = [slide.title, ...textsOf(slide)].flatMap((text) =>
    [...text.matchAll(PLACEHOLDER)].map(([match]) => ({ slideId: slide.id, text: match })),
  );
  found.set(slide, placeholders);
  return placeholders;
}

/** “7 facts to add”. */
export const factsInWords = (count: number): string => `${count} ${count === 1 ? 'fact' : 'facts'} to add`;
