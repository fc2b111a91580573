import { slideRanges } from '../reading/ranges.ts';
import type { LeftOut, LeftOutKind } from './types.ts';

type Words = (count: number, where: string) => string;

const many = (count: number, one: string, more: string) => (count === 1 ? `one ${one}` : `${count} ${more}`);
const first = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `where` names the slides, counted as in PowerPoint. */
const WORDS: Record<LeftOutKind, Words> = {
  outside: (count, where) => `${many(count, 'object', 'objects')} outside the slide (${where})`,
  'hidden-shape': (count, where) => `${many(count, 'hidden object', 'hidden objects')} (${where})`,
  'small-picture': (count, where) =>
    `${many(count, 'small picture', 'small pictures')} such as icons and logos (${where})`,
  background: (count, where) =>
    `${many(count, 'picture', 'pictures')} in the background or repeated on slides (${where})`,
  logo: (_, where) => `the logo (${where})`,
  'picture-format': (count, where) =>
    `${many(count, 'picture', 'pictures')} that the editor cannot show; it supports JPEG, PNG and WebP (${where})`,
  'picture-many': (count, where) => `${many(count, 'more picture', 'more pictures')} (${where})`,
  media: (count, where) => `${many(count, 'video or audio clip', 'video and audio clips')} (${where})`,
  object: (count, where) => `${many(count, 'embedded object', 'embedded objects')} (${where})`,
  chart: (count, where) => `${many(count, 'chart', 'charts')} without stored values (${where})`,
  diagram: (count, where) => `${many(count, 'diagram', 'diagrams')} without text (${where})`,
  ink: (count, where) => `${many(count, 'ink drawing', 'ink drawings')} (${where})`,
  link: (count, where) => `the address of ${many(count, 'link', 'links')}; the text is kept (${where})`,
  comment: (_, where) => `comments (${where})`,
  footer: (_, where) => `footers, dates and page numbers (${where})`,
  'master-text': (_, where) => `text of the slide master (${where})`,
  'long-notes': (_, where) => `notes beyond 5,000 characters (${where})`,
  'long-deck': (_, where) => `slides beyond what a saved deck can hold (${where})`,
};

/** What was left out, one entry each, such as “2 hidden slides (slides 4 and 7)”. */
export const leftOutInWords = (leftOut: readonly LeftOut[]): string[] =>
  leftOut.map(({ kind, slides, count }) => first(WORDS[kind](count, slideRanges(slides))));
