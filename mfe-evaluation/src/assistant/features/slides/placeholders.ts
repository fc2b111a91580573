import { counted } from '@northlight/shared-api';
import { type Slide, textsOf } from './slide.ts';

/** A placeholder for a missing fact: words in brackets. */
const PLACEHOLDER = /\[[^[\]]+\]/g;

/** A missing fact and its slide. */
export interface Placeholder {
  slideId: string;
  text: string;
}

const found = new WeakMap<Slide, readonly Placeholder[]>();

/** The missing facts of a slide, in order. */
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
export const factsInWords = (count: number): string => `${counted(count, 'fact')} to add`;
