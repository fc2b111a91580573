import { numberOf } from '@northlight/shared-api/rules';
import { type Figure, figuresOf } from '../figures.ts';
import type { Statement } from '../statements.ts';
import { categoryOf, currencyOf, type Disagreement, differ } from './disagreement.ts';

const WORDS: readonly [RegExp, number][] = [
  [/\b(?:doubled|twofold|twice)\b/iu, 2],
  [/\b(?:tripled|trebled|threefold)\b/iu, 3],
  [/\b(?:quadrupled|fourfold)\b/iu, 4],
  [/\btenfold\b/iu, 10],
];
const FROM_TO = /\bfrom\b[^;]*?\bto\b|→|->/iu;
const A_YEAR = /\b(?:cagr|compound\w*|a year|per year|per annum|annual\w*|yearly|year[- ]on[- ]year|yoy|p\.a\.)/iu;
const YEAR = /\b(?:19|20)\d{2}\b/gu;
/** Percentage points, or share of a factor, that rounding explains. */
const POINTS = 3;
const FACTOR = 0.15;

/** The two values of "from 5 to 14", of the same kind. */
function endsOf(text: string, figures: readonly Figure[]): [Figure, Figure] | null {
  const found = FROM_TO.exec(text);
  if (!found) return null;
  const [a, b] = figures.filter(({ at, kind }) => at >= found.index && (kind !== 'percent' || !A_YEAR.test(text)));
  return a && b && a.kind === b.kind && currencyOf(a.text) === currencyOf(b.text) && a.value > 0 ? [a, b] : null;
}

/** The years between the ends of a growth by the year; 0 if the text does not name two years. */
function yearsIn(text: string): number {
  const years = (text.match(YEAR) ?? []).map(Number);
  return years.length >= 2 ? Math.max(...years) - Math.min(...years) : 0;
}

const isNear = (change: number, told: number) =>
  Math.abs(Math.abs(change) - told) <= Math.max(POINTS, 0.06 * told) || Math.abs(change + 100 - told) <= POINTS;

/** Growth by the year, for as many years as named, or one more or less: sources count them either way. */
function yearlyOf(ratio: number, years: number): number[] {
  return [years, years - 1, years + 1].filter((count) => count > 0).map((count) => (ratio ** (1 / count) - 1) * 100);
}

/** What a text's own two values come to, if it is not what it says. */
function mistakeIn(text: string, figures: readonly Figure[], [from, to]: [Figure, Figure]): [string, string] | null {
  const ratio = to.value / from.value;
  const others = figures.filter(({ at }) => at !== from.at && at !== to.at);
  const percent = others.filter(
    ({ kind, at, text: said }) => kind === 'percent' && !/^ of\b/u.test(text.slice(at + said.length)),
  );
  const [share] = percent;
  const change = (ratio - 1) * 100;
  const signed = (value: number) => `${value < 0 ? '−' : '+'}${numberOf(Math.abs(value))}%`;
  if (percent.length === 1 && share && from.kind !== 'percent') {
    if (!A_YEAR.test(text)) return isNear(change, share.value) ? null : [signed(change), share.text];
    const yearly = yearlyOf(ratio, yearsIn(text));
    const [exact] = yearly;
    if (exact === undefined || [change, ...yearly].some((value) => isNear(value, share.value))) return null;
    return [`${signed(exact)} a year`, share.text];
  }
  const multiple =
    others.find(({ kind }) => kind === 'multiple')?.value ?? WORDS.find(([word]) => word.test(text))?.[1];
  if (!multiple || from.kind === 'percent' || percent.length > 0) return null;
  const factor = ratio < 1 ? 1 / ratio : ratio;
  const isTold = !differ(factor, multiple, FACTOR) || !differ(factor - 1, multiple, FACTOR);
  return isTold ? null : [`${numberOf(factor)}×`, `${numberOf(multiple)}×`];
}

/** Growth figures that contradict their own two values. */
export function wrongGrowth(statements: readonly Statement[]): Disagreement[] {
  return statements.flatMap((statement) => {
    const { text, slide } = statement;
    const figures = figuresOf(text);
    const ends = endsOf(text, figures);
    const mistake = ends && mistakeIn(text, figures, ends);
    if (!mistake) return [];
    const [from, to] = ends;
    const [is, told] = mistake;
    const reason = `On slide ${slide}, from ${from.text} to ${to.text} is ${is}, not ${told}.`;
    return [{ kind: 'arithmetic', category: categoryOf(statement), name: 'Growth', reason, statements: [statement] }];
  });
}
