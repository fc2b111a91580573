import type { Figure } from '../../../../../evaluation/engine/rubric/figures.ts';
import type { Passage } from '../../search/passages.ts';
import { queryOf, rank } from '../../search/rank.ts';
import { termsOf } from '../../search/terms.ts';
import { type Amount, figuresIn, isNumber, type Operation, passagesOf, rounded } from './amounts.ts';

/** What a point in time looks like in a question and on a slide: "2027", "FY26", "year 2", "month 24". */
const POINT =
  /\bfy ?'?(?:20)?(\d{2})\b|\b(20\d{2})\b|\b(?:y|yr|year|month|q) ?(\d{1,2})\b|\b(first|second|third|fourth|fifth|last)\b(?: (?:bar|year|month))?|\byear (one|two|three|four|five)\b/giu;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
const NUMBERS = ['one', 'two', 'three', 'four', 'five'];

type Point = RegExp | 'first' | 'last';

/** A pattern that finds a point on a slide. */
function patternOf(point: RegExpExecArray): Point {
  const [, fiscal, year, count, ordinal, number] = point;
  if (fiscal) return new RegExp(`\\b(?:fy ?[’']?(?:20)?${fiscal}|20${fiscal})\\b`, 'iu');
  if (year) return new RegExp(`\\b(?:${year}|fy ?[’']?${year.slice(2)})\\b`, 'iu');
  if (ordinal === 'last') return 'last';
  const at = count ?? String(ORDINALS.indexOf(ordinal ?? '') + 1 || NUMBERS.indexOf(number ?? '') + 1);
  return ordinal === 'first' && at === '1' ? 'first' : new RegExp(`\\b(?:y|yr|year|month|q) ?${at}\\b`, 'iu');
}

/** Figures this close to a point belong to it even if they stand before it. */
const NEAR = 24;

/** The figure that a text gives for a point: one right before it, else the first one after it, else the last one before. */
function figureAt(text: string, point: Point, figures: readonly Figure[]): Figure | null {
  if (point === 'first') return figures[0] ?? null;
  if (point === 'last') return figures.at(-1) ?? null;
  const found = point.exec(text);
  if (!found) return null;
  const before = figures.filter(({ at }) => at < found.index).at(-1);
  const after = figures.find(({ at }) => at >= found.index + found[0].length);
  const between = before ? text.slice(before.at + before.text.length, found.index) : '';
  const isBefore = before && between.length <= NEAR && !/[;:,]/u.test(between);
  return (isBefore ? before : after) ?? before ?? null;
}

function amountAt(point: Point, kind: Figure['kind'], passages: readonly Passage[]): Amount | null {
  for (const passage of passages) {
    const figures = figuresIn(passage.text).filter((one) => one.kind === kind);
    if (typeof point === 'string' && figures.length < 2) continue;
    const figure = figureAt(passage.text, point, figures);
    if (figure) return { figure, passage };
  }
  return null;
}

const RISES =
  /\b(?:factor|how many times|times (?:more|as)|grow\w*|growth|increase|rise|go up|multipl\w+|sales go up|jump|fall|drop|decline|bigger|larger|higher|compared|times)\b/u;
const KINDS = ['money', 'count', 'percent'] as const;

/** How a value changes from one point in time to another. */
export const growth: Operation = (asked, hits) => {
  const [start, end] = [...asked.matchAll(POINT)].map(patternOf);
  if (!RISES.test(asked) || !start || !end) return null;
  const near = hits.filter(({ slide }) => slide === hits[0]?.slide);
  for (const kind of KINDS) {
    const [a, b] = [amountAt(start, kind, near), amountAt(end, kind, near)];
    if (!a || !b || a.figure.value <= 0 || a.figure.value === b.figure.value || !isNumber(a.figure)) continue;
    const factor = b.figure.value / a.figure.value;
    const sign = factor >= 1 ? '+' : '';
    return {
      text: `From ${a.figure.text} to ${b.figure.text} is ${rounded(factor, 2)}x (${sign}${rounded((factor - 1) * 100)}%): ${b.figure.text} ÷ ${a.figure.text}.`,
      passages: passagesOf([a, b]),
    };
  }
  return null;
};

const PER_YEAR = /\b(?:per|a|each|every) year\b|\bannual\w*|\byearly\b|\bcagr\b/u;
const STATED = /\bcagr\b|%.{0,20}\b(?:per year|a year|annual\w*|yearly|yoy|p\.a)/iu;
const YEARS = /\b20\d{2}\b/gu;
/** Words that say nothing about what grows. */
const GROWS = new Set(termsOf('fast grow growth market year annual annually yearly rate cagr average'));

/** The yearly rate at which a value grows from one year to another, where one line says both. */
export const yearlyGrowth: Operation = (asked, hits) => {
  if (!/\bgrow\w*|\bcagr\b/u.test(asked) || !PER_YEAR.test(asked)) return null;
  const about = termsOf(asked).filter((term) => !GROWS.has(term));
  const isAbout = ({ terms }: Passage) =>
    about.length === 0 || about.some((term) => terms.own.has(term) || terms.heading.has(term));
  const near = hits.slice(0, 8).filter(isAbout);
  if (near.some(({ text }) => STATED.test(text))) return null;
  for (const passage of near) {
    const [from = '', to = '', ...others] = [...new Set(passage.text.match(YEARS))].toSorted();
    const figures = figuresIn(passage.text).filter(({ kind }) => kind === 'money');
    if (to === '' || others.length > 0 || figures.length !== 2) continue;
    const [a, b] = [from, to].map((year) => figureAt(passage.text, new RegExp(`\\b${year}\\b`, 'u'), figures));
    if (!a || !b || a === b || a.value <= 0) continue;
    const years = Number(to) - Number(from);
    const rate = (b.value / a.value) ** (1 / years) - 1;
    return {
      text: `About ${rounded(rate * 100)}% a year: (${b.text} ÷ ${a.text})^(1/${years}) − 1, from ${from} to ${to}.`,
      passages: [passage],
    };
  }
  return null;
};

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'.split('|');
const DATE = new RegExp(String.raw`\b(${MONTHS.join('|')})\p{L}*\.?,? (?:\d{1,2},? )?((?:19|20)\d{2})\b`, 'iu');
const YEAR = /\b((?:19|20)\d{2})\b/u;
const APART =
  /\bhow (many months|many years|long|much (?:later|earlier|time))\b.{0,12}\b(?:(after|before|between|from)\b(.+?)|(?:later|earlier) )\b(?: (?:did|do|does|was|were|is|are|will|and|until|to|till)\b| than\b)(.+)/u;

/** A date as its number of months, with how the slide puts it. */
function monthIn(text: string, unit: string): { months: number; text: string } | null {
  const date = DATE.exec(text);
  if (date)
    return { months: Number(date[2]) * 12 + MONTHS.indexOf((date[1] ?? '').slice(0, 3).toLowerCase()), text: date[0] };
  const year = unit.includes('year') ? YEAR.exec(text) : null;
  return year ? { months: Number(year[1]) * 12, text: year[0] } : null;
}

/** The time between two events: "how many months after founding did they bring in developers?" */
export const between: Operation = (asked, _hits, passages) => {
  const [, unit = '', , first = '', second = ''] = APART.exec(asked) ?? [];
  if (first.trim() === '' || second.trim() === '') return null;
  const dated = passages.filter(({ text }) => monthIn(text, unit) !== null);
  const [a, b] = [first, second].map((event) => rank({ ...queryOf(event), expected: [] }, dated)[0]);
  const [from, to] = [a, b].map((hit) => (hit ? monthIn(hit.passage.text, unit) : null));
  if (!a || !b || !from || !to || a.passage === b.passage) return null;
  const months = Math.abs(to.months - from.months);
  const time = unit.includes('year') ? `${rounded(months / 12)} years` : `${months} months`;
  return { text: `${time}: from ${from.text} to ${to.text}.`, passages: [a.passage, b.passage] };
};
