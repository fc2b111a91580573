const MARK = /^\s*(?:[-–—•●▪*·]\s+|\d{1,2}[.)]\s+(?=\p{L}))/u;
const ABBREVIATION =
  /(?:\b(?:e\.g|i\.e|vs|inc|ltd|corp|dr|mr|mrs|ms|prof|st|no|approx|incl|excl|avg|est|u\.s|u\.k|fig)|(?<!\d |°)\b\p{Lu})\.\s*$/iu;
/** Where a sentence ends although the next word has no capital: before a number, an address, or "it", "we", "they". */
const ENDS =
  /(?<=(?:[\p{Ll})”"]|\b(?:19|20)\d{2}|\d[%KMB])\.\s)(?=\d|www\.|https?:|[\w.+-]+@)|(?<=(?<!\betc|\bmax|\bmin|\bresp)(?<=\p{Ll}{3})\.\s)(?=(?:i|it|we|they|he|she|you|our)\s)/u;
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

function* inLine(line: string): Iterable<string> {
  let open = '';
  for (const { segment } of segmenter.segment(line)) {
    for (const part of segment.split(ENDS)) {
      open += part;
      if (ABBREVIATION.test(open)) continue;
      yield open;
      open = '';
    }
  }
  yield open;
}

/** The sentences and list items of a user's text, in order. */
export const sentencesIn = (text: string): string[] =>
  text
    .split(/\r?\n/u)
    .flatMap((line) => [...inLine(line.replace(MARK, ''))])
    .map((sentence) => sentence.replace(/\s+/gu, ' ').trim())
    .filter((sentence) => sentence !== '');

const NUMBER = /^\s*(\d{1,2})[.)]\s+(?=\p{L})/u;

/** The numbers that a user gave to the lines of a list which are one sentence each. */
export const numberedIn = (text: string): Map<string, number> =>
  new Map(
    text.split(/\r?\n/u).flatMap((line): [string, number][] => {
      const [, number] = NUMBER.exec(line) ?? [];
      const [sentence, ...more] = number ? sentencesIn(line) : [];
      return sentence !== undefined && more.length === 0 ? [[sentence, Number(number)]] : [];
    }),
  );

/** Removes the final full stop, as on slides, and exclamation marks in a row. */
export const withoutStop = (sentence: string): string =>
  /(?:(?<!\d |°)\b\p{Lu}|\b(?:inc|ltd|corp|etc|co))\.$/iu.test(sentence)
    ? sentence
    : sentence.replace(/(?<!\.)\.$|!{2,}$/u, '');

/** Capitalises the first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence as title: without its stop, and without "but" or "and" for what went before. */
export const asTitle = (sentence: string): string =>
  capital(withoutStop(sentence).replace(/^(?:but|and),? (?=\S)/iu, ''));
