import type { Statement } from '../statements.ts';
import { contradicted } from '../wording.ts';
import { areApart } from './amounts.ts';
import type { Disagreement } from './disagreement.ts';
import type { Fact } from './fact.ts';

/** A round without its name may be any round; everything else is told apart by its name. */
const isSame = (a: Fact, b: Fact) =>
  a.metric.name === b.metric.name &&
  a.period === b.period &&
  a.planned === b.planned &&
  (a.of === b.of || (a.metric.name === 'Amount raised' && (a.of === '' || b.of === '')));

const contradicts = (a: Fact, b: Fact) =>
  a.statement.slide !== b.statement.slide && isSame(a, b) && areApart(a.amount, b.amount, a.metric.rounding);

/** Whether the deck gives the value of a fact again elsewhere, so that its opposite stands alone. */
const agreeing = (fact: Fact, facts: readonly Fact[]) =>
  facts.filter((other) => isSame(fact, other) && !areApart(fact.amount, other.amount, fact.metric.rounding)).length;

/** Different values for one thing in one period, on different slides. One contradiction for each metric. */
export function contradictions(facts: readonly Fact[]): Disagreement[] {
  return [...Map.groupBy(facts, ({ metric }) => metric.name).values()].flatMap((same) => {
    const pairs = same.flatMap((a, at) =>
      same.slice(at + 1).flatMap((b) => (contradicts(a, b) ? [[a, b] as const] : [])),
    );
    const [pair] = pairs.toSorted(
      ([a, b], [c, d]) => agreeing(c, same) + agreeing(d, same) - agreeing(a, same) - agreeing(b, same),
    );
    if (!pair) return [];
    const [a, b] = pair;
    const { name, category } = a.metric;
    const statements: readonly [Statement, Statement] =
      a.statement.slide < b.statement.slide ? [a.statement, b.statement] : [b.statement, a.statement];
    return [{ kind: 'contradiction', category, name, reason: contradicted(statements), statements }];
  });
}
