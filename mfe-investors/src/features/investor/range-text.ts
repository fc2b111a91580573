import { formatMoney, investmentOf } from '@northlight/shared-api/rules';

/** An investor's check size as text. */
export interface InvestmentText {
  /** In dollars, for the scale. */
  min: number;
  max: number;
  /** `$500K–$3M`, or one amount if both ends read the same. */
  range: string;
  /** Such as `$1.8M`. */
  average: string;
}

/** Formats an investor's amounts; null if they give none. */
export function investmentText(investor: { min_investment: string; max_investment: string }): InvestmentText | null {
  const { min, max, average } = investmentOf(investor);
  if (max <= 0) return null;
  const [from, to] = [formatMoney(Math.min(min, max)), formatMoney(Math.max(min, max))];
  return { min, max, range: from === to ? from : `${from}–${to}`, average: formatMoney(average) };
}
