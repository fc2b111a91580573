import type { Category } from '../types.ts';
import { hasDate } from './backing.ts';
import { type FigureKind, figuresOf } from './figures.ts';
import type { Statement } from './statements.ts';

/** A quantity that a company has one of at a time. */
interface Quantity {
  category: Category;
  /** The sentence states the quantity. */
  pattern: RegExp;
  kind: FigureKind;
}

const QUANTITIES: readonly Quantity[] = [
  { category: 'Financials & ask', pattern: /\b(?:we(?:[’']re| are) )?(?:raising|seeking) /iu, kind: 'money' },
  { category: 'Market', pattern: /\b(?:tam|total addressable market)\b/iu, kind: 'money' },
  { category: 'Traction & engagement', pattern: /\b(?:mrr|monthly recurring revenue)\b/iu, kind: 'money' },
  { category: 'Traction & engagement', pattern: /\b(?:arr|annual recurring revenue)\b/iu, kind: 'money' },
  { category: 'Traction & engagement', pattern: /\bpaying (?:customers?|users?|clients?)\b/iu, kind: 'count' },
];

const CHANGES =
  /\b(?:from|to|by|up|will|plan|goal|target|forecast|grow|grew|reach|takes|per|was|committed|already)\b/iu;
/** Rounding explains differences up to this share. */
const ROUNDING = 0.05;

/** Two statements on different slides that give one quantity two values, when no date or change explains it. */
export function contradictionsOf(category: Category, statements: readonly Statement[]): [Statement, Statement] | null {
  for (const { pattern, kind, category: own } of QUANTITIES) {
    if (own !== category) continue;
    const stated = statements
      .filter(({ text }) => pattern.test(text) && !hasDate(text) && !CHANGES.test(text))
      .map((statement) => ({ statement, figures: figuresOf(statement.text).filter((figure) => figure.kind === kind) }))
      .filter(({ figures }) => figures.length === 1);
    for (const [index, a] of stated.entries()) {
      const b = stated.slice(index + 1).find((other) => {
        const [x = 0, y = 0] = [a.figures[0]?.value, other.figures[0]?.value];
        return other.statement.slide !== a.statement.slide && Math.abs(x - y) > ROUNDING * Math.max(x, y);
      });
      if (b) return [a.statement, b.statement];
    }
  }
  return null;
}
