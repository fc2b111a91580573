import { parseMoney } from './money.ts';

/** An investor's amounts, in dollars. */
export interface Investment {
  min: number;
  max: number;
  average: number;
}

/** Derives an investor's amounts: the average is the midpoint, and a missing bound is estimated from it. */
export function investmentOf(investor: { min_investment: string; max_investment: string }): Investment {
  const min = parseMoney(investor.min_investment);
  const max = parseMoney(investor.max_investment);
  const average = min !== null && max !== null ? (min + max) / 2 : (min ?? max ?? 0);
  return { min: min ?? average * 0.5, max: max ?? average * 1.5, average };
}

/** Ranges of the directory's filter. Bounds in dollars, inclusive. */
export const INVESTMENT_RANGES = [
  { id: 'up-to-100k', label: 'up to $100K', from: 0, to: 100_000 },
  { id: '100k-500k', label: '$100K–$500K', from: 100_000, to: 500_000 },
  { id: '500k-1m', label: '$500K–$1M', from: 500_000, to: 1_000_000 },
  { id: '1m-5m', label: '$1M–$5M', from: 1_000_000, to: 5_000_000 },
  { id: '5m-plus', label: '$5M+', from: 5_000_000, to: Number.MAX_SAFE_INTEGER },
] as const;

export type InvestmentRangeId = (typeof INVESTMENT_RANGES)[number]['id'];

/** Sort orders of the directory. The investment orders use the average. */
export const INVESTOR_SORTS = ['name', 'company', 'investment-low', 'investment-high'] as const;

export type InvestorSort = (typeof INVESTOR_SORTS)[number];
