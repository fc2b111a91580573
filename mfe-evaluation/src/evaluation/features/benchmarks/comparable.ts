import type { BenchmarkGroup, Benchmarks } from '@northlight/shared-api';

/** The narrowest group with enough decks: those of the same stage, else of the same sector, else all; null if none. */
export function comparableGroup({ groups }: Pick<Benchmarks, 'groups'>): BenchmarkGroup | null {
  for (const wanted of ['stage', 'sector', 'all'] as const) {
    const group = groups.find(({ among, n }) => among === wanted && n !== null);
    if (group) return group;
  }
  return null;
}

/** The median of comparable decks in each category, for marks on this deck's scores. */
export interface Medians {
  of: ReadonlyMap<string, number>;
  /** What the marks stand for: "median of 46 decks". */
  label: string;
}

/**
 * The medians to mark on the scores of a result. Null if there are none, or if other rules scored this result, since
 * its scores could not be compared with them.
 */
export function mediansOf(benchmarks: Benchmarks): Medians | null {
  const group = benchmarks.own === 'as_shown' ? comparableGroup(benchmarks) : null;
  if (!group) return null;
  const where = group.among === 'all' || group.name === null ? '' : ` (${group.name})`;
  return {
    of: new Map(group.categories.map(({ category, percentiles }) => [category, percentiles.median])),
    label: `median of ${group.n} ${benchmarks.is_demo ? 'made-up demo ' : ''}decks${where}`,
  };
}
