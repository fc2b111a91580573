/** Features that begin so, as in "shared says@revenue", have one weight for all classes, and count for the one they name. */
export const SHARED = 'shared ';
/** Features of the whole slide say less about a sentence than its own. */
export const OF_SLIDE = 'slide ';
const LIGHT = '~';
const LIGHT_WEIGHT = 0.3;

/** A linear classifier: what each feature adds to each class. */
export interface LinearModel {
  classes: readonly string[];
  /** By token: class and weight in hundredths, alternating. Classes not listed have no weight. */
  weights: Readonly<Record<string, readonly number[]>>;
  /** Weights of the shared features, in hundredths, by token without its class. */
  shared: Readonly<Record<string, number>>;
}

/** FNV-1a, 32 bits in base 36. */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** Tokens by feature. Most features of a deck recur in every sentence and in every deck. */
const known = new Map<string, string>();
const MOST_KNOWN = 20_000;

/** The token by which a feature is known: a hash, so that model and examples hold no text of any deck. */
export function tokenOf(feature: string): string {
  const before = known.get(feature);
  if (before !== undefined) return before;
  const token = newToken(feature);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(feature, token);
  return token;
}

function newToken(feature: string): string {
  const at = feature.lastIndexOf('@');
  if (feature.startsWith(SHARED)) return `${hashOf(feature.slice(0, at))}@${feature.slice(at + 1)}`;
  return `${feature.startsWith(OF_SLIDE) ? LIGHT : ''}${hashOf(feature)}`;
}

/** How much a token counts. */
export const weightOf = (token: string): number => (token.startsWith(LIGHT) ? LIGHT_WEIGHT : 1);

/** A shared token's name, and the class for which it counts; null for other tokens. */
export function sharedPart(token: string): { name: string; of: string } | null {
  const at = token.indexOf('@');
  return at < 0 ? null : { name: token.slice(0, at), of: token.slice(at + 1) };
}

const NOTHING: readonly number[] = [];

/** What a token adds to each class: class and weight, alternating. */
function effectsOf({ classes, weights, shared }: LinearModel, token: string): readonly number[] {
  const part = sharedPart(token);
  if (!part) return weights[token] ?? NOTHING;
  const weight = shared[part.name];
  const place = classes.indexOf(part.of);
  return weight === undefined || place < 0 ? NOTHING : [place, weight];
}

/** Probability of each class, in the model's order. */
export function probabilities(model: LinearModel, tokens: readonly string[]): number[] {
  const sums = new Array<number>(model.classes.length).fill(0);
  for (const token of tokens) {
    const own = effectsOf(model, token);
    const counts = weightOf(token);
    for (let at = 0; at < own.length; at += 2) {
      const place = own[at] as number;
      sums[place] = (sums[place] as number) + (counts * (own[at + 1] as number)) / 100;
    }
  }
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
