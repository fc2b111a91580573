import { numberOf } from '@northlight/shared-api/rules';
import type { Category, Discrepancy } from '../../types.ts';
import { CURRENCY_OF } from '../figures.ts';
import type { Statement } from '../statements.ts';
import type { Topic } from '../topics.ts';

/** Statements that cannot all be true, or whose numbers do not add up. */
export interface Disagreement {
  kind: Discrepancy['kind'];
  category: Category;
  name: string;
  reason: string;
  /** In slide order. */
  statements: readonly Statement[];
}

const CATEGORIES: Partial<Record<Topic, Category>> = {
  problem: 'Problem & why now',
  timing: 'Problem & why now',
  solution: 'Solution & product status',
  status: 'Solution & product status',
  market: 'Market',
  traction: 'Traction & engagement',
  segment: 'Market',
  model: 'Business model & route to market',
  financials: 'Financials & ask',
  ask: 'Financials & ask',
};

/** The category of a statement by the part of the deck it stands in. */
export const categoryOf = ({ topic }: Statement, otherwise: Category = 'Traction & engagement'): Category =>
  CATEGORIES[topic ?? 'other'] ?? otherwise;

/** Rounding explains differences up to this share. */
export const ROUNDING = 0.05;

export const differ = (a: number, b: number, tolerance = ROUNDING): boolean =>
  Math.abs(a - b) > tolerance * Math.max(Math.abs(a), Math.abs(b));

/** Formats money as in a sentence: €1.2M. */
export function shownMoney(value: number, currency: string): string {
  const [scale, letter] = value >= 1e9 ? [1e9, 'B'] : value >= 1e6 ? [1e6, 'M'] : value >= 1e3 ? [1e3, 'K'] : [1, ''];
  const sign = /[A-Z]$/.test(currency) ? `${currency} ` : currency;
  return `${sign}${numberOf(value / scale)}${letter}`;
}

/** One sign per currency for all its spellings. Currencies not listed here keep their code. */
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

/** The sign or code of an amount's currency; empty when it names none. */
export function currencyOf(text: string): string {
  const written = CURRENCY_OF.exec(text)?.[0].toUpperCase() ?? '';
  return SIGNS[written] ?? written;
}
