import type { Category, Discrepancy } from '../../types.ts';
import { CURRENCY_OF } from '../figures.ts';
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
  const sign = /[A-Z]$/.test(currency) ? `${currency} ` : currency;
  return `${sign}${number.format(value / scale)}${letter}`;
}

/** One sign for all the ways in which a currency is written; what is not here goes by its code. */
const SIGNS: Record<string, string> = {
  US$: '$',
  USD: '$',
  DOLLARS: '$',
  EUR: '€',
  EUROS: '€',
  GBP: '£',
  POUNDS: '£',
  INR: '₹',
  RS: '₹',
  RUPEES: '₹',
  BRL: 'R$',
  REAIS: 'R$',
  NGN: '₦',
  NAIRA: '₦',
  CAD: 'C$',
  CA$: 'C$',
  AUD: 'A$',
  AU$: 'A$',
  SGD: 'S$',
  SG$: 'S$',
  NZD: 'NZ$',
  HKD: 'HK$',
};

/** The sign or code of the currency that an amount is in; empty when it names none. */
export function currencyOf(text: string): string {
  const written = CURRENCY_OF.exec(text)?.[0].toUpperCase() ?? '';
  return SIGNS[written] ?? written;
}
