import type { Value } from '../../types.ts';
import { datesIn, figuresIn, isDate, isOrdinal } from '../figures.ts';
import { type Block, wordsOf } from './blocks.ts';

const STOP = /^(?:of|in|by|the|a|an|and|to|for|with|from|at|on|as|or|is|are|our|we|has|have|will|per)$/iu;
const LONGEST_INLINE = 9;
const SENTENCE = /[.!?]$|\b(?:is|are|was|were|has|have|will|can|we|our|they|their|you)\b/iu;

/** A small number that counts something, unlike that of an item: "12 pilots". */
const COUNTED = /^[1-9]\d? \p{Ll}/u;

/** Values of a name, one or more: "Pilots (10%, $150k)". */
const FIGURES_IN_PARENTHESES = /\([\s\d.,;|%$€£¥₹+~kmbn-]*\)/giu;

const SEPARATOR = /\s[·•|–—]\s/u;

/** The date in a line such as "Anna Berg · July 2025" or "Seed round | Q3 2026". */
export function dateAmong({ text, role }: Block): string | null {
  const parts = role === 'text' ? text.split(SEPARATOR) : [];
  return parts.length > 1 ? (parts.find((part) => isDate(part) && /\d{4}/u.test(part)) ?? null) : null;
}

const DATE_FIRST = /^(?<date>(?:(?!\s[–—]\s)[^:|]){2,24}?)\s?(?::|\s[–—|-])\s+(?<name>.+)$/u;
const DATE_LAST = /^(?<name>.+?)(?:\s[–—-]\s+(?<date>[^–—]{2,24})|\s\((?<within>[^()]{2,24})\))$/u;
const LONGEST_EVENT = 120;

/** The date that a text begins or ends with, and what happens then: "Q1 2026: First port", "Seed round – May 2026". */
export function dateNamedIn({ text, role }: Block): { date: string; name: string; isFirst: boolean } | null {
  if (role !== 'text') return null;
  for (const [pattern, isFirst] of [
    [DATE_FIRST, true],
    [DATE_LAST, false],
  ] as const) {
    const { date: own, within, name = '' } = pattern.exec(text)?.groups ?? {};
    const date = own ?? within;
    if (date && isDate(date) && /\d/u.test(date) && /\p{L}{2}/u.test(name) && name.length <= LONGEST_EVENT)
      return { date, name, isFirst };
  }
  return null;
}

const MOST_WORDS_OF_DATE = 3;
const YEAR = /\d{4}/u;

/** The date that a line begins with where no mark parts it from its event: "Feb 16 First port signed". */
export function datedStart({ text, role }: Block): { date: string; name: string } | null {
  const words = role === 'text' ? text.split(' ') : [];
  for (let count = Math.min(MOST_WORDS_OF_DATE, words.length - 1); count > 0; count--) {
    const [date, name] = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
    if (isDate(date) && /^[\p{Lu}\d]/u.test(name) && /\p{L}{2}/u.test(name) && name.length <= LONGEST_EVENT)
      return { date, name };
  }
  return null;
}

/** The figures in a text; where it has none besides its dates, those. */
function valuesIn(text: string): { text: string; at: number }[] {
  const dates = datesIn(text);
  const isDated = ({ at }: { at: number }) => dates.some((date) => at >= date.at && at < date.at + date.text.length);
  const figures = figuresIn(text).filter((figure) => !isDated(figure));
  return figures.length > 0 ? figures : dates.filter((date) => YEAR.test(date.text));
}

/** The value in a short text that names it: "Marketing 40%", "ARR: $2M", "3000 Screens". */
export function inlineValues(block: Block): Value[] {
  const { text, box } = block;
  const words = wordsOf(text);
  if (block.role === 'date' || words.length > LONGEST_INLINE || SENTENCE.test(text)) return [];
  const figures = valuesIn(text);
  if (figures.length === 0 || figures.length > 2) return [];
  return figures.flatMap((figure) => {
    const remark = [...text.matchAll(FIGURES_IN_PARENTHESES)].find(
      ({ 0: whole, index }) => figure.at > index && figure.at < index + whole.length,
    );
    const [from, to] = remark
      ? [remark.index, remark.index + remark[0].length]
      : [figure.at, figure.at + figure.text.length];
    const label = `${text.slice(0, from)} ${text.slice(to)}`
      .replace(/\(\s*\)/u, '')
      .replace(/^[\s•●○▪–—:|·*-]+|[\s:–—|=·-]+$/gu, '')
      .replace(/\s+/gu, ' ')
      .trim();
    if (
      !wordsOf(label).some((word) => word.length > 1 && !STOP.test(word)) ||
      (isOrdinal(figure.text) && !(figure.at === 0 && COUNTED.test(text)))
    )
      return [];
    return [{ kind: 'inline' as const, text: figure.text, label, context: [], box }];
  });
}
