import { COMMON_PASSWORDS } from './common-passwords.data.ts';

const KEYBOARD = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
];
const LETTERS: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const backwards = (text: string) => [...text].reverse().join('');
const runs = KEYBOARD.flatMap((row) => [row, backwards(row)]).map((row) => row + row);
const known = new Set(COMMON_PASSWORDS);

const fold = (text: string) => text.replace(/[01345@7$!]/g, (c) => LETTERS[c] ?? c);

/** True for a short text that repeats, such as `abcabcabcabc` or `111111111111`. */
const isRepeated = (text: string) =>
  [1, 2, 3, 4, 5, 6, 7, 8].some(
    (size) =>
      text.length >= 2 * size &&
      text ===
        text
          .slice(0, size)
          .repeat(text.length / size + 1)
          .slice(0, text.length),
  );

/** Up to this many digits and symbols around a common password do not make it a good one. */
const DECORATION = 6;

/** Words of this field of business, besides the product's name and the user's own (docs/data-protection.md). */
const CONTEXT_WORDS = [
  'northlight',
  'pitchdeck',
  'pitch',
  'deck',
  'founder',
  'investor',
  'startup',
  'venture',
  'admin',
];

/** Shorter names are part of too many other words. */
const WORD_MIN = 4;

/**
 * True for passwords that are little more than words of the context.
 * @param own the product's name, and what the account is known by
 */
export function isMadeOfContext(password: string, own: readonly string[]): boolean {
  const simple = (text: string) => fold(text.normalize('NFKC').toLowerCase()).replace(/[^\p{L}\p{N}]/gu, '');
  const text = simple(password);
  const words = [...own.map(simple).filter((word) => word.length >= WORD_MIN), ...CONTEXT_WORDS.map(simple)];
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), text);
  return rest !== text && rest.length <= DECORATION;
}

/** True for passwords that attackers try first: common ones, also with substituted letters, and simple patterns. */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKC').trim().toLowerCase();
  const bare = text.replace(/^[\d\W_]+|[\d\W_]+$/g, '');
  const letters = text.replace(/[^a-z]+/g, '');
  const forms = [text, fold(text), bare, fold(bare), letters].filter((form) => form.length >= text.length - DECORATION);
  return forms.some((form) => known.has(form)) || isRepeated(text) || runs.some((run) => run.includes(text));
}
