import type { Category, CategoryScore, Discrepancy, EvaluationResult, Evidence } from './types.ts';

/** What became of one category between two versions of a deck. */
export interface CategoryChange {
  category: Category;
  /** Scores; null where it was not assessed. */
  before: number | null;
  after: number | null;
  /** Evidence for a point of the rubric that had none before, or weaker. */
  gained: Evidence[];
  /** Evidence for a point that has none any more, or weaker. */
  lost: Evidence[];
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/gu, ' ').trim();

/** The best evidence of each rule. */
function byRule(evidence: readonly Evidence[]): Map<string, Evidence> {
  const best = new Map<string, Evidence>();
  for (const one of evidence) {
    if ((best.get(one.rule)?.band ?? -1) < (one.band ?? 0)) best.set(one.rule, one);
  }
  return best;
}

/** Evidence for rules that the others have none for, or weaker. Earlier releases kept no bands: such evidence is compared by its rule alone. */
function beyond(evidence: readonly Evidence[], others: readonly Evidence[]): Evidence[] {
  const known = byRule(others);
  return [...byRule(evidence).values()].filter((one) => {
    const other = known.get(one.rule);
    if (!other) return true;
    return one.band !== null && other.band !== null && one.band > other.band;
  });
}

function changeOf(before: CategoryScore | undefined, after: CategoryScore): CategoryChange {
  const [had, has] = [before?.evidence ?? [], after.evidence];
  return {
    category: after.category,
    before: before?.score ?? null,
    after: after.score,
    gained: beyond(has, had),
    lost: beyond(had, has),
  };
}

/**
 * Evidence gained and lost from one version of a deck to a later one, for each category. A slide that only moved, and
 * other words of the same weight, change nothing.
 */
export const compareResults = (earlier: EvaluationResult, later: EvaluationResult): CategoryChange[] =>
  later.scores.map((score) =>
    changeOf(
      earlier.scores.find(({ category }) => category === score.category),
      score,
    ),
  );

/** The same disagreement, whatever slides it stands on by now. */
const keyOf = ({ category, name, quotes }: Discrepancy) =>
  [category, name, ...quotes.map(({ quote }) => plain(quote))].join('\n');

const without = (some: readonly Discrepancy[], others: readonly Discrepancy[]) => {
  const known = new Set(others.map(keyOf));
  return some.filter((one) => !known.has(keyOf(one)));
};

/** What did not agree and now does, and what no longer agrees. */
export const compareDiscrepancies = (earlier: EvaluationResult, later: EvaluationResult) => ({
  settled: without(earlier.discrepancies, later.discrepancies),
  arisen: without(later.discrepancies, earlier.discrepancies),
});
