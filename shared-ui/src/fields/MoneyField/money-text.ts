/** Longest amount, in digits: every one of them is still an exact number. */
const LONGEST = 15;

/** The digits of a text without leading zeros, as the value of a money field; a lone zero stays. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');

/** Whether digits are more than an exact number has. */
export const isTooLong = (digits: string): boolean => digits.length > LONGEST;

/** Digits with dots between the thousands: 1500000 becomes 1.500.000. */
export const withDots = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.');

/** How many digits stand before a place in a text. */
export const digitsBefore = (text: string, place: number): number => text.slice(0, place).replace(/\D/g, '').length;

/** The place in a text right after so many digits. */
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
 * Whole dollars, as digits, of an amount the way people write it: 1.500.000, 1,500,000, $1.5M, 250 K, USD 40000.
 * Null for what is no such amount: words, cents, less than nothing, or more than 15 digits.
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
