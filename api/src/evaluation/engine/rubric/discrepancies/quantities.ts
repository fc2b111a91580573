import type { Category } from '../../types.ts';
import { type FigureKind, figuresOf } from '../figures.ts';
import type { Statement } from '../statements.ts';
import { contradicted } from '../wording.ts';
import { currencyOf, type Disagreement, differ } from './disagreement.ts';

/** A quantity that has only one value at a time for a company. */
interface Quantity {
  name: string;
  category: Category;
  /** Matches a sentence that states the quantity. */
  pattern: RegExp;
  kind: FigureKind;
}

const QUANTITIES: readonly Quantity[] = [
  {
    name: 'Amount raised',
    category: 'Financials & ask',
    pattern: /^(?:we(?:[’']re| are) )?(?:now )?(?:raising|seeking|asking for|looking for) |\bour ask\b|\bround of\b/iu,
    kind: 'money',
  },
  { name: 'Total market', category: 'Market', pattern: /\b(?:tam|total addressable market)\b/iu, kind: 'money' },
  {
    name: 'Monthly revenue',
    category: 'Traction & engagement',
    pattern: /\b(?:mrr|monthly recurring revenue|monthly revenue)\b/iu,
    kind: 'money',
  },
  {
    name: 'Annual recurring revenue',
    category: 'Traction & engagement',
    pattern: /\b(?:arr|annual recurring revenue)\b/iu,
    kind: 'money',
  },
  {
    name: 'Paying customers',
    category: 'Traction & engagement',
    pattern: /\bpaying [\w-]+/iu,
    kind: 'count',
  },
  {
    name: 'Size of the team',
    category: 'Team',
    pattern: /\b(?:team of|employees|full[- ]time (?:people|staff)|people on the team)\b/iu,
    kind: 'count',
  },
  {
    name: 'Gross margin',
    category: 'Business model & route to market',
    pattern: /\bgross margins?\b/iu,
    kind: 'percent',
  },
];

const CHANGES =
  /\b(?:from|to|by|up|will|plan|goal|target|forecast|grow|grew|reach|takes|per|was|were|committed|already|average|median|of which)\b/iu;
const DATE =
  /\b(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* )?(?:19|20)\d{2}\b|\b[qh][1-4] (?:20)?\d{2}\b/giu;

/** The dates that a sentence refers to. Two sentences are compared only if these match. */
const datesOf = (text: string) => (text.match(DATE) ?? []).join(' ').toLowerCase();

function stated({ pattern, kind }: Quantity, statements: readonly Statement[]) {
  return statements.flatMap((statement) => {
    const { text } = statement;
    if (!pattern.test(text) || CHANGES.test(text)) return [];
    const figures = figuresOf(text).filter((figure) => figure.kind === kind);
    const [figure] = figures;
    if (figures.length !== 1 || !figure) return [];
    const currency = kind === 'money' ? currencyOf(figure.text) : '';
    return [{ statement, value: figure.value, currency, dates: datesOf(text) }];
  });
}

/**
 * Statements on different slides that give one quantity different values, without a date or change that explains it.
 */
export function contradictoryQuantities(statements: readonly Statement[]): Disagreement[] {
  return QUANTITIES.flatMap((quantity) => {
    const values = stated(quantity, statements);
    for (const [place, a] of values.entries()) {
      const b = values
        .slice(place + 1)
        .find(
          (other) =>
            other.statement.slide !== a.statement.slide &&
            other.dates === a.dates &&
            other.currency === a.currency &&
            differ(a.value, other.value),
        );
      if (!b) continue;
      const { name, category } = quantity;
      const pair = [a.statement, b.statement] as const;
      return [{ kind: 'contradiction', category, name, reason: contradicted(pair), statements: pair }];
    }
    return [];
  });
}
