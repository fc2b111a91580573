import type { Figure } from '../../../../../evaluation/engine/rubric/figures.ts';
import { figuresOf } from '../../../../../evaluation/engine/rubric/figures.ts';
import { termOf, termsOf } from '../../search/terms.ts';
import { figuresIn, money, type Operation, rounded } from './amounts.ts';

const MONTHLY = /(?:per|a|\/)\s?(?:mo(?:nth)?)\b|\bmonthly\b/iu;
const BY_YEAR =
  /\b(?:per|a|each|every|one) year\b|\bannual(?:ly)?\b|\byearly\b|\b(?:whole|full) year\b|\b(?:12|twelve) months\b/u;

/** What a monthly price makes in a year. */
export const yearly: Operation = (asked, hits) => {
  if (!BY_YEAR.test(asked)) return null;
  for (const passage of hits.slice(0, 4)) {
    const figure = figuresOf(passage.text).findLast(({ kind, value }) => kind === 'money' && value > 0);
    if (!figure || !MONTHLY.test(passage.text)) continue;
    const year = money(figure.value * 12, figure.text);
    return { text: `${year} a year: 12 × ${figure.text} a month.`, passages: [passage] };
  }
  return null;
};

const COUNTED = /(\d[\d.,]*)\s?(k|m|thousand|million|billion)?\s+(\p{L}{3,})/giu;
const FACTOR: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6, billion: 1e9 };
/** "$3 per 500 messages", "$0.31 per kWh". */
const RATE =
  /^.{0,24}?(?:\b(?:per|for every|for each|every|each)\b|\/)\s?(?:(\d[\d.,]*)\s?(k|m|thousand|million)?\s)?\s?(\p{L}{3,})/iu;

const countOf = (number: string | undefined, scale: string | undefined) =>
  Number((number ?? '1').replace(/,(?=\d{3})/gu, '').replace(/[.,]$/u, '')) *
  (FACTOR[(scale ?? '').toLowerCase()] ?? 1);

/** What a number of units costs: "what would a depot with 2 million messages pay?" */
export const priceOf: Operation = (asked, hits) => {
  if (!/\b(?:cost|costs|pay|pays|charge|price|bring|earn|make|spend|worth|get)\b/u.test(asked)) return null;
  for (const [, number, scale, unit = ''] of asked.matchAll(COUNTED)) {
    const wanted = countOf(number, scale);
    for (const passage of hits.slice(0, 6)) {
      for (const figure of figuresOf(passage.text).filter(({ kind }) => kind === 'money')) {
        const rate = RATE.exec(passage.text.slice(figure.at + figure.text.length));
        if (!rate || termOf(rate[3] ?? '') !== termOf(unit) || !(wanted > 1)) continue;
        const size = countOf(rate[1], rate[2]);
        const total = money((figure.value * wanted) / size, figure.text);
        const by = size === 1 ? unit : `${rounded(size)} ${unit}`;
        return { text: `${total}: ${rounded(wanted)} ${unit} at ${figure.text} per ${by}.`, passages: [passage] };
      }
    }
  }
  return null;
};

const DAILY = /\b(?:daily|per day|a day|each day|\/ ?day)\b/iu;
const WEEKLY = /\b(?:weekly|per week|a week|each week|\/ ?week)\b/iu;

/** How often a value comes in a year, as far as the text beside it tells. */
const timesIn = (text: string) => (DAILY.test(text) ? 365 : WEEKLY.test(text) ? 52 : MONTHLY.test(text) ? 12 : 1);

/** A price times how often it is paid: "the average order times the orders per day, over a year". */
export const product: Operation = (asked, hits) => {
  if (!/\bmultipl\w+\b|\btimes the\b|\b(?:average|per)\b.{0,40}\bper (?:day|week|month)\b.{0,40}\byear\b/u.test(asked))
    return null;
  const [best] = hits;
  for (const passage of hits.filter(({ slide }) => slide === best?.slide || hits.length < 4).concat(hits.slice(0, 4))) {
    const figures: Figure[] = figuresIn(passage.text);
    const price = figures.find(({ kind }) => kind === 'money');
    const count = figures.find(({ kind, at }) => (kind === 'count' || kind === 'few') && price && at > price.at);
    if (!price || !count) continue;
    const times = BY_YEAR.test(asked) ? timesIn(passage.text) : 1;
    const total = money(price.value * count.value * times, price.text);
    const often = times > 1 ? ` × ${times}` : '';
    return { text: `${total}: ${price.text} × ${count.text}${often}.`, passages: [passage] };
  }
  return null;
};

const TIME = /\b(?:day|week|month|quarter|year|hour|minute)s?\b/u;
const PER = /\b(?:how much|what) (.+?) (?:per|for each|for every) (.+?)\W*$/u;
const UNITS = /(\d[\d.,]*)\s?(k|m|thousand|million|billion)?\+?\s+((?:\p{L}+\s){0,2}\p{L}{3,})/giu;

/** The number of units in a text, such as "38 depots" or "50 Million Paid Users". */
function unitsIn(text: string, unit: readonly string[]): { text: string; value: number } | null {
  for (const { 0: found, 1: number, 2: scale, 3: words = '' } of text.matchAll(UNITS)) {
    const terms = termsOf(words);
    if (unit.every((term) => terms.includes(term)) && countOf(number, scale) > 1)
      return { text: found.trim(), value: countOf(number, scale) };
  }
  return null;
}

/** An amount for each of the units that the same slide counts: "how much revenue per depot?" */
export const perUnit: Operation = (asked, hits, passages) => {
  const [, amount = '', unit = ''] = PER.exec(asked) ?? [];
  const [wanted, units] = [termsOf(amount), termsOf(unit)];
  if (wanted.length === 0 || units.length === 0 || TIME.test(unit)) return null;
  const rates = hits.flatMap(({ text }) => figuresOf(text).map((one) => text.slice(one.at + one.text.length)));
  if (rates.some((after) => units.includes(termOf(RATE.exec(after)?.[3] ?? '') ?? ''))) return null;
  for (const slide of new Set(hits.map((one) => one.slide))) {
    const near = passages.filter((one) => one.slide === slide);
    const [whole] = near
      .map((passage) => ({ passage, figures: figuresOf(passage.text).filter(({ kind }) => kind === 'money') }))
      .filter(({ passage, figures }) => figures.length === 1 && wanted.every((term) => passage.terms.own.has(term)));
    const [figure] = whole?.figures ?? [];
    const by = near.find(({ text }) => unitsIn(text, units));
    const count = by && unitsIn(by.text, units);
    if (!whole || !figure || !count || figure.value <= 0) continue;
    return {
      text: `${money(figure.value / count.value, figure.text)}: ${figure.text} ÷ ${count.text}.`,
      passages: [...new Set([whole.passage, by])],
    };
  }
  return null;
};
