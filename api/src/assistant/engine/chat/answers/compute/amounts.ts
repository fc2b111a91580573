import { numberOf } from '@northlight/shared-api/rules';
import { CURRENCY_OF, type Figure, figuresOf } from '../../../../../evaluation/engine/rubric/figures.ts';
import { CONCEPTS } from '../../search/concepts.ts';
import type { Passage, Shown } from '../../search/passages.ts';
import { type Query, rank } from '../../search/rank.ts';
import { relatedTo } from '../../search/synonyms.ts';

/** A number of the deck, with the passage that says it. */
export interface Amount {
  figure: Figure;
  passage: Passage;
}

/** Works out one kind of question; null for others, and where the deck lacks the numbers. */
export type Operation = (asked: string, hits: readonly Passage[], passages: readonly Passage[]) => Shown | null;

export const rounded = (value: number, digits = 3) => numberOf(Number(value.toPrecision(digits)), 2);
export const percent = (share: number) => `${rounded(share * 100)}%`;

const SCALES: readonly [number, string][] = [
  [1e12, 'T'],
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'K'],
];

/** A sum of money in the currency of another, such as "$588K". */
export function money(value: number, like: string): string {
  const sign = CURRENCY_OF.exec(like)?.[0].trim() ?? '';
  const [scale, letter] = SCALES.find(([from]) => value >= 10 * from || (value >= from && from > 1e3)) ?? [1, ''];
  const amount = `${rounded(value / scale)}${letter}`;
  return /^\p{L}{2}/u.test(sign) ? `${amount} ${sign}` : `${sign}${amount}`;
}

const SHORT_YEARS = /(?<![\p{L}\d.])(\d{1,2}) ?y\b/giu;

const WORDS = ['one', 'two', 'three', 'four', 'five', 'six'];
/** "a one-year runway", "two years". */
const SPELLED = new RegExp(String.raw`\b(${WORDS.join('|')})[ -](year|month)s?\b`, 'giu');

const spelledIn = (text: string): Figure[] =>
  [...text.matchAll(SPELLED)].map(({ 0: found, 1: word = '', index }) => ({
    kind: 'duration',
    text: found,
    value: WORDS.indexOf(word.toLowerCase()) + 1,
    at: index,
  }));

/** The figures of a text, with "4y" and "one-year" as durations. */
export function figuresIn(text: string): Figure[] {
  const years = [...text.matchAll(SHORT_YEARS)].map(
    ({ 0: found, 1: value, index }): Figure => ({
      kind: 'duration',
      text: `${found}ears`.replace(/(\d) ?/u, '$1 '),
      value: Number(value),
      at: index,
    }),
  );
  const own = [...years, ...spelledIn(text)];
  return [...figuresOf(text).filter(({ at }) => !own.some((one) => one.at === at)), ...own];
}

export const isNumber = ({ kind }: Figure) => kind === 'money' || kind === 'count' || kind === 'percent';

/** How long a duration is, in months. */
export const monthsOf = ({ text, value }: Figure) => (/y(?:ea)?r/iu.test(text) ? value * 12 : value);

/** The value of a passage that answers a question about one concept; null if no passage has one. */
export function amountOf(name: string, kind: Figure['kind'], passages: readonly Passage[]): Amount | null {
  const concept = CONCEPTS.find((one) => one.name === name);
  if (!concept) return null;
  const expected = kind === 'money' ? 'money' : 'duration';
  const query: Query = { concepts: [concept], terms: [], expected: [expected], isList: false };
  for (const { passage, main } of rank(query, passages).slice(0, 8)) {
    const figures = figuresIn(passage.text).filter((figure) => figure.kind === kind);
    if (main < 0.5 || figures.length === 0) continue;
    const at = (concept.names ?? concept.says).exec(passage.text)?.index ?? 0;
    const [figure] = figures.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at));
    if (figure) return { figure, passage };
  }
  return null;
}

/** Whether a text has a word, or one that means much the same. */
export function hasTerm({ terms }: Passage, term: string): boolean {
  if (terms.own.has(term)) return true;
  const related = relatedTo(term);
  return [...terms.own].some((one) => related.has(one));
}

export const passagesOf = (amounts: readonly Amount[]) => [...new Set(amounts.map(({ passage }) => passage))];
