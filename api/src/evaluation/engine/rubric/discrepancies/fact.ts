import type { Category } from '../../types.ts';
import type { Statement } from '../statements.ts';
import type { Amount } from './amounts.ts';

/** One number of the deck, with what it measures. */
export interface Fact {
  metric: Metric;
  /** What tells facts of one metric apart: a funding round, a market, a kind of revenue. */
  of: string;
  /** A calendar or plan year, a quarter or a month; empty when none is named. */
  period: string;
  /** It is a goal or forecast. */
  planned: boolean;
  amount: Amount;
  statement: Statement;
}

/** What a fact measures. It has only one value at a time. */
export interface Metric {
  name: string;
  category: Category;
  /** Differences up to this share are rounding. */
  rounding: number;
}
