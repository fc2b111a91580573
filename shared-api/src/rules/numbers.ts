// `Intl` loads locale tables first, which would delay the page, so nothing here uses it.

import { groupDigits } from './money.ts';

const KILOBYTE = 1024;
const BYTES = [
  ['GB', KILOBYTE ** 3],
  ['MB', KILOBYTE ** 2],
] as const;

/** A number with this many decimals: 1234.5 with two is "1,234.50". */
export function fixedOf(value: number, digits: number): string {
  const [whole = '', decimals] = value.toFixed(digits).split('.');
  const grouped = groupDigits(whole, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** A whole number: "1,200". */
export const countOf = (count: number): string => fixedOf(count, 0);

/** A number with at most this many decimals, one by default: "1,234.5", "7". */
export const numberOf = (value: number, digits = 1): string =>
  digits === 0 ? countOf(value) : fixedOf(value, digits).replace(/\.?0+$/u, '');

/** A count with its noun: "1 deck", "1,200 decks". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${countOf(count)} ${count === 1 ? one : many}`;

/** A share from 0 to 1: "40%". */
export const percentOf = (share: number): string => `${Math.round(share * 100)}%`;

/** A share that is mostly small: "0%", "<0.1%", "0.4%", "83%". */
export function rateOf(share: number): string {
  if (share > 0 && share < 0.001) return '<0.1%';
  return share > 0 && share < 0.1 ? `${fixedOf(share * 100, 1)}%` : percentOf(share);
}

/** A place among others: "1st", "12th", "42nd". */
export function ordinalOf(place: number): string {
  const ending = Math.trunc(place / 10) % 10 === 1 ? undefined : ['th', 'st', 'nd', 'rd'][place % 10];
  return `${countOf(place)}${ending ?? 'th'}`;
}

/** Whole numbers in ascending order, with three or more in a row as a range: "1, 3–6 and 9". */
export function rangesOf(numbers: readonly number[]): string {
  const runs: number[][] = [];
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  const parts = runs.flatMap((run) => (run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : run.map(String)));
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** A file's size: "412 KB", "8.4 MB", "2 GB". */
export function fileSize(bytes: number): string {
  if (bytes < KILOBYTE) return `${countOf(bytes)} B`;
  for (const [unit, size] of BYTES) {
    if (bytes >= size) return `${numberOf(bytes / size, bytes < 100 * size ? 1 : 0)} ${unit}`;
  }
  return `${countOf(bytes / KILOBYTE)} KB`;
}

/** "once", "3 times". */
export const timesOf = (count: number): string => (count === 1 ? 'once' : counted(count, 'time'));
