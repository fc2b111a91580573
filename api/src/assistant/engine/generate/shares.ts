import { capital, withoutStop } from '../sentences.ts';
import { figuresIn } from './metrics.ts';

/** Parts of one whole. */
export interface Shares {
  unit: string;
  names: string[];
  values: number[];
}

const FEWEST = 2;
const LONGEST_NAME = 60;
/** Each share may be rounded. */
const ROUNDED = 0.5;

const PART = /^(.*?)(?:,| and|;)?\s*$/u;
const NAMED_AFTER = /^(?: (?:for|to|goes to|go to|goes into|into|on|in))? (.+)$/u;

/** What stands after each share up to the next one: "45% for sales, 35% …". */
function namesAfter(text: string, figures: readonly { text: string; at: number }[]): (string | null)[] {
  return figures.map(({ text: written, at }, place) => {
    const rest = text.slice(at + written.length, figures[place + 1]?.at ?? text.length);
    const part = PART.exec(rest)?.[1] ?? rest;
    return NAMED_AFTER.exec(part)?.[1]?.trim() ?? null;
  });
}

/** What stands before each share from the last one on: "sales 45%, engineering 35%". */
function namesBefore(text: string, figures: readonly { text: string; at: number }[]): (string | null)[] {
  return figures.map(({ at }, place) => {
    const last = figures[place - 1];
    const from = last ? last.at + last.text.length : text.lastIndexOf(':', at) + 1;
    const part = text
      .slice(from, at)
      .replace(/^(?:,|;)?\s*(?:and )?/u, '')
      .replace(/[:\s–-]+$/u, '');
    return /^\p{L}/u.test(part) ? part : null;
  });
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const isName = (name: string | null): name is string =>
  name !== null && name.length >= 2 && name.length <= LONGEST_NAME && !/\d/u.test(name);

/** The parts of a whole that a sentence tells: percentages that add up to 100, or money that adds up to its first amount. */
export function sharesOf(sentence: string): Shares | null {
  const text = withoutStop(sentence);
  const figures = figuresIn(text);
  const percents = figures.filter(({ kind, text: written }) => kind === 'percent' && written.endsWith('%'));
  const money = figures.filter(({ kind }) => kind === 'money');
  const [whole, ...parts] = money;
  const isSplit = whole !== undefined && Math.abs(sumOf(parts.map(({ value }) => value)) - whole.value) < 1;
  const shares = percents.length >= FEWEST ? percents : isSplit ? parts : [];
  if (shares.length < FEWEST) return null;
  const values = shares.map(({ value }) => value);
  if (shares === percents && Math.abs(sumOf(values) - 100) > ROUNDED * values.length) return null;
  const after = namesAfter(text, shares);
  const names = after.every(isName) ? after : namesBefore(text, shares);
  if (!names.every(isName)) return null;
  if (shares === percents) return { unit: '%', names: names.map(capital), values };
  const written = shares.map(({ text: amount }) => /^(\D*)([\d.,]+)\s?(\D*)$/u.exec(amount));
  const [, currency = '', , scale = ''] = written[0] ?? [];
  if (written.some((amount) => amount?.[1] !== currency || amount[3] !== scale)) return null;
  return {
    unit: `${currency}${scale}`,
    names: names.map(capital),
    values: written.map((amount) => Number(amount?.[2]?.replace(/,/gu, ''))),
  };
}
