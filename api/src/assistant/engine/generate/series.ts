import { numberOf } from '@northlight/shared-api/rules';
import { CURRENCY } from '../../../evaluation/engine/rubric/figures.ts';
import { capital, withoutStop } from '../sentences.ts';

/** A number over time. */
export interface Series {
  /** What is counted, as the sentence names it; empty where it does not. */
  name: string;
  unit: string;
  categories: string[];
  values: number[];
  /** The values as the sentence writes them. */
  written: string[];
}

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\\.?';
const PERIOD = `(?:${MONTH}(?:\\s(?:19|20)\\d{2})?|[qh][1-4](?:\\s(?:19|20)\\d{2})?|(?:fy\\s?)?(?:19|20)\\d{2})`;
const NOT_A_YEAR = '(?!(?:19|20)\\d{2}(?!\\w|[.,]\\d))';
const AMOUNT = `(${CURRENCY})?${NOT_A_YEAR}(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)\\s?(%|k\\b|m\\b|bn?\\b|million\\b|billion\\b)?`;
const END = '(?![\\w%]|[.,]\\d)';
/** "Jan 2026 $20K", "2025: 40". */
const PERIOD_FIRST = new RegExp(`\\b(${PERIOD})\\s*[:=–-]?\\s*(?:was |were |at |had )?${AMOUNT}${END}`, 'giu');
/** "$20K in January 2026", "40 clinics in 2025". */
const AMOUNT_FIRST = new RegExp(`${AMOUNT}${END}(?: (?!in\\b)[\\p{L}-]+){0,3} in (${PERIOD})(?!\\w)`, 'giu');
/** "$12K a month, up from $3K in February". */
const UP_FROM = new RegExp(
  `${AMOUNT}${END}([^.;]{0,60}?),? (?:up|down|compared (?:to|with)) (?:from )?${AMOUNT}${END}(?: (?!in\\b)[\\p{L}-]+){0,3} in (${PERIOD})(?!\\w)`,
  'iu',
);
/** "74 satellites as of August 2026, compared to 9 a year earlier". */
const BEFORE_THAT = new RegExp(
  `${AMOUNT}${END}([^.;]{0,80}?),? (?:up|down|compared (?:to|with)|against) (?:from )?${AMOUNT}${END}(?: (?!in\\b)[\\p{L}-]+){0,2} (an? (?:year|quarter|month) (?:earlier|ago|before)|the (?:year|quarter|month) before|last (?:year|quarter|month))(?!\\w)`,
  'iu',
);
const ANY_PERIOD = new RegExp(`\\b${PERIOD}(?!\\w)`, 'iu');
const FEWEST = 2;

interface Point {
  period: string;
  written: string;
  currency: string;
  scale: string;
  value: number;
}

const pointOf = (period: string, currency = '', number = '', scale = ''): Point => ({
  period: capital(period.replace(/\.$/u, '')),
  written: `${currency.trim()}${number}${scale.length > 2 ? ` ${scale}` : scale}`,
  currency: currency.trim(),
  scale: /^b/iu.test(scale) ? 'B' : /^m/iu.test(scale) ? 'M' : /^k/iu.test(scale) ? 'K' : scale,
  value: Number(number.replace(/,/gu, '')),
});

/** Smallest value in the unit of the largest: $10K in $M. */
const SMALLEST = 0.01;
const FACTORS: Record<string, number> = { '': 1, K: 1e3, M: 1e6, B: 1e9 };

/** The values in one unit, the one of the largest; null where they are in different units. */
function inOneUnit(points: readonly Point[]): Pick<Series, 'unit' | 'values'> | null {
  const [first] = points;
  if (!first || points.some(({ currency }) => currency !== first.currency)) return null;
  if (points.every(({ scale }) => scale === first.scale)) {
    return { unit: `${first.currency}${first.scale}`, values: points.map(({ value }) => value) };
  }
  if (points.some(({ scale }) => FACTORS[scale] === undefined)) return null;
  const scale = points.map((point) => point.scale).toSorted((a, b) => (FACTORS[b] ?? 1) - (FACTORS[a] ?? 1))[0] ?? '';
  const values = points.map((point) => (point.value * (FACTORS[point.scale] ?? 1)) / (FACTORS[scale] ?? 1));
  // A value that would be rounded is another number, and one that is tiny beside the largest shows nothing.
  if (Math.min(...values) < SMALLEST) return null;
  if (values.some((value) => Number(numberOf(value, 3).replace(/,/gu, '')) !== value)) return null;
  return { unit: `${first.currency}${scale}`, values };
}

const LABELLED = /^([\p{L}][\p{L} -]{2,40}):\s/u;
const GREW =
  /^((?:\p{L}[\p{L}’'-]* ){1,5}?)(?:has |have )?(?:was|were|is|are|grows?|grew|rises?|rose|went|climbed|increased|doubled|fell|dropped|came to)\b/u;
/** "$120K ARR", "210 subscribers": what stands after a value. */
const COUNTED = /^ (\p{Lu}{2,5}|\p{Ll}{3,}s)(?!\p{L})/u;
const countedAt = (text: string, value: string) => COUNTED.exec(text.slice(text.indexOf(value) + value.length));
/** "We reached $690K in monthly revenue": the measure's own name, wherever it stands. */
const MEASURE =
  /(?<!\p{L})((?:(?:monthly|annual|yearly|quarterly|weekly|net|gross|total|recurring|paying|active) ){0,3}(?:revenues?|sales|turnover|MRR|ARR|GMV|bookings|profit|users|customers|subscribers|orders|downloads))(?!\p{L})/iu;
/** "$12K a month": what stands for the measure where the sentence names none. */
const EACH = /^ (?:an?|per|each|every) (month|year|week|day|quarter)(?!\p{L})/u;
const eachAt = (text: string, value: string) => {
  const period = EACH.exec(text.slice(text.indexOf(value) + value.length))?.[1];
  return period && `Each ${period}`;
};
const nameOf = (text: string, first: string, last: string) =>
  (LABELLED.exec(text) ??
    GREW.exec(text) ??
    countedAt(text, first) ??
    countedAt(text, last) ??
    MEASURE.exec(text))?.[1]?.trim() ??
  eachAt(text, last) ??
  '';

function pointsOf(text: string): Point[] {
  const up = UP_FROM.exec(text);
  if (up) {
    const [, currency, number, scale, , before, from, of, period = ''] = up;
    return [pointOf(period, before, from, of), pointOf('Now', currency, number, scale)];
  }
  const than = BEFORE_THAT.exec(text);
  if (than) {
    const [, currency, number, scale, between = '', before, from, of, earlier = ''] = than;
    const later = ANY_PERIOD.exec(between)?.[0] ?? 'Now';
    return [pointOf(earlier, before, from, of), pointOf(later, currency, number, scale)];
  }
  const after = [...text.matchAll(AMOUNT_FIRST)].map(([, currency, number, scale, period = '']) =>
    pointOf(period, currency, number, scale),
  );
  const before = [...text.matchAll(PERIOD_FIRST)].map(([, period = '', currency, number, scale]) =>
    pointOf(period, currency, number, scale),
  );
  return before.length > after.length ? before : after;
}

/** A number over time that a sentence tells, as two points or more in one unit; null when it tells none. */
export function seriesOf(text: string): Series | null {
  const points = pointsOf(text);
  if (points.length < FEWEST || new Set(points.map(({ period }) => period.toLowerCase())).size < points.length)
    return null;
  const told = inOneUnit(points);
  return (
    told && {
      name: nameOf(text, points[0]?.written ?? '', points.at(-1)?.written ?? ''),
      categories: points.map(({ period }) => period),
      written: points.map(({ written }) => written),
      ...told,
    }
  );
}

/** Fewest sentences with a point each that make a series. */
const FEWEST_LINES = 3;

/** A number over time that sentences tell point by point, one after another: "2024: $120K", "2025: $410K". */
export function seriesAcross(texts: readonly string[]): { series: Series; told: string[] } | null {
  for (let from = 0; from + FEWEST_LINES <= texts.length; from += 1) {
    const isPoint = (text: string) => pointsOf(text).length === 1;
    const end = texts.findIndex((text, at) => at >= from && !isPoint(text));
    const told = texts.slice(from, end === -1 ? texts.length : end);
    const series = told.length >= FEWEST_LINES ? seriesOf(told.map(withoutStop).join('; ')) : null;
    if (series && series.values.length === told.length) return { series, told: [...told] };
  }
  return null;
}
