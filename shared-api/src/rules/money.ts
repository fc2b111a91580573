const UNITS: Record<string, number> = { '': 1, K: 1e3, M: 1e6, B: 1e9 };

/** Maximum amount, in dollars. */
export const MONEY_MAX = 1_000_000_000_000;

/** Inserts a thousands separator: with a comma, `1500000` becomes `1,500,000`. */
export const groupDigits = (digits: string, mark: string): string => digits.replace(/\B(?=(\d{3})+$)/g, mark);

/**
 * Parses an amount in any form the product shows or accepts: `1500000`, `1.500.000`, `$1.5M`, `2M`, `$250K`.
 * @returns whole dollars, or null if the text contains no amount
 */
export function parseMoney(value: string | number | null | undefined): number | null {
  const text = String(value ?? '')
    .trim()
    .replace(/^\$\s*/, '');
  const match = /^(\d+(?:[.,]\d+)*)\s*([KMB]?)$/i.exec(text);
  if (!match) return null;
  const unit = UNITS[(match[2] ?? '').toUpperCase()] ?? 1;
  const digits = match[1] ?? '';
  const amount =
    /^\d{1,3}(?:[.,]\d{3})+$/.test(digits) && unit === 1 ? digits.replace(/[.,]/g, '') : digits.replace(',', '.');
  const dollars = Math.round(Number(amount) * unit);
  return Number.isFinite(dollars) && dollars <= MONEY_MAX ? dollars : null;
}

/** Formats an amount briefly: `$1.5B`, `$1.5M` from a million, `$250K` from a thousand, `$900` below. */
export function formatMoney(dollars: number): string {
  if (dollars >= 999_950_000) return `$${(Math.round(dollars / 1e8) / 10).toString()}B`;
  if (dollars >= 999_500) return `$${(Math.round(dollars / 1e5) / 10).toString()}M`;
  if (dollars >= 1000) return `$${Math.round(dollars / 1000)}K`;
  return `$${Math.round(dollars)}`;
}
