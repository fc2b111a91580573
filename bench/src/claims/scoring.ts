/** A category's score from what its statements claim, with weights learned from readers' bands. */
import { RUBRIC } from '../../../api/src/evaluation/engine/rubric/rules/index.ts';
import type { LabelledDeck } from './examples.ts';
import { mean } from './training.ts';

/** What a statement claims. */
export interface Claim {
  /** Probability that it speaks to each rule, by the rule's id. */
  speaksTo: Readonly<Record<string, number>>;
  /** Expected strength as a reader would judge it, 3 to 8. */
  strength: number;
}

const SEVERAL = 3;
const FULL = 4;

/** Measures the claims of a category: the strongest of each rule, of all, of the best three, and their number. */
export function partsOf(ids: readonly string[], claims: readonly Claim[]): number[] {
  const strongest = ids.map((id) =>
    Math.max(0, ...claims.map(({ speaksTo, strength }) => (speaksTo[id] ?? 0) * strength)),
  );
  const likely = claims.map(({ speaksTo }) => ids.reduce((sum, id) => sum + (speaksTo[id] ?? 0), 0));
  const strengths = claims.map(({ strength }, at) => (likely[at] ?? 0) * strength).toSorted((a, b) => b - a);
  const three = strengths.slice(0, SEVERAL).reduce((sum, one) => sum + one, 0) / SEVERAL;
  const count = likely.reduce((sum, one) => sum + one, 0);
  return [...strongest, strengths[0] ?? 0, three, Math.min(1, Math.log2(1 + count) / FULL), 1];
}

/** Least squares with weights that are not negative, by coordinates; the last column is not restrained. */
function fit(rows: readonly (readonly number[])[], wanted: readonly number[]): number[] {
  const RESTRAINT = 2;
  const ROUNDS = 300;
  const many = rows[0]?.length ?? 0;
  const weights = new Array<number>(many).fill(0.1);
  for (let round = 0; round < ROUNDS; round++)
    for (let at = 0; at < many; at++) {
      let [above, below] = [0, at === many - 1 ? 1e-9 : RESTRAINT];
      rows.forEach((row, index) => {
        const rest = row.reduce((sum, part, other) => (other === at ? sum : sum + (weights[other] ?? 0) * part), 0);
        above += (row[at] ?? 0) * ((wanted[index] ?? 0) - rest);
        below += (row[at] ?? 0) ** 2;
      });
      weights[at] = Math.max(0, above / below);
    }
  return weights;
}

const IDS = RUBRIC.map(({ rules }) => rules.map(({ id }) => id));

/** The weights of each category, in its order. */
export const trainScores = (
  decks: readonly LabelledDeck[],
  claimsOf: (deck: LabelledDeck) => readonly Claim[],
): number[][] =>
  IDS.map((ids, place) =>
    fit(
      decks.map((deck) => partsOf(ids, claimsOf(deck))),
      decks.map(({ bands }) => mean(bands.map((reader) => reader[place] ?? 0))),
    ),
  );

/** Scores of the eight categories, 0 to 10. */
export const scoresOf = (claims: readonly Claim[], weights: readonly (readonly number[])[]): number[] =>
  IDS.map((ids, place) => {
    const sum = partsOf(ids, claims).reduce((total, part, at) => total + part * (weights[place]?.[at] ?? 0), 0);
    return Math.round(Math.min(10, Math.max(0, sum)));
  });
