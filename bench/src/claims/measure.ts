/** Holds what the engine says of a deck against its labels. */

import { CATEGORY_OF, RUBRIC } from '../../../api/src/evaluation/engine/rubric/rules/index.ts';
import { CATEGORIES, type EvaluationResult } from '../../../api/src/evaluation/engine/types.ts';
import { wordsHash } from './deck-statements.ts';
import type { Example, LabelledDeck } from './examples.ts';
import { mean } from './mean.ts';
import { accepts } from './training.ts';

export interface FindingCheck {
  deck: string;
  rule: string;
  band: number;
  slide: number;
  quote: string;
  /** What the readers decided. */
  decided: string;
  isTrue: boolean;
  /** A reader says that the statement speaks to the rule's category. */
  isInCategory: boolean;
}

export interface MissingCheck {
  deck: string;
  rule: string;
  /** The slide that shows what is called missing; null when the readers see none either. */
  shownOn: number | null;
}

export interface DeckMeasure {
  deck: string;
  findings: FindingCheck[];
  missing: MissingCheck[];
  /** Distance of each assessed category from the readers' mean band. */
  errors: { category: string; error: number }[];
  /** Mean of the assessed categories, by the engine and by the readers. */
  score: number;
  readers: number;
}

const idOf = new Map(RUBRIC.flatMap(({ category, rules }) => rules.map(({ id, name }) => [`${category} ${name}`, id])));

/** What is called unclear is not called missing. */
const SHOWS_NOTHING = /^We found nothing on\b/u;

/** A number counts as evidenced when at least one reader says so. */
const strongest = ({ labels }: Example) => Math.max(0, ...labels.map((label) => label?.strength ?? 0));

export function measure({ deck, bands, examples }: LabelledDeck, result: EvaluationResult): DeckMeasure {
  const at = new Map(examples.map((example) => [`${example.slide} ${example.words}`, example]));
  const findings: FindingCheck[] = [];
  const missing: MissingCheck[] = [];
  for (const { category, evidence, missing: lacking } of result.scores) {
    for (const { rule: name, slide, quote, band } of evidence) {
      const example = at.get(`${slide} ${wordsHash(quote)}`);
      const rule = idOf.get(`${category} ${name}`);
      if (!example || !rule || band === null) continue;
      const isTrue = accepts(example, rule) && (band < 8 || strongest(example) >= 8);
      const isInCategory = [example.decided, ...example.labels.map((label) => label?.criterion)].some(
        (id) => id !== undefined && CATEGORY_OF.get(id) === category,
      );
      findings.push({ deck, rule, band, slide, quote, decided: example.decided, isTrue, isInCategory });
    }
    for (const { rule: name, reason } of lacking) {
      const rule = idOf.get(`${category} ${name}`);
      if (!rule || !SHOWS_NOTHING.test(reason)) continue;
      const shown = examples.find((example) => example.decided === rule && strongest(example) >= 5);
      missing.push({ deck, rule, shownOn: shown?.slide ?? null });
    }
  }
  const wanted = CATEGORIES.map((_, place) => mean(bands.map((reader) => reader[place] ?? 0)));
  return {
    deck,
    findings,
    missing,
    errors: result.scores.flatMap(({ category, score }, place) =>
      score === null ? [] : [{ category, error: Math.abs(score - (wanted[place] ?? 0)) }],
    ),
    score: mean(result.scores.flatMap(({ score }) => score ?? [])),
    readers: mean(result.scores.flatMap(({ score }, place) => (score === null ? [] : (wanted[place] ?? 0)))),
  };
}

function ranks(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}

/** Spearman's rank correlation, -1 to 1. */
export function rankCorrelation(left: readonly number[], right: readonly number[]): number {
  const [a, b] = [ranks(left), ranks(right)];
  const [middleA, middleB] = [mean(a), mean(b)];
  const sum = (part: (at: number) => number) => a.reduce((total, _, at) => total + part(at), 0);
  const own = (at: number) => (a[at] ?? 0) - middleA;
  const other = (at: number) => (b[at] ?? 0) - middleB;
  return sum((at) => own(at) * other(at)) / Math.sqrt(sum((at) => own(at) ** 2) * sum((at) => other(at) ** 2));
}
