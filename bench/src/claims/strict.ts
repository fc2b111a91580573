/**
 * What strict readers say of findings (is the quotation whole, does it speak to the criterion, does the reason hold?) and
 * of claims apart from points and reason (can the statement be quoted for the criterion?).
 */
import { readFileSync } from 'node:fs';
import { RUBRIC } from '../../../api/src/evaluation/engine/rubric/rules/index.ts';
import type { EvaluationResult } from '../../../api/src/evaluation/engine/types.ts';
import { wordsHash } from './deck-statements.ts';
import type { FindingCheck } from './measure.ts';

export type Verdict = 'true' | 'doubtful' | 'false';

/** A judged finding; `part` says what its deck was used for. */
interface Judged {
  deck: string;
  part: 'improved on' | 'chose margins' | 'kept apart';
  verdict: Verdict;
}

const idOf = new Map(RUBRIC.flatMap(({ category, rules }) => rules.map(({ id, name }) => [`${category} ${name}`, id])));

function rowsOf(name: string): string[][] {
  const [, ...rows] = readFileSync(new URL(`./strict/${name}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return rows.map((row) => row.split('\t'));
}

function readVerdicts(): Map<string, Judged> {
  return new Map(
    rowsOf('verdicts.tsv').map(([deck = '', part = '', slide, words, criterion, points, reason, verdict]) => {
      const judged = { deck, part: part as Judged['part'], verdict: verdict as Verdict };
      return [[deck, slide, words, criterion, points, reason].join(' '), judged];
    }),
  );
}

const verdicts = readVerdicts();

/** The decks whose findings were judged, by part. */
export const strictDecks: ReadonlyMap<string, Judged['part']> = new Map(
  [...verdicts.values()].map(({ deck, part }) => [deck, part]),
);

/** The verdict on each finding; null on those that no reader has seen in these words. */
export const verdictsOn = (deck: string, { scores }: EvaluationResult): (Verdict | null)[] =>
  scores.flatMap(({ category, evidence }) =>
    evidence.map(({ slide, quote, rule, band, reason }) => {
      const key = [deck, slide, wordsHash(quote), idOf.get(`${category} ${rule}`), band, wordsHash(reason)].join(' ');
      return verdicts.get(key)?.verdict ?? null;
    }),
  );

const claims = new Map(
  rowsOf('claims.tsv').map(([deck, slide, words, criterion, verdict]) => [
    [deck, slide, words, criterion].join(' '),
    verdict as Verdict,
  ]),
);

/** The verdict on the statement that a finding quotes for its criterion; null where no reader has judged it. */
export const verdictOnClaim = ({ deck, slide, quote, rule }: FindingCheck): Verdict | null =>
  claims.get([deck, slide, wordsHash(quote), rule].join(' ')) ?? null;
