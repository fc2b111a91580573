import type { Category, CategoryScore, Discrepancy, EvaluationResult, Evidence } from './types.ts';

/** How one category changed between two versions of a deck. */
export interface CategoryChange {
  category: Category;
  /** Scores; null where it was not assessed. */
  before: number | null;
  after: number | null;
  /** Evidence for a rule that had none before, or weaker evidence. */
  gained: Evidence[];
  /** Evidence for a rule that now has none, or weaker evidence. */
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

/**
 * Evidence for rules for which the others have none, or weaker. Earlier releases stored no bands; such evidence is
 * compared by its rule only.
 */
function beyond(evidence: readonly Evidence[], others: readonly Evidence[]): Evidence[] {
  const known = byRule(others);
  return [...byRule(evidence).values()].filter((one) => {
    const other = known.get(one.rule);
    if (!other) return true;
    return one.band !== null && other.band !== null && one.band > other.band;
  });
}

/** Where one version could not be assessed, nothing counts as gained or lost: it may be on a slide that was not read. */
function changeOf(before: CategoryScore | undefined, after: CategoryScore): CategoryChange {
  const isKnown = before?.score !== null && after.score !== null;
  const [had, has] = isKnown ? [before?.evidence ?? [], after.evidence] : [[], []];
  return {
    category: after.category,
    before: before?.score ?? null,
    after: after.score,
    gained: beyond(has, had),
    lost: beyond(had, has),
  };
}

/**
 * Evidence gained and lost per category from one version of a deck to the next. Moving a slide or rewording a claim
 * without changing its band makes no difference.
 */
export const compareResults = (earlier: EvaluationResult, later: EvaluationResult): CategoryChange[] =>
  later.scores.map((score) =>
    changeOf(
      earlier.scores.find(({ category }) => category === score.category),
      score,
    ),
  );

/** Identifies a discrepancy regardless of its slides. */
const keyOf = ({ category, name, quotes }: Discrepancy) =>
  [category, name, ...quotes.map(({ quote }) => plain(quote))].join('\n');

const without = (some: readonly Discrepancy[], others: readonly Discrepancy[]) => {
  const known = new Set(others.map(keyOf));
  return some.filter((one) => !known.has(keyOf(one)));
};

/** Discrepancies that were settled, and new ones. */
export const compareDiscrepancies = (earlier: EvaluationResult, later: EvaluationResult) => ({
  settled: without(earlier.discrepancies, later.discrepancies),
  arisen: without(later.discrepancies, earlier.discrepancies),
});
