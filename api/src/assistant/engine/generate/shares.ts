import { capital, withoutStop } from '../sentences.ts';
import { figuresIn } from './metrics.ts';

/** Parts of one whole. */
export interface Shares {
  unit: string;
  names: string[];
  values: number[];
  /** How the rest was computed, if it was. */
  computed?: string;
}

const FEWEST = 2;
const LONGEST_NAME = 60;
/** Each share may be rounded. */
const ROUNDED = 0.5;

const PART = /^(.*?)(?:,| and|;)?\s*$/u;
const NAMED_AFTER =
  /^(?: (?:(?:is |will be |are )?for|to|(?:will )?go(?:es)? (?:to|into)|into|on|in|of (?=\p{L})))? (.+)$/u;

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
  name !== null && name.length >= 2 && name.length <= LONGEST_NAME && /\p{L}{2}/u.test(name);

/** "and the rest for pilots". */
const REST =
  /^(.+?)[,;]?\s+(?:and )?(?:the )?(?:rest|remainder|remaining part)(?: (?:is|goes|will go))? (?:for|to|into|on|as) ([^,;]+)$/iu;
const FRACTION =
  /(?<![\p{L}-])(?:(?:a |one )?(?:half(?! an? )|third|quarter|fifth)|two thirds|three quarters)(?= (?:for|to|goes|go|into|is|will|on)\b)/giu;
const PARTS: readonly [RegExp, number][] = [
  [/two thirds/iu, 66.7],
  [/three quarters/iu, 75],
  [/half/iu, 50],
  [/third/iu, 33.3],
  [/quarter/iu, 25],
  [/fifth/iu, 20],
];

interface Share {
  text: string;
  at: number;
  value: number;
}

/** The percentages of a text, and the fractions in words. */
function percentsIn(text: string): Share[] {
  const percents = figuresIn(text).filter(({ kind, text: written }) => kind === 'percent' && written.endsWith('%'));
  const fractions = [...text.matchAll(FRACTION)].map(({ 0: written, index }) => ({
    text: written,
    at: index,
    value: PARTS.find(([pattern]) => pattern.test(written))?.[1] ?? 0,
  }));
  return [...percents, ...fractions].toSorted((a, b) => a.at - b.at);
}

const isFraction = ({ text }: Share) => !/\d/u.test(text);
const listed = (shares: readonly Share[]) =>
  shares.map((share) => (isFraction(share) ? `${share.value}%` : share.text.trim())).join(' − ');

/** The names of shares, after or before each; null if one has none. */
function namesOf(text: string, shares: readonly Share[]): string[] | null {
  const after = namesAfter(text, shares);
  const names = after.every(isName) ? after : namesBefore(text, shares);
  return names.every(isName)
    ? names.map((name, at) => {
        const share = shares[at];
        return capital(share && isFraction(share) ? `${name} (${share.text.toLowerCase()})` : name);
      })
    : null;
}

/** With the rest, which is computed; null if nothing is left. */
function withRest(name: string, names: readonly string[], values: readonly number[], whole: number) {
  const rest = Number((whole - sumOf(values)).toFixed(3));
  return rest > 0 ? { names: [...names, `${capital(name)} (the rest)`], values: [...values, rest], rest } : null;
}

function percentages(text: string, rest: string | undefined): Shares | null {
  const shares = percentsIn(text);
  if (shares.length + (rest ? 1 : 0) < FEWEST || shares.length === 0) return null;
  const names = namesOf(text, shares);
  const values = shares.map(({ value }) => value);
  if (!names) return null;
  if (!rest) return Math.abs(sumOf(values) - 100) > ROUNDED * values.length ? null : { unit: '%', names, values };
  const all = withRest(rest, names, values, 100);
  return (
    all && {
      unit: '%',
      names: all.names,
      values: all.values,
      computed: `The rest: 100% − ${listed(shares)} = ${all.rest}%`,
    }
  );
}

const SCALE: Record<string, number> = { '': 1, k: 1e3, m: 1e6, b: 1e9 };

function amounts(text: string, rest: string | undefined, wholes: readonly number[]): Shares | null {
  const money = figuresIn(text).filter(({ kind }) => kind === 'money');
  const [first, ...others] = money;
  const isWhole = (parts: readonly Share[], whole: number) =>
    Math.abs(sumOf(parts.map(({ value }) => value)) - whole) < 1;
  const isFirst =
    first !== undefined &&
    (rest ? others.length > 0 && sumOf(others.map(({ value }) => value)) < first.value : isWhole(others, first.value));
  const shares = isFirst ? others : !rest && wholes.some((whole) => isWhole(money, whole)) ? money : [];
  if (shares.length + (rest ? 1 : 0) < FEWEST || shares.length === 0) return null;
  const names = namesOf(text, shares);
  if (!names) return null;
  const written = shares.map(({ text: amount }) => /^(\D*)[\d.,]+\s?(\D*)$/u.exec(amount));
  const [, currency = ''] = written[0] ?? [];
  if (written.some((amount) => amount?.[1] !== currency)) return null;
  const scales = written.map((amount) => amount?.[2] ?? '');
  const [scale = ''] = scales.toSorted((a, b) => (SCALE[b.toLowerCase()] ?? 0) - (SCALE[a.toLowerCase()] ?? 0));
  const by = SCALE[scale.toLowerCase()];
  const isOne = scales.every((one) => one === scale);
  if (!isOne && (by === undefined || scales.some((one) => SCALE[one.toLowerCase()] === undefined))) return null;
  const inUnit = (value: number, amount: string) =>
    isOne ? Number(/[\d.,]+/u.exec(amount)?.[0]?.replace(/,/gu, '')) : Number((value / (by ?? 1)).toFixed(3));
  const values = shares.map(({ value, text: amount }) => inUnit(value, amount));
  const unit = `${currency}${scale}`;
  if (!rest || !first) return { unit, names, values };
  const all = withRest(rest, names, values, inUnit(first.value, first.text));
  return (
    all && {
      unit,
      names: all.names,
      values: all.values,
      computed: `The rest: ${first.text} − ${listed(shares)} = ${currency}${all.rest}${scale}`,
    }
  );
}

/**
 * The parts of a whole that a sentence tells: percentages and fractions that add up to 100, or money that adds up to its
 * first amount. What it calls the rest is computed.
 * @param wholes amounts that other sentences give, which its money may add up to
 */
export function sharesOf(sentence: string, wholes: readonly number[] = []): Shares | null {
  const text = withoutStop(sentence);
  const [, told = text, rest] = REST.exec(text) ?? [];
  return percentages(told, rest) ?? amounts(told, rest, wholes);
}
