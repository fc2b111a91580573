import { CURRENCY, FACTORS, type Figure, type FigureKind, figuresOf } from '../figures.ts';
import { currencyOf } from './disagreement.ts';

/** A number or range of a sentence. */
export interface Amount {
  kind: FigureKind;
  /** As written. */
  text: string;
  at: number;
  low: number;
  /** Infinity for "40+". */
  high: number;
  /** A currency, "%" or nothing. */
  unit: string;
}

const SCALE = Object.keys(FACTORS)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const REST = new RegExp(
  String.raw`^(?:\s?[–—~-]\s?|\sto\s)(?:${CURRENCY})?(\d[\d,]*(?:\.\d+)?)\s?(?:(${SCALE})s?\b)?\s?%?`,
  'iu',
);
const SCALED = new RegExp(String.raw`\d\s?(?:${SCALE})s?$`, 'iu');
/** "₹3.4 K Cr", "₹95,00,000", "1.600 €": a number that was not read to its end. */
const DOUBTFUL = new RegExp(String.raw`^(?:\s(?:${SCALE})\b|[,.]\d|\s\d)`, 'iu');
const AT_LEAST = /(?:\bover|\bmore than|\bat least|\babove|\bexceed\w*|>)\s?$/iu;
const AT_MOST = /(?:\bup to|\bunder|\bless than|\bbelow|\bat most|<)\s?$/iu;

function amountOf({ kind, text: written, value, at }: Figure, text: string): Amount | null {
  const before = text.slice(0, at);
  const after = text.slice(at + written.length);
  if (DOUBTFUL.test(after)) return null;
  const unit = kind === 'money' ? currencyOf(written) : kind === 'percent' ? '%' : '';
  const range = kind === 'duration' ? null : REST.exec(after);
  if (range) {
    const scale = FACTORS[(range[2] ?? '').toLowerCase()] ?? 1;
    const low = scale > 1 && !SCALED.test(written) ? value * scale : value;
    const high = Number(range[1]?.replaceAll(',', '')) * scale;
    if (high > low) return { kind, text: `${written}${range[0]}`.trim(), at, low, high, unit };
  }
  const open = written.endsWith('+') || after.startsWith('+') || AT_LEAST.test(before);
  return {
    kind,
    text: written,
    at,
    low: AT_MOST.test(before) ? 0 : value,
    high: open ? Number.POSITIVE_INFINITY : value,
    unit,
  };
}

/** The numbers of a text, where "$150–300K" is one. */
export function amountsOf(text: string): Amount[] {
  const amounts: Amount[] = [];
  let end = 0;
  for (const figure of figuresOf(text)) {
    if (figure.at < end) continue;
    const amount = amountOf(figure, text);
    if (!amount) continue;
    amounts.push(amount);
    end = amount.at + amount.text.length;
  }
  return amounts;
}

/** Whether two amounts cannot be the same number. */
export const areApart = (a: Amount, b: Amount, rounding: number): boolean =>
  a.unit === b.unit && (a.low > b.high * (1 + rounding) || b.low > a.high * (1 + rounding));
