import { numberOf } from '@northlight/shared-api/rules';
import type { Category } from '../../types.ts';
import { type Figure, figuresOf } from '../figures.ts';
import type { Statement } from '../statements.ts';
import type { Topic } from '../topics.ts';
import { contradicted } from '../wording.ts';
import { currencyOf, type Disagreement, differ } from './disagreement.ts';

const CATEGORIES: Partial<Record<Topic, Category>> = {
  problem: 'Problem & why now',
  timing: 'Problem & why now',
  solution: 'Solution & product status',
  status: 'Solution & product status',
  market: 'Market',
  financials: 'Financials & ask',
  ask: 'Financials & ask',
};
const categoryOf = ({ topic }: Statement): Category => CATEGORIES[topic ?? 'other'] ?? 'Traction & engagement';

const WORDS: readonly [RegExp, number][] = [
  [/\b(?:doubled|twofold|twice)\b/iu, 2],
  [/\b(?:tripled|trebled|threefold)\b/iu, 3],
  [/\b(?:quadrupled|fourfold)\b/iu, 4],
  [/\btenfold\b/iu, 10],
];
const FROM_TO = /\bfrom\b[^;]*?\bto\b|→|->/iu;
/** Percentage points, or share of a factor, that rounding explains. */
const POINTS = 3;
const FACTOR = 0.15;

/** The two values of "from 5 to 14", of the same kind. */
function endsOf(text: string, figures: readonly Figure[]): [Figure, Figure] | null {
  const found = FROM_TO.exec(text);
  if (!found) return null;
  const [a, b] = figures.filter(({ at }) => at >= found.index);
  return a && b && a.kind === b.kind && currencyOf(a.text) === currencyOf(b.text) && a.value > 0 ? [a, b] : null;
}

/** Growth figures that contradict their own two values. */
export function wrongGrowth(statements: readonly Statement[]): Disagreement[] {
  return statements.flatMap((statement) => {
    const { text, slide } = statement;
    const figures = figuresOf(text);
    const ends = endsOf(text, figures);
    if (!ends) return [];
    const [from, to] = ends;
    const ratio = to.value / from.value;
    const others = figures.filter(({ at }) => at !== from.at && at !== to.at);
    const told = (claim: string, is: string): Disagreement[] => [
      {
        kind: 'arithmetic',
        category: categoryOf(statement),
        name: 'Growth',
        reason: `On slide ${slide}, from ${from.text} to ${to.text} is ${is}, not ${claim}.`,
        statements: [statement],
      },
    ];
    const percent = others.filter(
      ({ kind, at, text: said }) => kind === 'percent' && !/^ of\b/u.test(text.slice(at + said.length)),
    );
    const [share] = percent;
    const change = (ratio - 1) * 100;
    if (percent.length === 1 && share && from.kind !== 'percent') {
      const off = Math.abs(Math.abs(change) - share.value);
      if (off > Math.max(POINTS, 0.06 * share.value) && Math.abs(ratio * 100 - share.value) > POINTS)
        return told(share.text, `${change < 0 ? '−' : '+'}${numberOf(Math.abs(change))}%`);
    }
    const multiple =
      others.find(({ kind }) => kind === 'multiple')?.value ?? WORDS.find(([word]) => word.test(text))?.[1];
    if (multiple && from.kind !== 'percent' && percent.length === 0) {
      const factor = ratio < 1 ? 1 / ratio : ratio;
      if (differ(factor, multiple, FACTOR) && differ(factor - 1, multiple, FACTOR))
        return told(`${numberOf(multiple)}×`, `${numberOf(factor)}×`);
    }
    return [];
  });
}

const REVENUE = /\b(?:revenues?|sales|turnover|arr|mrr)\b/iu;
const KIND = [/\b(?:mrr|monthly)\b/iu, /\b(?:arr|recurring)\b/iu] as const;
const PROJECTED = /\b(?:plan\w*|forecast|project\w+|target|expect\w*|will|goal|estimate\w*|aim)\b/iu;
const IN_YEAR = /^,? ?(?:in|for|during|by) (?:fy ?)?((?:19|20)\d{2})\b/iu;
const YEAR_FIRST = /\b((?:19|20)\d{2})(?::| was| were| revenue:?| sales:?)? $/iu;

interface Entry {
  /** Kind of revenue and its year. */
  key: string;
  value: number;
  currency: string;
  statement: Statement;
}

/** Revenue by year, as "$0.3M in 2024" or "2024: $0.3M". */
function entriesOf(statement: Statement): Entry[] {
  const { text } = statement;
  if (!REVENUE.test(text) || PROJECTED.test(text)) return [];
  const kind = KIND.findIndex((pattern) => pattern.test(text));
  return figuresOf(text).flatMap((figure) => {
    if (figure.kind !== 'money') return [];
    const year =
      IN_YEAR.exec(text.slice(figure.at + figure.text.length))?.[1] ?? YEAR_FIRST.exec(text.slice(0, figure.at))?.[1];
    return year ? [{ key: `${kind} ${year}`, value: figure.value, currency: currencyOf(figure.text), statement }] : [];
  });
}

/** Slides that give different revenue for the same year. */
export function contradictorySeries(statements: readonly Statement[]): Disagreement[] {
  const entries = statements.flatMap(entriesOf);
  for (const [place, a] of entries.entries()) {
    const b = entries
      .slice(place + 1)
      .find(
        (other) =>
          other.key === a.key &&
          other.currency === a.currency &&
          other.statement.slide !== a.statement.slide &&
          differ(a.value, other.value, 0.1),
      );
    if (!b) continue;
    const pair = [a.statement, b.statement] as const;
    const reason = contradicted(pair);
    return [
      { kind: 'contradiction', category: 'Financials & ask', name: 'Revenue of a year', reason, statements: pair },
    ];
  }
  return [];
}
