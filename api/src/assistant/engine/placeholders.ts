import { linesOf } from './document-lines.ts';
import type { DocumentSlide } from './types.ts';

const MARK = /\[[^[\]\n]{2,200}\]/gu;

/** The placeholders in a text, without brackets: facts that the user must still provide. */
export const placeholdersIn = (text: string): string[] => (text.match(MARK) ?? []).map((mark) => mark.slice(1, -1));

/** All placeholders on a slide, without duplicates. */
export const placeholdersOf = (slide: DocumentSlide): string[] => [
  ...new Set([slide.title, ...linesOf(slide)].flatMap(placeholdersIn)),
];
