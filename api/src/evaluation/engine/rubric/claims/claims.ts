import { readFileSync } from 'node:fs';
import type { StatementFacts } from '../facts.ts';
import { CATEGORY_OF } from '../rules/index.ts';
import type { Band } from '../rules/rule.ts';
import { featuresOf, NOTHING } from './features.ts';
import type { Parsed } from './language.ts';
import { type LinearModel, probabilities, tokenOf } from './linear.ts';

/**
 * How sure it is which criterion a statement speaks to: `sure` counts by itself; `likely`, where the category is sure,
 * counts if the rule's own words recognise it too, with a number that they measure; `fair`, where the category is
 * probable, if those words moreover mean the same in every part of a deck; `unclear` does not count.
 */
export type Certainty = 'sure' | 'likely' | 'fair' | 'unclear';

/** What a statement claims, with the probability of each answer that a reader may give. */
export interface Claim {
  /** The criterion that it most probably speaks to, by the rule's id, or "none". */
  criterion: string;
  certainty: Certainty;
  /** Probability of each criterion, and of "none". */
  speaksTo: ReadonlyMap<string, number>;
  /** Whether what it says is done, current, planned or supposed. */
  status: ReadonlyMap<string, number>;
  /** Whose it is: own, rival, customer or market. */
  owner: ReadonlyMap<string, number>;
  /** How strong it is: "3" generic, "5" specific, "8" evidenced. */
  strength: ReadonlyMap<string, number>;
}

/** Weights learned from statements of real decks that two readers labelled. */
export interface ClaimModel {
  speaksTo: LinearModel;
  status: LinearModel;
  owner: LinearModel;
  strength: LinearModel;
  /** By rule, the least probability of a sure claim. */
  margins: Readonly<Record<string, number>>;
  /** By category, the weights of the measures that `scoreOf` takes. */
  scores: readonly (readonly number[])[];
}

let model: ClaimModel | undefined;

/** The trained model, loaded with the first deck. */
export function loadedModel(): ClaimModel {
  model ??= JSON.parse(readFileSync(new URL('./model.json', import.meta.url), 'utf8')) as ClaimModel;
  return model;
}

let readers: ClaimModel['scores'] | undefined;

/** The weights for claims that a reader named, who is sure of each, learned from what two readers said of real decks. */
export function readerScores(): ClaimModel['scores'] {
  readers ??= JSON.parse(
    readFileSync(new URL('./reader-scores.json', import.meta.url), 'utf8'),
  ) as ClaimModel['scores'];
  return readers;
}

function answers(model: LinearModel, tokens: readonly string[]): Map<string, number> {
  const shares = probabilities(model, tokens);
  return new Map(model.classes.map((name, at) => [name, shares[at] ?? 0]));
}

/** The class with the highest probability. */
function mostProbable(answers: ReadonlyMap<string, number>): string {
  let [best, most] = ['none', 0];
  for (const [name, share] of answers) if (share > most) [best, most] = [name, share];
  return best;
}

/**
 * Probabilities of none, at most, and of the category and the criterion, at least. Of what was fair and said in such
 * words, 94% was true in decks that the classifiers had not seen.
 */
const NEEDED = {
  likely: { none: 0.03, category: 0.9, criterion: 0.6 },
  fair: { none: 0.05, category: 0.8, criterion: 0.4 },
} as const;

function certaintyOf(speaksTo: ReadonlyMap<string, number>, criterion: string, margin: number): Certainty {
  const own = speaksTo.get(criterion) ?? 0;
  if (own >= margin) return 'sure';
  const none = speaksTo.get('none') ?? 0;
  const category = CATEGORY_OF.get(criterion);
  let share = 0;
  for (const [id, likely] of speaksTo) if (CATEGORY_OF.get(id) === category) share += likely;
  const reaches = (needed: (typeof NEEDED)[keyof typeof NEEDED]) =>
    none < needed.none && share >= needed.category && own >= needed.criterion;
  if (reaches(NEEDED.likely)) return 'likely';
  return reaches(NEEDED.fair) ? 'fair' : 'unclear';
}

const NO_CLAIM: ReadonlySet<string> = new Set(NOTHING.map(tokenOf));
const NONE: ReadonlyMap<string, number> = new Map([['none', 1]]);

/** What a statement claims, by the tokens of its features. */
export function claimFrom(tokens: readonly string[], by: ClaimModel): Claim {
  const speaksTo = tokens.some((token) => NO_CLAIM.has(token)) ? NONE : answers(by.speaksTo, tokens);
  const criterion = mostProbable(speaksTo);
  const margin = by.margins[criterion];
  return {
    criterion,
    certainty: margin === undefined ? 'unclear' : certaintyOf(speaksTo, criterion, margin),
    speaksTo,
    status: answers(by.status, tokens),
    owner: answers(by.owner, tokens),
    strength: answers(by.strength, tokens),
  };
}

/**
 * What each statement of a deck claims.
 * @param facts all statements of the deck, or of a slide, in their order
 * @param only the place of the only statement wanted; without it, all are
 */
export const claimsOf = (
  facts: readonly StatementFacts[],
  by: ClaimModel,
  parsed?: (text: string) => Parsed,
  only?: number,
): Claim[] => featuresOf(facts, parsed, only).map((features) => claimFrom(features.map(tokenOf), by));

/** Expected strength as a reader would judge it, 3 to 8. */
export const strengthOf = ({ strength }: Pick<Claim, 'strength'>): number =>
  [...strength].reduce((sum, [band, share]) => sum + Number(band as `${Band}`) * share, 0);

/** Probability that an answer is one of these, 0 to 1. */
export const shareOf = (answers: ReadonlyMap<string, number>, ...names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (answers.get(name) ?? 0), 0);

/** Whether a claim is about what is planned or supposed, not what is. */
export const isPlanned = ({ status }: Pick<Claim, 'status'>): boolean => shareOf(status, 'planned', 'supposed') > 0.5;
