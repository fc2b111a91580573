import type { Category, Discrepancy } from '../../types.ts';
import type { Statement } from '../statements.ts';

/** Statements that cannot all hold, or whose numbers do not add up. */
export interface Disagreement {
  kind: Discrepancy['kind'];
  category: Category;
  name: string;
  reason: string;
  /** In the order of the slides. */
  statements: readonly Statement[];
}

/** Rounding explains differences up to this share. */
export const ROUNDING = 0.05;

export const differ = (a: number, b: number, tolerance = ROUNDING): boolean =>
  Math.abs(a - b) > tolerance * Math.max(Math.abs(a), Math.abs(b));

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** A number as a sentence would give it: 1,200 or 33.3. */
export const shown = (value: number): string => number.format(value);

/** Money as a sentence would give it: €1.2M. */
export function shownMoney(value: number, currency: string): string {
  const [scale, letter] = value >= 1e9 ? [1e9, 'B'] : value >= 1e6 ? [1e6, 'M'] : value >= 1e3 ? [1e3, 'K'] : [1, ''];
  return `${currency}${number.format(value / scale)}${letter}`;
}

/** The sign or code that an amount is written with. */
export const currencyOf = (text: string): string => /[$€£¥₹]|[A-Z]{3}/u.exec(text)?.[0] ?? '';
