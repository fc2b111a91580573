import { groupDigits } from '@northlight/shared-api/rules';

/** Maximum number of digits. Every such amount is an exact JavaScript number. */
const LONGEST = 15;

/** The digits of a text without leading zeros; a single zero stays. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');

/** Whether an amount has too many digits to be exact. */
export const isTooLong = (digits: string): boolean => digits.length > LONGEST;

/** Adds dots between thousands: 1500000 becomes 1.500.000. */
export const withDots = (digits: string): string => groupDigits(digits, '.');

/** Number of digits before a position in a text. */
export const digitsBefore = (text: string, place: number): number => text.slice(0, place).replace(/\D/g, '').length;

/** Position in a text directly after a number of digits. */
export function placeAfter(text: string, digits: number): number {
  let place = 0;
  for (let seen = 0; place < text.length && seen < digits; place += 1) {
    if (/\d/.test(text[place] ?? '')) seen += 1;
  }
  return place;
}

const POWER: Record<string, number> = { '': 0, K: 3, M: 6, B: 9 };
const GROUPED = /^\d{1,3}(?:([.,' ])\d{3})(?:\1\d{3})*(?:[.,]00)?$/;
const DECIMAL = /^(\d+)(?:[.,](\d+))?$/;

/**
 * Parses a whole dollar amount: 1.500.000, 1,500,000, $1.5M, 250 K, USD 40000. Returns its digits, or null for words,
 * cents, negative amounts and amounts over 15 digits.
 */
export function readMoney(text: string): string | null {
  const bare = text.trim().replace(/^(?:\$|USD\s*|US\$)\s*/i, '');
  const [, number = '', unit = ''] = /^(.*?)\s*([KMB]?)$/i.exec(bare) ?? [];
  const power = POWER[unit.toUpperCase()] ?? 0;
  if (power === 0 && GROUPED.test(number)) return held(number.replace(/[.,]00$/, '').replace(/\D/g, ''));
  const [, whole, decimals = ''] = DECIMAL.exec(number) ?? [];
  if (whole === undefined) return null;
  const fraction = decimals.replace(/0+$/, '');
  return fraction.length > power ? null : held(whole + fraction.padEnd(power, '0'));
}

function held(digits: string): string | null {
  const bare = digits.replace(/^0+(?=\d)/, '');
  return isTooLong(bare) ? null : bare;
}
