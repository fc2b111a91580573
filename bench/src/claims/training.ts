/** Training of the recogniser of claims. The same examples give the same weights to the bit. */

import {
  type Claim,
  type ClaimModel,
  claimFrom,
  isPlanned,
} from '../../../api/src/evaluation/engine/rubric/claims/claims.ts';
import {
  type LinearModel,
  sharedPart,
  tokenOf,
  weightOf,
} from '../../../api/src/evaluation/engine/rubric/claims/linear.ts';
import { RUBRIC } from '../../../api/src/evaluation/engine/rubric/rules/index.ts';
import type { Rule } from '../../../api/src/evaluation/engine/rubric/rules/rule.ts';
import { type Example, FEWEST_DECKS, type Label, type LabelledDeck } from './examples.ts';
import { trainScores } from './scoring.ts';

/** Desired share of each class. */
type Target = ReadonlyMap<string, number>;

interface Sample {
  deck: string;
  weight: number;
  tokens: readonly string[];
  target: Target;
}

const RIDGE = 3;
/** Shared features have examples of all classes, so that they need less restraint. */
const SHARED_RIDGE = 0.3;
const STEPS = 120;
const RATE = 0.1;
/** Smaller weights, in hundredths, are left out. */
const SMALLEST = 5;

/** Softmax regression with an L2 penalty, by gradient descent over all samples with Adam's step sizes. */
function trainLinear(samples: readonly Sample[], classes: readonly string[]): LinearModel {
  const decksOf = new Map<string, Set<string>>();
  for (const { deck, tokens } of samples)
    for (const token of tokens) decksOf.set(token, (decksOf.get(token) ?? new Set<string>()).add(deck));
  const known = [...decksOf]
    .flatMap(([token, decks]) => (!sharedPart(token) && decks.size >= FEWEST_DECKS ? [token] : []))
    .sort();
  const ties = [...new Set([...decksOf.keys()].flatMap((token) => sharedPart(token)?.name ?? []))].sort();
  const placeOf = new Map(known.map((token, at) => [token, at]));
  const tieOf = new Map(ties.map((name, at) => [name, at]));
  const many = classes.length;
  const own = known.length * many;
  const inputs = samples.map(({ tokens }) => {
    const places = [...new Set(tokens)].flatMap((token) => placeOf.get(token) ?? []).sort((a, b) => a - b);
    const shared = [...new Set(tokens)].flatMap((token) => {
      const part = sharedPart(token);
      const to = part ? classes.indexOf(part.of) : -1;
      return part && to >= 0 ? [own + (tieOf.get(part.name) ?? 0), to] : [];
    });
    return {
      starts: Int32Array.from(places, (place) => place * many),
      counts: Float64Array.from(places, (place) => weightOf(known[place] ?? '')),
      shared: Int32Array.from(shared),
    };
  });
  const wanted = samples.map(({ target }) => Float64Array.from(classes, (name) => target.get(name) ?? 0));
  const totals = wanted.map((shares) => shares.reduce((sum, share) => sum + share, 0));
  const size = own + ties.length;
  const weights = new Float64Array(size);
  const slope = new Float64Array(size);
  const mean = new Float64Array(size);
  const square = new Float64Array(size);
  const sums = new Float64Array(many);
  for (let step = 1; step <= STEPS; step++) {
    for (let at = 0; at < size; at++) slope[at] = (at < own ? RIDGE : SHARED_RIDGE) * (weights[at] as number);
    for (let sample = 0; sample < samples.length; sample++) {
      const { starts, counts, shared } = inputs[sample] as (typeof inputs)[number];
      const goal = wanted[sample] as Float64Array;
      sums.fill(0);
      for (let at = 0; at < starts.length; at++) {
        const start = starts[at] as number;
        const count = counts[at] as number;
        for (let to = 0; to < many; to++) (sums[to] as number) += count * (weights[start + to] as number);
      }
      for (let at = 0; at < shared.length; at += 2)
        (sums[shared[at + 1] as number] as number) += weights[shared[at] as number] as number;
      let most = Number.NEGATIVE_INFINITY;
      for (let to = 0; to < many; to++) most = Math.max(most, sums[to] as number);
      let total = 0;
      for (let to = 0; to < many; to++) total += sums[to] = Math.exp((sums[to] as number) - most);
      const { weight } = samples[sample] as Sample;
      const whole = totals[sample] as number;
      for (let to = 0; to < many; to++)
        sums[to] = weight * (((sums[to] as number) / total) * whole - (goal[to] as number));
      for (let at = 0; at < starts.length; at++) {
        const start = starts[at] as number;
        const count = counts[at] as number;
        for (let to = 0; to < many; to++) (slope[start + to] as number) += count * (sums[to] as number);
      }
      for (let at = 0; at < shared.length; at += 2)
        (slope[shared[at] as number] as number) += sums[shared[at + 1] as number] as number;
    }
    const rate = RATE * (step < 0.6 * STEPS ? 1 : step < 0.85 * STEPS ? 0.3 : 0.1);
    for (let at = 0; at < size; at++) {
      mean[at] = 0.9 * (mean[at] as number) + 0.1 * (slope[at] as number);
      square[at] = 0.999 * (square[at] as number) + 0.001 * (slope[at] as number) ** 2;
      const scaled = (mean[at] as number) / (1 - 0.9 ** step);
      weights[at] =
        (weights[at] as number) - (rate * scaled) / (Math.sqrt((square[at] as number) / (1 - 0.999 ** step)) + 1e-8);
    }
  }
  const hundredths = (at: number) => Math.round(100 * (weights[at] as number));
  const listed = known.flatMap((token, place): [string, number[]][] => {
    const effects = classes.flatMap((_, to) => {
      const weight = hundredths(place * many + to);
      return Math.abs(weight) < SMALLEST ? [] : [to, weight];
    });
    return effects.length > 0 ? [[token, effects]] : [];
  });
  return {
    classes,
    weights: Object.fromEntries(listed),
    shared: Object.fromEntries(ties.map((name, at) => [name, hundredths(own + at)])),
  };
}

/** A reader who names a second criterion means the first three times as much. */
const SECOND = 0.24;

/** The share of each criterion: each reader's word, and the decision where they differ. */
function criterionTarget({ labels, decided }: Example): Target {
  const target = new Map<string, number>();
  const add = (criterion: string, share: number) => target.set(criterion, (target.get(criterion) ?? 0) + share);
  for (const label of labels) {
    if (label?.or) add(label.or, SECOND / labels.length);
    add(label?.criterion ?? 'none', (label?.or ? 1 - SECOND : 1) / labels.length);
  }
  if (labels.some((label) => (label?.criterion ?? 'none') !== decided)) {
    for (const [criterion, share] of target) target.set(criterion, share / 2);
    add(decided, 0.5);
  }
  return target;
}

/** Decks of the product's own tell what real ones rarely do, and count more than one of these. */
const OWN = 1.8;
const weightOfDeck = ({ bands }: LabelledDeck) => (bands.length > 0 ? 1 : OWN);

/** Samples for a question that readers answer about statements which speak to a criterion. */
const samplesOf = (decks: readonly LabelledDeck[], answer: (label: Label) => string): Sample[] =>
  decks.flatMap((deck) =>
    deck.examples.flatMap(({ labels, tokens }) => {
      const given = labels.flatMap((label) => (label ? [answer(label)] : []));
      if (given.length === 0) return [];
      const target = new Map<string, number>();
      for (const one of given) target.set(one, (target.get(one) ?? 0) + 1 / labels.length);
      return [{ deck: deck.deck, weight: weightOfDeck(deck), tokens, target }];
    }),
  );

type Heads = Pick<ClaimModel, 'speaksTo' | 'status' | 'owner' | 'strength'>;

const RULES = RUBRIC.flatMap(({ rules }) => rules);
const RULE_IDS = RULES.map(({ id }) => id);

/** The classifiers of a model. */
function trainHeads(decks: readonly LabelledDeck[]): Heads {
  const speaksTo = decks.flatMap((deck) =>
    deck.examples.map((example) => ({
      deck: deck.deck,
      weight: weightOfDeck(deck),
      tokens: example.tokens,
      target: criterionTarget(example),
    })),
  );
  return {
    speaksTo: trainLinear(speaksTo, ['none', ...RULE_IDS]),
    status: trainLinear(
      samplesOf(decks, ({ status }) => status),
      ['done', 'current', 'planned', 'supposed'],
    ),
    owner: trainLinear(
      samplesOf(decks, ({ owner }) => owner),
      ['own', 'customer', 'rival', 'market'],
    ),
    strength: trainLinear(
      samplesOf(decks, ({ strength }) => String(strength)),
      ['3', '5', '8'],
    ),
  };
}

const PLANNED = tokenOf('projection');

/** Whether a claim is about a plan, and the rule wants facts. */
const isOnlyPlanned = ({ actual }: Rule, claim: Claim, tokens: readonly string[]) =>
  actual === true && (isPlanned(claim) || tokens.includes(PLANNED));

const FOLDS = 5;

const NO_MARGINS = { margins: {}, scores: [] };

/** What is said of each deck by classifiers that have not seen it; with the classifiers, by fold. */
export interface Unseen {
  heads: Heads[];
  claims: ReadonlyMap<string, Claim[]>;
}

/**
 * Trains on all decks but a fifth, five times, and asks about the fifth.
 * @param own examples that train only
 */
export function unseenClaims(decks: readonly LabelledDeck[], own: readonly LabelledDeck[]): Unseen {
  const claims = new Map<string, Claim[]>();
  const heads = Array.from({ length: FOLDS }, (_, fold) => {
    const trained = trainHeads([...decks.filter((_, at) => at % FOLDS !== fold), ...own]);
    for (const deck of decks.filter((_, at) => at % FOLDS === fold))
      claims.set(
        deck.deck,
        deck.examples.map(({ tokens }) => claimFrom(tokens, { ...trained, ...NO_MARGINS })),
      );
    return trained;
  });
  return { heads, claims };
}

/**
 * Precision that a margin must reach, among the surest claim of each deck and rule, by what the readers decided in the
 * end, not by what one of them accepts.
 */
const PRECISION = 0.9;
/** A rule's precision is thought to be that of all rules, until it has more claims than this. */
const PRIOR = 15;
/** No claim below the first of these is sure, however often few examples were true: of 13 below, only seven were. */
const CANDIDATES = Array.from({ length: 21 }, (_, at) => (75 + at) / 100);
/** A rule's margin when none reaches the precision. */
const HIGHEST = 0.97;

interface Told {
  rule: string;
  share: number;
  isTrue: boolean;
}

const precisionOf = (told: readonly Told[]) => told.filter(({ isTrue }) => isTrue).length / Math.max(1, told.length);

/** The least probability from which a rule's claims are true often enough. */
function marginFrom(own: readonly Told[], all: readonly Told[]): number {
  const above = (told: readonly Told[], margin: number) => told.filter(({ share }) => share >= margin);
  return (
    CANDIDATES.find((margin) => {
      const kept = above(own, margin);
      const expected = precisionOf(above(all, margin));
      return (kept.length * precisionOf(kept) + PRIOR * expected) / (kept.length + PRIOR) >= PRECISION;
    }) ?? HIGHEST
  );
}

/** The surest claim of each deck and rule, without what the rule doesn't count. */
const surestClaims = (decks: readonly LabelledDeck[], { claims }: Pick<Unseen, 'claims'>): Told[] =>
  decks.flatMap(({ deck, examples }) => {
    const told = examples.flatMap(({ tokens, ...example }, at): Told[] => {
      const claim = claims.get(deck)?.[at];
      const rule = RULES.find(({ id }) => id === claim?.criterion);
      if (!claim || !rule || isOnlyPlanned(rule, claim, tokens)) return [];
      return [{ rule: rule.id, share: claim.speaksTo.get(rule.id) ?? 0, isTrue: example.decided === rule.id }];
    });
    const byRule = Map.groupBy(told, ({ rule }) => rule);
    return [...byRule.values()].flatMap((own) => own.toSorted((a, b) => b.share - a.share).slice(0, 1));
  });

/** The margins of each rule, by claims about decks that the classifiers had not seen. */
export function trainMargins(decks: readonly LabelledDeck[], unseen: Pick<Unseen, 'claims'>): ClaimModel['margins'] {
  const all = surestClaims(decks, unseen);
  const own = (id: string) => all.filter(({ rule }) => rule === id);
  return Object.fromEntries(RULES.map(({ id }) => [id, marginFrom(own(id), all)]));
}

/**
 * A whole model: classifiers that learned from all decks, with margins and weights of scores by what classifiers said of
 * decks that they had not seen.
 */
export function trainModel(decks: readonly LabelledDeck[], own: readonly LabelledDeck[]): ClaimModel {
  const unseen = unseenClaims(decks, own);
  return {
    ...trainHeads([...decks, ...own]),
    margins: trainMargins(decks, unseen),
    scores: trainScores(decks, ({ deck }) => unseen.claims.get(deck) ?? []),
  };
}

/** Models for decks that they have not seen, by the deck's hash. Each learned from four fifths of the others. */
export function modelsForUnseen(
  decks: readonly LabelledDeck[],
  unseen: Unseen,
): (deck: string) => ClaimModel | undefined {
  const models = unseen.heads.map((heads, fold): ClaimModel => {
    const others = decks.filter((_, at) => at % FOLDS !== fold);
    return {
      ...heads,
      margins: trainMargins(others, unseen),
      scores: trainScores(others, ({ deck }) => unseen.claims.get(deck) ?? []),
    };
  });
  return (deck) => models[decks.findIndex((one) => one.deck === deck) % FOLDS];
}

/** Whether a label says that a statement speaks to a criterion, or may. */
export const accepts = ({ decided, labels }: Pick<Example, 'decided' | 'labels'>, criterion: string): boolean =>
  decided === criterion || labels.some((label) => label?.criterion === criterion || label?.or === criterion);

const sure = (answer: string) => new Map([[answer, 1]]);

/** What a reader says of a statement, as the product takes it from a language model. */
const claimFromLabel = (label: Label | null): Claim => ({
  criterion: label?.criterion ?? 'none',
  certainty: label ? 'sure' : 'unclear',
  speaksTo: sure(label?.criterion ?? 'none'),
  status: sure(label?.status ?? 'current'),
  owner: sure(label?.owner ?? 'own'),
  strength: sure(String(label?.strength ?? 3)),
});

/** The claims of a deck as one of its readers names them. */
export const claimsOfReader = ({ examples }: LabelledDeck, reader: number): Claim[] =>
  examples.map(({ labels }) => claimFromLabel(labels[reader] ?? null));

/** The weights of scores for claims that a reader names. Each reader of a deck is an example. */
export function trainReaderScores(decks: readonly LabelledDeck[]): ClaimModel['scores'] {
  const read = decks.flatMap((deck) => deck.bands.map((_, reader) => ({ ...deck, reader })));
  return trainScores(read, (deck) => claimsOfReader(deck, deck.reader));
}
