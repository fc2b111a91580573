/**
 * How true the built-in evaluation is on strangers' decks: `DECKS_DIR=... npm run bench -- corpus`. The labels, without
 * text of the decks, are in `claims/corpus`; decks are found by their SHA-256. It also measures a recogniser of claims,
 * trained on the labels, on decks that it has not seen; this needs no decks.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DeckError } from '../../api/src/decks/reading/errors.ts';
import { readDeck } from '../../api/src/decks/reading/read-deck.ts';
import { holdAgainst } from '../../api/src/evaluation/engine/rubric/index.ts';
import { CATEGORIES } from '../../api/src/evaluation/engine/types.ts';
import { type LabelledDeck, labelledDecks } from './claims/examples.ts';
import { type LinearModel, probabilities } from './claims/linear.ts';
import { type DeckMeasure, measure, rankCorrelation } from './claims/measure.ts';
import { ownDecks } from './claims/own-decks.ts';
import { type Claim, scoresOf, trainScores } from './claims/scoring.ts';
import { accepts, mean, trainCriterion, trainStrength } from './claims/training.ts';

const DECKS = process.env.DECKS_DIR ?? '';
const FOLDS = 5;
const WORST = 20;

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)}% of ${whole}`;

/** Cohen's kappa of the two readers over the criteria. */
function agreement(decks: readonly LabelledDeck[]) {
  const pairs = decks.flatMap(({ examples }) =>
    examples.map(({ labels: [a, b] }) => [a?.criterion ?? 'none', b?.criterion ?? 'none'] as const),
  );
  const same = pairs.filter(([a, b]) => a === b).length / pairs.length;
  const share = (side: 0 | 1, name: string) => pairs.filter((pair) => pair[side] === name).length / pairs.length;
  const names = [...new Set(pairs.flat())];
  const chance = names.reduce((sum, name) => sum + share(0, name) * share(1, name), 0);
  const bands = decks.flatMap(({ bands: [a = [], b = []] }) => a.map((band, at) => Math.abs(band - (b[at] ?? 0))));
  return {
    decks: decks.length,
    statements: pairs.length,
    kappa: ((same - chance) / (1 - chance)).toFixed(3),
    'bands apart': mean(bands).toFixed(2),
  };
}

/** Decks by the first digits of their hash. */
const files = new Map(
  (DECKS ? readdirSync(DECKS) : [])
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => {
      const path = join(DECKS, name);
      return [createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16), { name, path }] as const;
    }),
);

async function measured(deck: LabelledDeck): Promise<DeckMeasure[]> {
  const file = files.get(deck.deck);
  if (!file) return [];
  try {
    const read = await readDeck(file.path);
    return [measure(deck, holdAgainst(read))];
  } catch (error) {
    if (!(error instanceof DeckError)) throw error;
    console.log(`${file.name}: ${error.message}`);
    return [];
  }
}

const decks = labelledDecks();
console.table({ 'two readers': agreement(decks) });
const results: DeckMeasure[] = [];
for (const deck of decks) results.push(...(await measured(deck)));

if (results.length > 0) {
  const findings = results.flatMap((result) => result.findings);
  const evidenced = findings.filter(({ band }) => band === 8);
  const missing = results.flatMap((result) => result.missing);
  const errors = results.flatMap((result) => result.errors);
  const nameOf = (deck: string) => files.get(deck)?.name ?? deck;
  console.table({
    'decks judged': results.length,
    'findings true': percent(findings.filter(({ isTrue }) => isTrue).length, findings.length),
    'findings at 8 true': percent(evidenced.filter(({ isTrue }) => isTrue).length, evidenced.length),
    'missing true': percent(missing.filter(({ shownOn }) => shownOn === null).length, missing.length),
    'mean error per category': mean(errors.map(({ error }) => error)).toFixed(2),
    'within one point': percent(errors.filter(({ error }) => error <= 1).length, errors.length),
    'rank correlation of the overall score': rankCorrelation(
      results.map(({ score }) => score),
      results.map(({ readers }) => readers),
    ).toFixed(3),
  });
  console.table(
    Object.fromEntries(
      [...Map.groupBy(errors, ({ category }) => category)].map(([category, own]) => [
        category,
        { 'mean error': mean(own.map(({ error }) => error)).toFixed(2) },
      ]),
    ),
  );
  const rules = [...new Set(findings.map(({ rule }) => rule))].sort();
  console.table(
    Object.fromEntries(
      rules.map((rule) => {
        const own = findings.filter((finding) => finding.rule === rule);
        const lacking = missing.filter((one) => one.rule === rule);
        return [
          rule,
          {
            'findings true': percent(own.filter(({ isTrue }) => isTrue).length, own.length),
            'missing true': percent(lacking.filter(({ shownOn }) => shownOn === null).length, lacking.length),
          },
        ];
      }),
    ),
  );
  console.log(`The ${WORST} worst errors:`);
  const wrong = findings.filter(({ isTrue }) => !isTrue).toSorted((a, b) => b.band - a.band);
  for (const { deck, slide, rule, band, decided } of wrong.slice(0, WORST))
    console.log(`${nameOf(deck)}, slide ${slide}: called ${rule} (${band}), is ${decided}`);
}

/** What two classifiers say of a deck's statements. */
function claimsBy(criterion: LinearModel, strength: LinearModel, { examples }: LabelledDeck): Claim[] {
  return examples.map(({ tokens }) => {
    const shares = probabilities(criterion, tokens);
    const bands = probabilities(strength, tokens);
    return {
      speaksTo: Object.fromEntries(criterion.classes.map((name, at) => [name, shares[at] ?? 0])),
      strength: strength.classes.reduce((sum, band, at) => sum + Number(band) * (bands[at] ?? 0), 0),
    };
  });
}

/** The claims of each deck, by classifiers that have not seen it. Invented companies help to train. */
function unseenClaims(): Map<string, Claim[]> {
  const found = new Map<string, Claim[]>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const others = [...decks.filter((_, at) => at % FOLDS !== fold), ...own];
    const [criterion, strength] = [trainCriterion(others), trainStrength(others)];
    for (const deck of decks.filter((_, at) => at % FOLDS === fold))
      found.set(deck.deck, claimsBy(criterion, strength, deck));
  }
  return found;
}

const own = ownDecks();
const claims = unseenClaims();
const claimsOf = ({ deck }: LabelledDeck) => claims.get(deck) ?? [];
const told = decks.flatMap((deck) =>
  claimsOf(deck).flatMap(({ speaksTo }, at) => {
    const [best] = Object.entries(speaksTo).toSorted((a, b) => b[1] - a[1]);
    const example = deck.examples[at];
    return best && example ? [{ rule: best[0], likely: best[1], isTrue: accepts(example, best[0]) }] : [];
  }),
);
const scored = decks.map((deck, at) => {
  // The weights are learned without the deck, from claims that were made without their decks.
  const weights = trainScores(
    decks.filter((_, other) => other % FOLDS !== at % FOLDS),
    claimsOf,
  );
  return scoresOf(claimsOf(deck), weights);
});
const readers = decks.map(({ bands }) => CATEGORIES.map((_, place) => mean(bands.map((reader) => reader[place] ?? 0))));
const distances = scored.flatMap((row, at) => row.map((score, place) => Math.abs(score - (readers[at]?.[place] ?? 0))));
const LIMITS = [0.5, 0.6, 0.7, 0.8];
console.log(`A recogniser of claims, ${FOLDS} folds by deck:`);
console.table({
  'statements rightly told': percent(told.filter(({ isTrue }) => isTrue).length, told.length),
  ...Object.fromEntries(
    LIMITS.map((limit) => {
      const sure = told.filter(({ likely, rule }) => likely >= limit && rule !== 'none');
      return [`claims true at ${limit}`, percent(sure.filter(({ isTrue }) => isTrue).length, sure.length)];
    }),
  ),
  'mean error per category of scores from claims': mean(distances).toFixed(2),
  'rank correlation of their mean': rankCorrelation(scored.map(mean), readers.map(mean)).toFixed(3),
});
