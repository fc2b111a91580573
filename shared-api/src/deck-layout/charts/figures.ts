import { fixedOf } from '../../rules/numbers.ts';
import type { SlideChart } from '../types.ts';

/** Number format of a chart: the Office format code, and a function that formats the same way. */
export interface FigureFormat {
  code: string;
  write: (value: number) => string;
}

const SCALES = [
  { from: 1e9, by: 1e9, code: '#,##0.0,,,"B"', mark: 'B' },
  { from: 1e6, by: 1e6, code: '#,##0.0,,"M"', mark: 'M' },
] as const;

const decimals = (value: number) => {
  const rounded = Number(value.toFixed(2));
  return Number.isInteger(rounded) ? 0 : Number.isInteger(Number((rounded * 10).toFixed(4))) ? 1 : 2;
};

/** Scales can't be computed beyond this value, and no real figure reaches it. */
const LIMIT = 1e300;

/** Clamps a value to what can be drawn. */
export const bounded = (value: number) => Math.max(-LIMIT, Math.min(LIMIT, value));

export const valuesOf = ({ series }: Pick<SlideChart, 'series'>): number[] =>
  series.flatMap(({ values }) => values.flatMap((value) => (value === null ? [] : bounded(value))));

/** One number format for all values of a chart. */
export function figureFormat(values: readonly number[]): FigureFormat {
  const most = Math.max(0, ...values.map(Math.abs));
  if (most >= 1e13) return { code: '0.0E+00', write: (value) => value.toExponential(1).replace('e', 'E') };
  const scale = SCALES.find(({ from }) => most >= from);
  if (scale) return { code: scale.code, write: (value) => `${fixedOf(value / scale.by, 1)}${scale.mark}` };
  const digits = Math.max(0, ...values.map(decimals));
  const code = digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(digits)}`;
  return { code, write: (value) => fixedOf(value, digits) };
}

const UNIT = /^(?<before>[$€£¥₹]?)(?<after>[KMBk%]?)$/u;

/** The same with a currency, a scale or a percent sign: “$12K”. Null for other units, and for a second scale. */
export function figureWithUnit({ code, write }: FigureFormat, unit: string): FigureFormat | null {
  const { before = '', after = '' } = UNIT.exec(unit.trim())?.groups ?? {};
  if (before + after === '' || /E\+/.test(code) || (after !== '' && code.includes('"'))) return null;
  const quoted = (text: string) => (text === '' ? '' : `"${text}"`);
  const positive = `${quoted(before)}${code}${quoted(after)}`;
  return {
    code: `${positive};-${positive}`,
    write: (value) => `${value < 0 ? '-' : ''}${before}${write(Math.abs(value))}${after}`,
  };
}

/** Axis with round steps from below the minimum to above the maximum, always including zero. */
export function axisOf(values: readonly number[], steps = 4): { min: number; max: number; step: number } {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const span = high - low || 1;
  const rough = span / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  return { min: Math.floor(low / step) * step, max: Math.ceil(high / step) * step || step, step };
}
