import { numberOf } from '@northlight/shared-api/rules';
import { CURRENCY_OF, type Figure, figuresOf } from '../../../../evaluation/engine/rubric/figures.ts';
import { CONCEPTS } from '../search/concepts.ts';
import type { Passage, Shown } from '../search/passages.ts';
import { type Query, rank } from '../search/rank.ts';
import { termsOf } from '../search/terms.ts';

interface Amount {
  figure: Figure;
  passage: Passage;
}

const rounded = (value: number, digits = 3) => numberOf(Number(value.toPrecision(digits)), 2);
const percent = (share: number) => `${rounded(share * 100)}%`;

const SCALES: readonly [number, string][] = [
  [1e12, 'T'],
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'K'],
];

/** A sum of money in the currency of another, such as "$588K". */
function money(value: number, like: string): string {
  const sign = CURRENCY_OF.exec(like)?.[0].trim() ?? '';
  const [scale, letter] = SCALES.find(([from]) => value >= 10 * from || (value >= from && from > 1e3)) ?? [1, ''];
  const amount = `${rounded(value / scale)}${letter}`;
  return /^\p{L}{2}/u.test(sign) ? `${amount} ${sign}` : `${sign}${amount}`;
}

const isNumber = ({ kind }: Figure) => kind === 'money' || kind === 'count' || kind === 'percent';

/** The value of a passage that answers a question about one concept; null if no passage has one. */
function amountOf(
  name: string,
  kind: Figure['kind'],
  passages: readonly Passage[],
  own: readonly string[] = [],
): Amount | null {
  const concept = CONCEPTS.find((one) => one.name === name);
  if (!concept) return null;
  const query: Query = {
    concepts: [concept],
    terms: own,
    expected: [kind === 'money' ? 'money' : 'duration'],
    isList: false,
  };
  for (const { passage, main } of rank(query, passages).slice(0, 8)) {
    const figures = figuresOf(passage.text).filter((figure) => figure.kind === kind);
    if (main < 0.5 || figures.length === 0) continue;
    const at = (concept.names ?? concept.says).exec(passage.text)?.index ?? 0;
    const [figure] = figures.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at));
    if (figure) return { figure, passage };
  }
  return null;
}

/** What a point in time looks like in a question and on a slide: "2027", "FY26", "year 2", "month 24". */
const POINT =
  /\bfy ?'?(?:20)?(\d{2})\b|\b(20\d{2})\b|\b(?:y|yr|year|month|q) ?(\d{1,2})\b|\b(first|second|third|fourth|fifth|last)\b(?: (?:bar|year|month))?|\byear (one|two|three|four|five)\b/giu;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
const NUMBERS = ['one', 'two', 'three', 'four', 'five'];

/** A pattern that finds a point on a slide. */
function patternOf(point: RegExpExecArray): RegExp | 'first' | 'last' {
  const [, fiscal, year, count, ordinal, number] = point;
  if (fiscal) return new RegExp(`\\b(?:fy ?[’']?(?:20)?${fiscal}|20${fiscal})\\b`, 'iu');
  if (year) return new RegExp(`\\b(?:${year}|fy ?[’']?${year.slice(2)})\\b`, 'iu');
  if (ordinal === 'last') return 'last';
  const at = count ?? String(ORDINALS.indexOf(ordinal ?? '') + 1 || NUMBERS.indexOf(number ?? '') + 1);
  return ordinal === 'first' && at === '1' ? 'first' : new RegExp(`\\b(?:y|yr|year|month|q) ?${at}\\b`, 'iu');
}

/** The figure that a text gives for a point: the first one after it, else the last one before it. */
function figureAt(text: string, point: RegExp | 'first' | 'last', figures: readonly Figure[]): Figure | null {
  if (point === 'first') return figures[0] ?? null;
  if (point === 'last') return figures.at(-1) ?? null;
  const found = point.exec(text);
  if (!found) return null;
  const before = figures.filter(({ at }) => at < found.index).at(-1);
  const after = figures.find(({ at }) => at >= found.index + found[0].length);
  const isBefore =
    before &&
    found.index - (before.at + before.text.length) <= 12 &&
    !/[;:,]/u.test(text.slice(before.at + before.text.length, found.index));
  return (isBefore ? before : after) ?? before ?? null;
}

const RISES = /\b(?:factor|how many times|times more|grow\w*|growth|increase|rise|go up|multipl\w+|sales go up)\b/u;

function growth(asked: string, hits: readonly Passage[]): Shown | null {
  const points = [...asked.matchAll(POINT)].map(patternOf);
  const [start, end] = points;
  if (!RISES.test(asked) || !start || !end) return null;
  const found: (Amount | null)[] = [start, end].map((point) => {
    for (const passage of hits) {
      const figures = figuresOf(passage.text).filter(isNumber);
      if (typeof point === 'string' && figures.length < 2) continue;
      const figure = figureAt(passage.text, point, figures);
      if (figure) return { figure, passage };
    }
    return null;
  });
  const [a, b] = found;
  if (!a || !b || a.figure.kind !== b.figure.kind || a.figure.value <= 0 || a.figure === b.figure) return null;
  if (a.figure.value === b.figure.value) return null;
  const factor = b.figure.value / a.figure.value;
  const sign = factor >= 1 ? '+' : '';
  return {
    text: `From ${a.figure.text} to ${b.figure.text} is a factor of ${rounded(factor, 2)}x (${sign}${rounded((factor - 1) * 100)}%): ${b.figure.text} ÷ ${a.figure.text}.`,
    passages: [...new Set([a.passage, b.passage])],
  };
}

function stake(asked: string, passages: readonly Passage[]): Shown | null {
  if (
    !/\bhow much of the company\b|\bwhat (?:share|percentage|part) of the company\b|\b(?:stake|own)\b.{0,40}\bround\b/u.test(
      asked,
    )
  )
    return null;
  const round = amountOf('the ask', 'money', passages);
  const valuation = amountOf('valuation', 'money', passages);
  if (!round || !valuation || round.figure.value >= valuation.figure.value) return null;
  const isPre = /\bpre-?money\b/iu.test(valuation.passage.text);
  const whole = valuation.figure.value + (isPre ? round.figure.value : 0);
  const sum = isPre ? `(${valuation.figure.text} + ${round.figure.text})` : valuation.figure.text;
  return {
    text: `${percent(round.figure.value / whole)} of the company: ${round.figure.text} ÷ ${sum}${isPre ? ', because the valuation is pre-money' : ''}.`,
    passages: [...new Set([round.passage, valuation.passage])],
  };
}

const MONTHLY = /(?:per|a|\/)\s?(?:mo(?:nth)?)\b|\bmonthly\b/iu;

function yearly(asked: string, hits: readonly Passage[]): Shown | null {
  if (!/\b(?:per|a|each|every) year\b|\bannual(?:ly)?\b|\byearly\b|\bwhole year\b/u.test(asked)) return null;
  for (const passage of hits.slice(0, 4)) {
    const figure = figuresOf(passage.text).findLast(({ kind, value }) => kind === 'money' && value > 0);
    if (!figure || !MONTHLY.test(passage.text)) continue;
    const year = money(figure.value * 12, figure.text);
    return { text: `${year} a year: 12 × ${figure.text} a month.`, passages: [passage] };
  }
  return null;
}

function monthlyBudget(asked: string, passages: readonly Passage[]): Shown | null {
  const unit = /\b(?:per|a|each|average|monthly)\b.{0,12}\b(month|year)|\b(monthly|yearly)\b/u.exec(asked);
  if (!unit || !/\b(?:spend|spent|budget|last|runway|allow)\b/u.test(asked)) return null;
  const isMonthly = (unit[1] ?? unit[2] ?? '').startsWith('month');
  const round = amountOf('the ask', 'money', passages) ?? amountOf('raised so far', 'money', passages);
  const time = amountOf('runway', 'duration', passages);
  if (!round || !time) return null;
  const months = /year/iu.test(time.figure.text) ? time.figure.value * 12 : time.figure.value;
  const count = isMonthly ? months : months / 12;
  if (!(count > 0)) return null;
  return {
    text: `About ${money(round.figure.value / count, round.figure.text)} a ${isMonthly ? 'month' : 'year'}: ${round.figure.text} ÷ ${rounded(count)} ${isMonthly ? 'months' : 'years'}.`,
    passages: [...new Set([round.passage, time.passage])],
  };
}

/** Two values of which the question asks for the ratio or the share. */
const PAIRS: readonly [RegExp, string, string][] = [
  [
    /\bshare of the (?:tam|total market)\b|\b(?:sam|serviceable)\b.{0,30}\b(?:of|to)\b.{0,12}\btam\b/u,
    'serviceable market',
    'market size',
  ],
  [/\bltv\b.{0,8}\bcac\b/u, 'lifetime value', 'acquisition cost'],
];

function ratio(asked: string, passages: readonly Passage[]): Shown | null {
  for (const [asks, one, other] of PAIRS) {
    if (!asks.test(asked)) continue;
    const [a, b] = [amountOf(one, 'money', passages), amountOf(other, 'money', passages)];
    if (!a || !b || b.figure.value <= 0 || a.figure.value === b.figure.value) continue;
    const share = a.figure.value / b.figure.value;
    const text = share < 1 ? percent(share) : `${rounded(share, 2)}:1`;
    return { text: `${text}: ${a.figure.text} ÷ ${b.figure.text}.`, passages: [...new Set([a.passage, b.passage])] };
  }
  return null;
}

/** Shares of a round stand where the deck says what the money is for. */
const isOfFunds = ({ around, topic }: Passage) =>
  topic === 'ask' ||
  /\b(?:funds|allocat\w+|proceeds|ask|investment|budget)\b/iu.test(`${around.heading} ${around.title}`);

const SUMS = /\badd(?:s)? up\b|\baltogether\b|\bin total\b|\bsum of\b|\bcombined\b|\btogether\b/u;
const PARTS = /\b(?:share|percentage|part|how much|how many dollars)\b.{0,30}\b(?:round|money|funds|raise|budget)\b/u;

const LONGEST_LABEL = 70;

/** The figures of short lines in one part of a slide, or on one slide, that each match another word of the question. */
function parts(
  terms: readonly string[],
  hits: readonly Passage[],
  kind: Figure['kind'],
  by: 'group' | 'slide',
): Amount[] {
  const short = hits.filter(({ text }) => text.length <= LONGEST_LABEL);
  const [best = []] = [...Map.groupBy(short, (one) => one[by]).values()]
    .map((members) => amountsIn(terms, members, kind))
    .toSorted((a, b) => b.length - a.length);
  return best;
}

function amountsIn(terms: readonly string[], members: readonly Passage[], kind: Figure['kind']): Amount[] {
  const found = new Map<Passage, Amount>();
  for (const term of terms) {
    const passage = members.find((one) => one.terms.own.has(term));
    const figures = passage ? figuresOf(passage.text).filter((one) => one.kind === kind) : [];
    const [figure] = figures;
    if (passage && figure && figures.length === 1) found.set(passage, { figure, passage });
  }
  return [...found.values()];
}

const plus = (amounts: readonly Amount[]) => amounts.map(({ figure }) => figure.text).join(' + ');
const passagesOf = (amounts: readonly Amount[]) => amounts.map(({ passage }) => passage);
const sumOf = (amounts: readonly Amount[]) => amounts.reduce((sum, { figure }) => sum + figure.value, 0);

function sum(asked: string, hits: readonly Passage[], passages: readonly Passage[]): Shown | null {
  if (SUMS.test(asked)) {
    const amounts = parts(termsOf(asked), hits, 'money', 'group');
    const [first] = amounts;
    if (amounts.length < 2 || !first) return null;
    return { text: `${money(sumOf(amounts), first.figure.text)}: ${plus(amounts)}.`, passages: passagesOf(amounts) };
  }
  if (!PARTS.test(asked)) return null;
  const shares = parts(termsOf(asked), hits.filter(isOfFunds), 'percent', 'slide');
  if (shares.length === 0) return null;
  const share = sumOf(shares);
  if (share > 100) return null;
  const round = amountOf('the ask', 'money', passages);
  const amount = round
    ? `, ${money((round.figure.value * share) / 100, round.figure.text)} of ${round.figure.text}`
    : '';
  const shown = shares.length > 1 ? `: ${plus(shares)}` : '';
  return {
    text: `${rounded(share)}%${amount}${shown}.`,
    passages: [...passagesOf(shares), ...(round ? [round.passage] : [])],
  };
}

/** Works out what a question asks for, if the deck has the numbers for it. */
export function compute(asked: string, query: Query, passages: readonly Passage[]): Shown | null {
  const hits = rank(query, passages)
    .slice(0, 20)
    .map(({ passage }) => passage);
  const near = hits.filter(({ slide }) => slide === hits[0]?.slide);
  return (
    growth(asked, near) ??
    stake(asked, passages) ??
    ratio(asked, passages) ??
    monthlyBudget(asked, passages) ??
    yearly(asked, hits) ??
    sum(asked, hits, passages)
  );
}
