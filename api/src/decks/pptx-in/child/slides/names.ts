import type { Paragraph, TextItem } from '../shapes/items.ts';
import { ALIKE, isAlike } from './texts.ts';

/** The name of a figure, a head and its text have at most this many letters. */
export const LONGEST = { name: 28, over: 40, head: 60, text: 400 } as const;
const MOST_PARAGRAPHS = 3;
/** Where a paragraph goes on with the next, or ends with a sign of its own. */
const OPEN_END = /(?:[.,;:!?…&+/–—-]|\b(?:a|an|and|at|by|for|from|in|into|of|on|or|the|to|via|with))$/iu;
const OPEN_START = /^[\p{Ll}\p{P}\p{S}]/u;
/** A sentence heads a text only if it is larger by this factor. */
const LARGER = 1.15;
const BULLET = /^[•●○▪■▸►➤✓✔→–—-]\s/u;

/** A text of a few short paragraphs as one, such as what a card says below its head, or the label of a figure. */
export function toldIn({ paragraphs }: TextItem, name: Paragraph | null | undefined): Paragraph | null {
  const [first, ...rest] = paragraphs;
  const isPlain = rest.length < MOST_PARAGRAPHS && paragraphs.every(({ bullet, level }) => !bullet && level === 0);
  if (!first || (rest.length > 0 && !isPlain) || rest.some((other) => !isAlike(first, other))) return null;
  const isLabel = name && /[\d\p{Sc}%[]/u.test(name.text) && !/\p{L}{3}/u.test(name.text);
  const text = rest.reduce((told, one) => {
    const goesOn = isLabel || OPEN_END.test(told) || OPEN_START.test(one.text);
    return `${told}${goesOn ? '' : ';'} ${one.text}`;
  }, first.text);
  return { ...first, text };
}

/** The name in a head, which may take two short lines. */
export function nameIn({ paragraphs }: TextItem): Paragraph | null {
  const [first, second, ...rest] = paragraphs;
  if (!first || !second) return first ?? null;
  const isOne = rest.length === 0 && isAlike(first, second) && first.level === 0 && !second.bullet;
  const text = `${first.text} ${second.text}`;
  return isOne && text.length <= LONGEST.over ? { ...first, text } : null;
}

const standsOutFrom = (name: Paragraph, text: Paragraph) =>
  name.size > ALIKE * text.size || (name.bold && !text.bold && name.size * ALIKE >= text.size);

const SENTENCE_END = /[.!?…]$/u;

/** Whether a short text can be the head of another one, wherever it stands. */
export function isNameOf(name: Paragraph, text: Paragraph): boolean {
  if (name.bullet || text.bullet || BULLET.test(text.text) || /[,;:]$/u.test(name.text)) return false;
  if (name.text.length > LONGEST.head || text.text.length > LONGEST.text) return false;
  return standsOutFrom(name, text) && (!SENTENCE_END.test(name.text) || name.size > LARGER * text.size);
}

/** The name of a figure or head, with what it says, as one text. */
export const namedOver = (over: string, name: string, text: string) => `${over}: ${name} – ${text}`;

/** A head and what it says, as one text. */
export const joined = (name: string, text: string) => `${name}${SENTENCE_END.test(name) ? '' : ':'} ${text}`;
