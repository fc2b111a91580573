/** A leaf, or the number of a feature, a limit, and the branches for smaller and other values. */
export type Tree = number | readonly [feature: number, limit: number, smaller: Tree, other: Tree];

/** Small decision trees whose leaves add up to the log of the odds. */
export interface Forest {
  base: number;
  trees: readonly Tree[];
}

/** Probability, 0 to 1, that what was measured is the case. */
export function probability({ base, trees }: Forest, features: readonly number[]): number {
  let sum = base;
  for (let tree of trees) {
    while (typeof tree !== 'number') {
      const [feature, limit, smaller, other]: readonly [number, number, Tree, Tree] = tree;
      tree = (features[feature] ?? 0) < limit ? smaller : other;
    }
    sum += tree;
  }
  return 1 / (1 + Math.exp(-sum));
}
