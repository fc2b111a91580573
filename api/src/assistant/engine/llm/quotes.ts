/** A shorter part of a sentence, with its surrounding spaces, could appear in any deck. */
const SHORTEST = 12;

/** Normalises a text: ligatures, quotation marks, dashes, case and spaces make no difference. */
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

/** The words of a text separated by single spaces, so that no word matches inside another. */
const words = (text: string) =>
  ` ${plain(text)
    .replace(/[^\p{L}\p{N}$€£¥%]+/gu, ' ')
    .trim()} `;

/** Something that a slide says. */
interface Said {
  slide: number;
  text: string;
}

/** Finds what contains a quote, or null. */
export type FindQuote = (slide: number, quote: string) => Said | null;

/** Looks quotes up in what a deck says. A quote with a wrong slide number is still found. */
export function quotesOf(said: readonly Said[]): FindQuote {
  const known = said.map((one) => ({ said: one, text: words(one.text) }));
  return (slide, quote) => {
    const sought = words(quote);
    const holds = known.filter(({ text }) => text === sought || (sought.length >= SHORTEST && text.includes(sought)));
    const whole = holds.filter(({ text }) => text === sought);
    const among = whole.length > 0 ? whole : holds;
    return (among.find((one) => one.said.slide === slide) ?? among[0])?.said ?? null;
  };
}
