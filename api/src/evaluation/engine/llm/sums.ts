/** Sums that a model writes out in full, such as “$12K / $3K = 4” or “(41 - 30) / 30 = 37%”. */

const OPERAND = String.raw`[$€£]?\d[\d,]*(?:\.\d+)?\s?(?:%|[KMB]\b)?`;
/** What is counted, as in “5,000 ports × $9K”. */
const COUNTED = String.raw`(?:\s\p{L}{2,}){0,2}`;
const OPERATOR = '[-+−–×*÷/x]';
const SUM = new RegExp(
  String.raw`(\(?\s*${OPERAND}${COUNTED}\s*\)?(?:\s*${OPERATOR}\s*\(?\s*${OPERAND}${COUNTED}\s*\)?)+)\s*[=≈]\s*(${OPERAND})`,
  'giu',
);
const TOKEN = new RegExp(`${OPERAND}|${OPERATOR}|[()]`, 'giu');
const UNITS: Readonly<Record<string, number>> = { '%': 0.01, K: 1e3, M: 1e6, B: 1e9 };
/** The result may be rounded by this share. */
const ROUNDED = 0.02;

function amountOf(operand: string): number {
  const unit = UNITS[operand.at(-1)?.toUpperCase() ?? ''] ?? 1;
  return Number(operand.replace(/[^\d.]/gu, '')) * unit;
}

/** Each takes its tokens from the front, and gives NaN where they are not what it expects. */
function operand(tokens: string[]): number {
  const token = tokens.shift() ?? '';
  if (token !== '(') return /\d/u.test(token) ? amountOf(token) : Number.NaN;
  const inner = total(tokens);
  return tokens.shift() === ')' ? inner : Number.NaN;
}

function product(tokens: string[]): number {
  let value = operand(tokens);
  while (/^[×*x÷/]$/iu.test(tokens[0] ?? '')) {
    const divides = /[÷/]/u.test(tokens.shift() ?? '');
    const next = operand(tokens);
    value = divides ? value / next : value * next;
  }
  return value;
}

function total(tokens: string[]): number {
  let value = product(tokens);
  while (/^[-+−–]$/u.test(tokens[0] ?? '')) {
    const sign = tokens.shift() === '+' ? 1 : -1;
    value += sign * product(tokens);
  }
  return tokens.length === 0 || tokens[0] === ')' ? value : Number.NaN;
}

/**
 * The results of the sums in a text that are right, as they are written.
 * @param isKnown whether all numbers of a text are known; a sum with another one proves nothing
 */
export function resultsIn(text: string, isKnown: (text: string) => boolean): string[] {
  return [...text.matchAll(SUM)].flatMap(([, left = '', result = '']) => {
    if (!isKnown(left)) return [];
    const tokens: string[] = left.replace(/\p{L}{2,}/gu, '').match(TOKEN) ?? [];
    const value = total(tokens);
    const written = amountOf(result);
    const isRight = tokens.length === 0 && Math.abs(value - written) <= ROUNDED * Math.abs(value);
    return isRight ? [result] : [];
  });
}
