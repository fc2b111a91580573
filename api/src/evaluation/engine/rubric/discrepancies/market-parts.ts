import { type Disagreement, shownMoney } from './disagreement.ts';
import type { Fact } from './fact.ts';
import { LAYERS } from './market-sizes.ts';

/** A market part that is larger than the whole. */
export function wrongMarketParts(facts: readonly Fact[]): Disagreement[] {
  for (const [at, { name: wider }] of LAYERS.entries()) {
    for (const whole of facts.filter(({ metric }) => metric.name === wider)) {
      const part = facts.find(
        ({ metric, of, period, amount }) =>
          LAYERS.findIndex(({ name }) => name === metric.name) > at &&
          of === whole.of &&
          period === whole.period &&
          amount.unit === whole.amount.unit &&
          amount.low > whole.amount.high,
      );
      if (!part) continue;
      const reason = `${part.metric.name} is ${shownMoney(part.amount.low, part.amount.unit)}, which is more than ${wider}, ${shownMoney(whole.amount.low, whole.amount.unit)}, although ${wider} should include it.`;
      const statements = [...new Set([whole.statement, part.statement])].toSorted((a, b) => a.slide - b.slide);
      return [{ kind: 'arithmetic', category: 'Market', name: 'TAM, SAM and SOM', reason, statements }];
    }
  }
  return [];
}
