import { linesOf } from './document-lines.ts';
import type { DocumentSlide } from './types.ts';

const MARK = /\[[^[\]\n]{2,200}\]/gu;

/** What stands in brackets in a text, without the brackets: facts that somebody has yet to give. */
export const placeholdersIn = (text: string): string[] => (text.match(MARK) ?? []).map((mark) => mark.slice(1, -1));

/** All facts that are missing on a slide, each once. */
export const placeholdersOf = (slide: DocumentSlide): string[] => [
  ...new Set([slide.title, ...linesOf(slide)].flatMap(placeholdersIn)),
];
