const STOP = new Set(
  `a about actually after all also am an and any anything are as at be because been before being but by can can't could
  deck did do does doesn't don't each else for from get getting give given gets goes going got had has have he her here his
  how how's i if in into is isn't it it's its just know like many may me meant more most much must my no not now of on
  only or other our out over pitch please said say says she should show shows slide slides so some somebody someone tell
  than that that's the their them then there there's these they they're this those thing things to too up us use used very
  was we were we're what what's whats when where which while who who's whom whose why will with would you you're your
  company startup
  really exactly meant suppose supposed somebody anybody everything whole ever away beside besides between seem seems
  gone through far sort kind kinds`.split(/\s+/u),
);

const ENDINGS: readonly [RegExp, string][] = [
  [/ies$/u, 'y'],
  [/(?<=ss|x|ch|sh)es$|(?<=[^s])s$/u, ''],
  [/(?<=\p{L}{3})(?:ing|ed)$/u, ''],
  [/(?<=\p{L}{3})e$/u, ''],
];

/** Number words as digits: slides say "Year 2" where people say "the second year". */
const NUMBERS: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  second: '2',
  three: '3',
  third: '3',
  four: '4',
  fourth: '4',
  five: '5',
  fifth: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
};

/** Stems a word, so that its forms match; null for stop words. */
export function termOf(word: string): string | null {
  const plain = word.toLowerCase().replace(/’/gu, "'").replace(/'s$/u, '');
  const number = NUMBERS[plain];
  if (number) return number;
  if (/^\d/u.test(plain)) return plain;
  if (plain.length < 2 || STOP.has(plain)) return null;
  if (plain === 'marketing') return plain;
  return plain.length > 3 ? ENDINGS.reduce((stem, ending) => stem.replace(...ending), plain) : plain;
}

export const tokensOf = (text: string): string[] =>
  text
    .replace(/\b(y|yr|fy)(?=\d)/giu, 'year ')
    .replace(/\b(front|back)[ -](?=end\b)|\b(e)-(?=\p{L}{3})/giu, '$1$2')
    .match(/\p{N}+(?:[.,]\p{N}+)*|\p{L}[\p{L}\p{N}’'&]*/gu) ?? [];

/** The meaningful words of a text as written, without repetition. */
export const wordsAsked = (question: string): string[] => [
  ...new Set(tokensOf(question).filter((word) => termOf(word) !== null)),
];

/** The meaningful words of a text, stemmed, without repetition. */
export const termsOf = (text: string): string[] => [
  ...new Set(
    tokensOf(text)
      .map(termOf)
      .filter((term) => term !== null),
  ),
];
