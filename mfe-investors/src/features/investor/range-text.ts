import { formatMoney, investmentOf } from '@northlight/shared-api/rules';

/** What an investor puts into a company, ready for the page; null when they do not say. */
export interface InvestmentText {
  /** Dollars, for the scale. */
  min: number;
  max: number;
  /** `$500K–$3M`, or one amount when both ends read the same. */
  range: string;
  /** `$1.8M` */
  average: string;
}

/** Puts the amounts of an investor into words. */
export function investmentText(investor: { min_investment: string; max_investment: string }): InvestmentText | null {
  const { min, max, average } = investmentOf(investor);
  if (max <= 0) return null;
  const [from, to] = [formatMoney(Math.min(min, max)), formatMoney(Math.max(min, max))];
  return { min, max, range: from === to ? from : `${from}–${to}`, average: formatMoney(average) };
}
