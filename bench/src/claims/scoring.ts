/** Weights by which the claims of a category give its score, learned from readers' bands. */
import type { Claim } from '../../../api/src/evaluation/engine/rubric/claims/claims.ts';
import { partsOf } from '../../../api/src/evaluation/engine/rubric/claims/score.ts';
import { RUBRIC } from '../../../api/src/evaluation/engine/rubric/rules/index.ts';
import type { LabelledDeck } from './examples.ts';
import { mean } from './mean.ts';

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
  return weights.map((weight) => Math.round(1000 * weight) / 1000);
}

/** The weights of each category, in its order. */
export const trainScores = <D extends Pick<LabelledDeck, 'bands'>>(
  decks: readonly D[],
  claimsOf: (deck: D) => readonly Claim[],
): number[][] =>
  RUBRIC.map(({ rules }, place) =>
    fit(
      decks.map((deck) => partsOf(rules, claimsOf(deck))),
      decks.map(({ bands }) => mean(bands.map((reader) => reader[place] ?? 0))),
    ),
  );
