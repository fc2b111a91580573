import { MONTH } from '../figures.ts';

const PERIOD = new RegExp(
  String.raw`\b(?:(?:${MONTH}|[qh][1-4])[ .’']{0,2}(?:20)?\d{2}|(?:fy ?)?(?:19|20)\d{2}|(?:year|yr) ?\d{1,2}|y\d{1,2}|month ?\d{1,2}|m\d{1,2})\b`,
  'giu',
);

const normal = (period: string) =>
  period
    .toLowerCase()
    .replace(/^(?:year|yr) ?(?=\d)/u, 'y')
    .replace(/^month ?(?=\d)/u, 'm')
    .replace(/^fy ?/u, '')
    .replace(/^([a-z]{3})[a-z]*/u, '$1');

/** The periods that a text names, in order: "2026", "y3", "q4 2026", "may 2026". */
export const periodsIn = (text: string): string[] => [...new Set((text.match(PERIOD) ?? []).map(normal))].toSorted();

/** The only period that a text names; empty if it names none or several. */
export function periodOf(text: string): string {
  const [period = '', ...others] = periodsIn(text);
  return others.length > 0 ? '' : period;
}
