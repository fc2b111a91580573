/**
 * How true the built-in evaluation is on strangers' decks: `DECKS_DIR=... npm run bench -- corpus`. Every deck is judged
 * by a model that was trained without it. The labels, without text of the decks, are in `claims/corpus`; decks are found
 * by their SHA-256. Decks in `claims/unseen` are judged by the product's own model, which never learned from them.
 * Without DECKS_DIR it measures only the recognition of claims, by the stored features.
 */
import { DeckError } from '../../api/src/decks/reading/errors.ts';
import type { Deck } from '../../api/src/decks/reading/types.ts';
import { type ClaimModel, loadedModel } from '../../api/src/evaluation/engine/rubric/claims/claims.ts';
import { holdAgainst } from '../../api/src/evaluation/engine/rubric/index.ts';
import { deckFiles, readDeckOf } from './claims/deck-files.ts';
import { type LabelledDeck, labelledDecks, laterDecks, unseenDecks } from './claims/examples.ts';
import { mean } from './claims/mean.ts';
import { type DeckMeasure, measure, rankCorrelation } from './claims/measure.ts';
import { ownDecks } from './claims/own-decks.ts';
import { strictDecks, type Verdict, verdictOnClaim, verdictsOn } from './claims/strict.ts';
import { accepts, modelsForUnseen, unseenClaims } from './claims/training.ts';
import { type MeasuredModel, measuredModel } from './language-model.ts';

const WORST = 20;

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)}% of ${whole}`;

/** Cohen's kappa of the two readers over the criteria, on decks that two have read. */
function agreement(all: readonly LabelledDeck[]) {
  const decks = all.filter(({ bands }) => bands.length > 1);
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

const nameOf = (deck: string) => deckFiles.get(deck)?.name ?? deck;

async function measured(deck: LabelledDeck, model: ClaimModel | undefined): Promise<DeckMeasure[]> {
  try {
    const read = await readDeckOf(deck.deck);
    return read && model ? [measure(deck, holdAgainst(read, { model }))] : [];
  } catch (error) {
    if (!(error instanceof DeckError)) throw error;
    console.log(`${nameOf(deck.deck)}: ${error.message}`);
    return [];
  }
}

/** The same by a language model, several decks at a time. */
async function measuredBy({ evaluate, atOnce }: MeasuredModel, decks: readonly LabelledDeck[]): Promise<DeckMeasure[]> {
  const read: { deck: LabelledDeck; material: Deck }[] = [];
  for (const deck of decks) {
    const material = await readDeckOf(deck.deck);
    if (material) read.push({ deck, material });
  }
  const measures: DeckMeasure[] = [];
  for (let at = 0; at < read.length; at += atOnce)
    measures.push(
      ...(await Promise.all(
        read.slice(at, at + atOnce).map(async ({ deck, material }) => measure(deck, await evaluate(material))),
      )),
    );
  return measures;
}

/** How far scores are off, by category. */
const errorsOf = (results: readonly DeckMeasure[]) =>
  Object.fromEntries(
    [
      ...Map.groupBy(
        results.flatMap(({ errors }) => errors),
        ({ category }) => category,
      ),
    ].map(([category, own]) => [category, { 'mean error': mean(own.map(({ error }) => error)).toFixed(2) }]),
  );

/** How many of these verdicts are of each kind; those without one are counted as `unknown`. */
function verdictShares(verdicts: readonly (Verdict | null)[], unknown: string) {
  const known = verdicts.filter((verdict) => verdict !== null);
  const share = (name: Verdict) => percent(known.filter((verdict) => verdict === name).length, known.length);
  return {
    true: share('true'),
    doubtful: share('doubtful'),
    false: share('false'),
    [unknown]: verdicts.length - known.length,
  };
}

/** How true the findings, what is called missing and the scores of these decks are. */
function summaryOf(results: readonly DeckMeasure[]) {
  const findings = results.flatMap((result) => result.findings);
  const evidenced = findings.filter(({ band }) => band === 8);
  const missing = results.flatMap((result) => result.missing);
  const errors = results.flatMap((result) => result.errors);
  return {
    'decks judged': results.length,
    'findings true': percent(findings.filter(({ isTrue }) => isTrue).length, findings.length),
    'findings in the right category': percent(
      findings.filter(({ isInCategory }) => isInCategory).length,
      findings.length,
    ),
    'findings at 8 true': percent(evidenced.filter(({ isTrue }) => isTrue).length, evidenced.length),
    'missing true': percent(missing.filter(({ shownOn }) => shownOn === null).length, missing.length),
    'mean error per category': mean(errors.map(({ error }) => error)).toFixed(2),
    'within one point': percent(errors.filter(({ error }) => error <= 1).length, errors.length),
    'rank correlation of the overall score': rankCorrelation(
      results.map(({ score }) => score),
      results.map(({ readers }) => readers),
    ).toFixed(3),
  };
}

const decks = labelledDecks();
console.table({ 'two readers': agreement(decks) });
const unseen = unseenClaims(decks, ownDecks());
const results: DeckMeasure[] = [];
if (deckFiles.size > 0) {
  const modelFor = modelsForUnseen(decks, unseen);
  for (const deck of decks) results.push(...(await measured(deck, modelFor(deck.deck))));
}

if (results.length > 0) {
  const findings = results.flatMap((result) => result.findings);
  const missing = results.flatMap((result) => result.missing);
  console.table(summaryOf(results));
  console.table({ 'claims by strict readers': verdictShares(findings.map(verdictOnClaim), 'not judged') });
  console.table(errorsOf(results));
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

const told = decks.flatMap(({ deck, examples }) =>
  examples.flatMap((example, at) => {
    const claim = unseen.claims.get(deck)?.[at];
    if (!claim) return [];
    const { criterion, speaksTo } = claim;
    return [{ criterion, likely: speaksTo.get(criterion) ?? 0, example, isTrue: accepts(example, criterion) }];
  }),
);
const SURE = 0.8;
console.log('Recognition of claims in decks that the classifiers had not seen:');
const sure = told.filter(({ likely, criterion }) => likely >= SURE && criterion !== 'none');
console.table({
  'statements rightly told': percent(told.filter(({ isTrue }) => isTrue).length, told.length),
  [`claims true at ${SURE}`]: percent(sure.filter(({ isTrue }) => isTrue).length, sure.length),
});
const criteria = [...new Set(told.map(({ example }) => example.decided))].sort();
console.table(
  Object.fromEntries(
    criteria.map((criterion) => {
      const named = told.filter((one) => one.criterion === criterion);
      const meant = told.filter(({ example }) => example.decided === criterion);
      return [
        criterion,
        {
          precision: percent(named.filter(({ isTrue }) => isTrue).length, named.length),
          recall: percent(meant.filter((one) => one.criterion === criterion).length, meant.length),
        },
      ];
    }),
  ),
);

if (deckFiles.size > 0) {
  const fresh = unseenDecks();
  console.log('The product’s model on decks that were labelled when it was finished:');
  console.table({ 'two readers': agreement(fresh) });
  const judged: DeckMeasure[] = [];
  for (const deck of fresh) judged.push(...(await measured(deck, loadedModel())));
  if (judged.length > 0) console.table(summaryOf(judged));
  const later: DeckMeasure[] = [];
  for (const deck of laterDecks()) later.push(...(await measured(deck, loadedModel())));
  if (later.length > 0) {
    console.log('The product’s model on decks that were found later:');
    console.table(summaryOf(later));
    console.table(errorsOf(later));
  }
  const strict: { part: string; verdict: Verdict | null }[] = [];
  for (const [deck, part] of strictDecks) {
    const read = await readDeckOf(deck);
    if (read) strict.push(...verdictsOn(deck, holdAgainst(read)).map((verdict) => ({ part, verdict })));
  }
  if (strict.length > 0) {
    console.log('Findings by strict readers:');
    console.table(
      Object.fromEntries(
        [...Map.groupBy(strict, ({ part }) => part)].map(([part, own]) => [
          part,
          verdictShares(
            own.map(({ verdict }) => verdict),
            'worded anew since',
          ),
        ]),
      ),
    );
  }
  const language = measuredModel();
  if (language) {
    console.log('The same decks, with the language model that AI_ENGINE sets up:');
    const read = await measuredBy(language, fresh);
    console.table(summaryOf(read));
    console.table(errorsOf(read));
  }
}
process.exit(0);
