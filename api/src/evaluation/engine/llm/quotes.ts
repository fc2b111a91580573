import type { Statement } from '../rubric/statements.ts';

/** A shorter part of a sentence, with the spaces around it, could stand in any deck. */
const SHORTEST = 12;

/** A text as far as its words go: ligatures, kinds of quotation marks and dashes, case and spaces make no difference. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u2060-\u206f\ufeff]/gu, '')
    .replace(/[‘’‚‛′´`]/gu, "'")
    .replace(/[“”„‟″«»]/gu, '"')
    .replace(/[‐-―−]/gu, '-')
    .replace(/^[\s"'.…•*–-]+|[\s"'.…]+$/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/(?<=\d) (?=%)|(?<=[$€£¥]) (?=\d)/gu, '')
    .toLowerCase();

/** The words of one text, set off by spaces so that no word is found inside another. */
const words = (text: string) =>
  ` ${plain(text)
    .replace(/[^\p{L}\p{N}$€£¥%]+/gu, ' ')
    .trim()} `;

/** Finds where a quote stands; null when it stands nowhere. */
export type FindQuote = (slide: number, quote: string) => Statement | null;

/** Holds quotes against what a deck really says. A quote with the wrong slide is found where it stands. */
export function quotesOf(statements: readonly Statement[]): FindQuote {
  const known = statements.map((statement) => ({ statement, text: words(statement.text) }));
  return (slide, quote) => {
    const sought = words(quote);
    const holds = known.filter(({ text }) => text === sought || (sought.length >= SHORTEST && text.includes(sought)));
    const whole = holds.filter(({ text }) => text === sought);
    const among = whole.length > 0 ? whole : holds;
    return (among.find(({ statement }) => statement.slide === slide) ?? among[0])?.statement ?? null;
  };
}
