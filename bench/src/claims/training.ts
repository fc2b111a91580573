/** Training of the recogniser of claims. The same examples give the same weights to the bit. */

import { RUBRIC } from '../../../api/src/evaluation/engine/rubric/rules/index.ts';
import type { Example, LabelledDeck } from './examples.ts';
import { type LinearModel, sharedPart, weightOf } from './linear.ts';

/** Desired share of each class. */
type Target = ReadonlyMap<string, number>;

interface Sample {
  deck: string;
  tokens: readonly string[];
  target: Target;
}

const RIDGE = 3;
/** Shared features have examples of all classes, so that they need less restraint. */
const SHARED_RIDGE = 0.3;
const STEPS = 120;
const RATE = 0.1;
/** A feature that occurs in fewer decks is about one deck. */
const FEWEST_DECKS = 3;
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
      return part && to >= 0 ? [tieOf.get(part.name) ?? 0, to] : [];
    });
    return { places, counts: places.map((place) => weightOf(known[place] ?? '')), shared };
  });
  const wanted = samples.map(({ target }) => classes.map((name) => target.get(name) ?? 0));
  const totals = wanted.map((shares) => shares.reduce((sum, share) => sum + share, 0));
  const size = own + ties.length;
  const weights = new Float64Array(size);
  const slope = new Float64Array(size);
  const mean = new Float64Array(size);
  const square = new Float64Array(size);
  const sums = new Float64Array(many);
  const get = (list: Float64Array | readonly number[], at: number) => list[at] as number;
  for (let step = 1; step <= STEPS; step++) {
    for (let at = 0; at < size; at++) slope[at] = (at < own ? RIDGE : SHARED_RIDGE) * get(weights, at);
    inputs.forEach(({ places, counts, shared }, sample) => {
      sums.fill(0);
      places.forEach((place, at) => {
        for (let to = 0; to < many; to++) sums[to] = get(sums, to) + get(counts, at) * get(weights, place * many + to);
      });
      for (let at = 0; at < shared.length; at += 2)
        sums[get(shared, at + 1)] = get(sums, get(shared, at + 1)) + get(weights, own + get(shared, at));
      const most = Math.max(...sums);
      let total = 0;
      for (let to = 0; to < many; to++) total += sums[to] = Math.exp(get(sums, to) - most);
      for (let to = 0; to < many; to++)
        sums[to] = (get(sums, to) / total) * get(totals, sample) - ((wanted[sample] ?? [])[to] ?? 0);
      places.forEach((place, at) => {
        for (let to = 0; to < many; to++)
          slope[place * many + to] = get(slope, place * many + to) + get(counts, at) * get(sums, to);
      });
      for (let at = 0; at < shared.length; at += 2)
        slope[own + get(shared, at)] = get(slope, own + get(shared, at)) + get(sums, get(shared, at + 1));
    });
    const rate = RATE * (step < 0.6 * STEPS ? 1 : step < 0.85 * STEPS ? 0.3 : 0.1);
    for (let at = 0; at < size; at++) {
      mean[at] = 0.9 * get(mean, at) + 0.1 * get(slope, at);
      square[at] = 0.999 * get(square, at) + 0.001 * get(slope, at) ** 2;
      const scaled = get(mean, at) / (1 - 0.9 ** step);
      weights[at] = get(weights, at) - (rate * scaled) / (Math.sqrt(get(square, at) / (1 - 0.999 ** step)) + 1e-8);
    }
  }
  const hundredths = (at: number) => Math.round(100 * get(weights, at));
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

/** Trains which criterion a statement speaks to: a rule's id, or "none". */
export const trainCriterion = (decks: readonly LabelledDeck[]): LinearModel =>
  trainLinear(
    decks.flatMap(({ deck, examples }) =>
      examples.map((example) => ({ deck, tokens: example.tokens, target: criterionTarget(example) })),
    ),
    ['none', ...RUBRIC.flatMap(({ rules }) => rules.map(({ id }) => id))],
  );

/** How strong a reader calls what a statement claims: 3, 5 or 8. */
export const trainStrength = (decks: readonly LabelledDeck[]): LinearModel =>
  trainLinear(
    decks.flatMap(({ deck, examples }) =>
      examples.flatMap(({ labels, tokens }) => {
        const given = labels.flatMap((label) => (label ? [String(label.strength)] : []));
        if (given.length === 0) return [];
        const target = new Map<string, number>();
        for (const band of given) target.set(band, (target.get(band) ?? 0) + 1 / labels.length);
        return [{ deck, tokens, target }];
      }),
    ),
    ['3', '5', '8'],
  );

/** Whether a label says that a statement speaks to a criterion, or may. */
export const accepts = ({ decided, labels }: Pick<Example, 'decided' | 'labels'>, criterion: string): boolean =>
  decided === criterion || labels.some((label) => label?.criterion === criterion || label?.or === criterion);

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
