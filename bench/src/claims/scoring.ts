/** Weights by which the claims of a category give its score, learned from readers' bands. */
import type { Claim } from '../../../api/src/evaluation/engine/rubric/claims/claims.ts';
import { partsOf } from '../../../api/src/evaluation/engine/rubric/claims/score.ts';
import { RUBRIC } from '../../../api/src/evaluation/engine/rubric/rules/index.ts';
import type { LabelledDeck } from './examples.ts';
import { mean } from './mean.ts';

/** How firmly a category's weights are held to those of all categories, and these to zero. */
const RESTRAINT = { own: 10, common: 3 } as const;
const ROUNDS = 60;
const STEPS = 8;
const NONE = 1e-9;

interface Category {
  rows: readonly (readonly number[])[];
  wanted: readonly number[];
}

const product = (rows: Category['rows'], a: number, b: (row: readonly number[], at: number) => number) =>
  rows.reduce((sum, row, at) => sum + (row[a] ?? 0) * b(row, at), 0);

/**
 * Least squares by coordinates, with weights that are not negative. Readers give few bands to a category, so its weights
 * are drawn to the mean of all categories'; only the last one, which counts always, is free.
 */
function fit(categories: readonly Category[]): number[][] {
  const many = categories[0]?.rows[0]?.length ?? 0;
  const places = Array.from({ length: many }, (_, at) => at);
  const known = categories.map(({ rows, wanted }) => ({
    squares: places.map((a) => places.map((b) => product(rows, a, (row) => row[b] ?? 0))),
    targets: places.map((a) => product(rows, a, (_, at) => wanted[at] ?? 0)),
    weights: places.map(() => 0.1),
  }));
  let common = places.map(() => 0.1);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { squares, targets, weights } of known)
      for (let step = 0; step < STEPS * many; step++) {
        const at = step % many;
        const isFree = at === many - 1;
        const restraint = isFree ? NONE : RESTRAINT.own;
        const own = squares[at] ?? [];
        const rest = weights.reduce((sum, weight, other) => (other === at ? sum : sum + (own[other] ?? 0) * weight), 0);
        const weight = ((targets[at] ?? 0) - rest + restraint * (common[at] ?? 0)) / ((own[at] ?? 0) + restraint);
        weights[at] = isFree ? weight : Math.max(0, weight);
      }
    common = places.map((at) =>
      at === many - 1
        ? 0
        : (RESTRAINT.own * known.reduce((sum, { weights }) => sum + (weights[at] ?? 0), 0)) /
          (RESTRAINT.common + known.length * RESTRAINT.own),
    );
  }
  return known.map(({ weights }) => weights.map((weight) => Math.round(1000 * weight) / 1000));
}

/** The weights of each category, in its order. */
export const trainScores = <D extends Pick<LabelledDeck, 'bands'>>(
  decks: readonly D[],
  claimsOf: (deck: D) => readonly Claim[],
): number[][] =>
  fit(
    RUBRIC.map(({ rules }, place) => ({
      rows: decks.map((deck) => partsOf(rules, claimsOf(deck))),
      wanted: decks.map(({ bands }) => mean(bands.map((reader) => reader[place] ?? 0))),
    })),
  );
