/** A time series. */
export interface Series {
  unit: string;
  categories: string[];
  values: number[];
}

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\\.?';
const PERIOD = `(?:${MONTH}(?:\\s(?:19|20)\\d{2})?|[qh][1-4](?:\\s(?:19|20)\\d{2})?|(?:fy\\s?)?(?:19|20)\\d{2})`;
const AMOUNT = '([$€£]?)(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)\\s?(%|k|m|bn|b)?';
const POINT = new RegExp(
  `\\b(${PERIOD})\\s*[:=–-]?\\s*(?:was |at )?(?!(?:19|20)\\d{2}\\b)${AMOUNT}(?!\\w|[.,]\\d)`,
  'giu',
);
const FEWEST = 3;

/** Parses a time series in one unit from a sentence; null when it contains none. */
export function seriesOf(text: string): Series | null {
  const points = [...text.matchAll(POINT)].map(([, period = '', currency = '', number = '', scale = '']) => ({
    period,
    unit: `${currency}${scale}`,
    value: Number(number.replace(/,/gu, '')),
  }));
  const [first] = points;
  if (!first || points.length < FEWEST || points.some(({ unit }) => unit !== first.unit)) return null;
  if (new Set(points.map(({ period }) => period.toLowerCase())).size < points.length) return null;
  return { unit: first.unit, categories: points.map(({ period }) => period), values: points.map(({ value }) => value) };
}
