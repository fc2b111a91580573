/** Characters that stand for no letter: placeholders, private use and control characters. */
const WRONG = /[\p{Co}\p{Cn}\p{Cc}\ufffd]/u;
const WRONGS = /[\p{Co}\p{Cn}\p{Cc}\ufffd]+/gu;

/** Greatest share of characters in which what is read may differ from what is claimed. OCR confuses some letters. */
const DIFFERENT = 0.25;
/** In a longer text, OCR makes fewer mistakes, and a lie needs fewer changes. */
const LONG = 24;
const DIFFERENT_IN_LONG = 0.15;
const WRONG_NUMBERS = 0.1;

/** Letters and digits only, without accents and case, with those made alike that OCR confuses. */
function keyOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[il|1!]/gu, 'l')
    .replace(/0/g, 'o')
    .replace(/5/g, 's');
}

/** Number of characters to insert, remove or replace to turn one text into the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

const numbersIn = (text: string) => (text.match(/\d[\d.,]*/gu) ?? []).map((number) => number.replace(/\D/g, ''));

/** Whether what was read is what the file claims, except for a few mistaken letters. Numbers must agree. */
export function says(read: string, claimed: string): boolean {
  const [a, b] = [keyOf(read), keyOf(claimed)];
  const different = b.length < LONG ? DIFFERENT : DIFFERENT_IN_LONG;
  if (b.length === 0 || distance(a, b) > different * b.length) return false;
  const numbers = numbersIn(claimed);
  const found = new Set(numbersIn(read));
  return numbers.filter((number) => !found.has(number)).length <= WRONG_NUMBERS * numbers.length;
}

/** Share of the claimed words that must be among those that are read. */
const MOST = 0.75;

/** Whether most of the claimed words are among those that were read, wherever they are. */
export function saysAmong(read: string, claimed: string): boolean {
  const words = claimed.split(/\s+/u).filter((word) => keyOf(word));
  const others = read.split(/\s+/u);
  if (words.length === 0 || !read) return false;
  return words.filter((word) => others.some((other) => says(other, word))).length >= MOST * words.length;
}

/** Whether a text holds characters that stand for no letter, among letters that do. */
export const hasWrongLetters = (text: string) => WRONG.test(text) && /\p{L}/u.test(text);

function withoutWrong(text: string): string {
  return text.replace(WRONGS, '').replace(/\s+/gu, ' ').trim();
}

/** Letters that OCR confuses. */
const ALIKE = ['il|1!', 'o0', 's5'];

const anyOf = (letter: string) => {
  const alike = ALIKE.find((letters) => letters.includes(letter.toLowerCase()));
  return alike ? `[${alike}]` : escaped(letter);
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** A word of the reading whose known letters are those of the word, and what stands for the unknown ones is short. */
function wordLike(word: string, read: readonly string[]): string | undefined {
  const known = word.split(WRONGS).map((part) => [...part].map(anyOf).join(''));
  const pattern = new RegExp(`^${known.join('\\S{1,6}')}$`, 'iu');
  return read.find((candidate) => pattern.test(candidate));
}

/**
 * Replaces the words of a line that hold wrong characters by what OCR reads there, if the letters that are known agree.
 * Without such a word, only the wrong characters are removed.
 */
export function mend(text: string, read: string | null): string {
  const words = read?.normalize('NFC').split(/\s+/u) ?? [];
  const mended = text.split(' ').map((word) => {
    if (!WRONG.test(word)) return word;
    return (/\p{L}|\p{N}/u.test(word) && wordLike(word, words)) || withoutWrong(word);
  });
  return mended.filter(Boolean).join(' ');
}
