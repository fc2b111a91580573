import type { Forest, Tree } from '../../../api/src/decks/reading/layout/joins/forest.ts';

export interface Sample {
  deck: string;
  features: readonly number[];
  /** 1 when the second line continues the first, otherwise 0. */
  joined: number;
}

const TREES = 150;
const DEPTH = 2;
const RATE = 0.2;
const SMALLEST_LEAF = 12;
const RESTRAINT = 2;
/** Limits tried for a feature. */
const BINS = 32;
const LEAST_GAIN = 1e-3;
const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

interface Binned {
  /** Limits between the bins. */
  limits: number[];
  /** By sample. */
  bins: Uint8Array;
}

function binned(values: readonly number[]): Binned {
  const sorted = values.toSorted((a, b) => a - b);
  const quantiles = Array.from(
    { length: BINS - 1 },
    (_, at) => sorted[Math.floor(((at + 1) * values.length) / BINS)] ?? 0,
  );
  const limits = [...new Set(quantiles)].filter((limit) => limit > (sorted[0] ?? 0)).toSorted((a, b) => a - b);
  return { limits, bins: Uint8Array.from(values, (value) => limits.filter((limit) => value >= limit).length) };
}

/**
 * Gradient boosting (Friedman 2001) of shallow trees on the logistic loss, with second-order leaves. The same samples
 * give the same forest to the bit.
 */
export function trainForest(samples: readonly Sample[]): Forest {
  const { length } = samples;
  const columns = (samples[0]?.features ?? []).map((_, at) => binned(samples.map(({ features }) => features[at] ?? 0)));
  const positive = samples.reduce((sum, { joined }) => sum + joined, 0) / length;
  const base = rounded(Math.log(positive / (1 - positive)));
  const sums = new Float64Array(length).fill(base);
  const gradient = new Float64Array(length);
  const curvature = new Float64Array(length);

  function total(own: readonly number[]): [gradient: number, curvature: number] {
    let [g, h] = [0, 0];
    for (const at of own) {
      g += gradient[at] as number;
      h += curvature[at] as number;
    }
    return [g, h];
  }
  const worth = (g: number, h: number) => (g * g) / (h + RESTRAINT);

  function bestSplit(own: readonly number[]): { feature: number; bin: number } | null {
    const [allG, allH] = total(own);
    let best: { feature: number; bin: number } | null = null;
    let most = LEAST_GAIN;
    columns.forEach(({ limits, bins }, feature) => {
      const sumG = new Float64Array(limits.length + 1);
      const sumH = new Float64Array(limits.length + 1);
      const counts = new Int32Array(limits.length + 1);
      for (const at of own) {
        const bin = bins[at] as number;
        sumG[bin] = (sumG[bin] as number) + (gradient[at] as number);
        sumH[bin] = (sumH[bin] as number) + (curvature[at] as number);
        counts[bin] = (counts[bin] as number) + 1;
      }
      let [g, h, count] = [0, 0, 0];
      for (let bin = 0; bin < limits.length; bin++) {
        g += sumG[bin] as number;
        h += sumH[bin] as number;
        count += counts[bin] as number;
        if (count < SMALLEST_LEAF || own.length - count < SMALLEST_LEAF) continue;
        const gain = worth(g, h) + worth(allG - g, allH - h) - worth(allG, allH);
        if (gain > most) [most, best] = [gain, { feature, bin }];
      }
    });
    return best;
  }

  function grow(own: readonly number[], depth: number): Tree {
    const split = depth > 0 && own.length >= 2 * SMALLEST_LEAF ? bestSplit(own) : null;
    const column = split && columns[split.feature];
    if (!split || !column) {
      const [g, h] = total(own);
      const leaf = rounded((RATE * g) / (h + RESTRAINT));
      for (const at of own) sums[at] = (sums[at] as number) + leaf;
      return leaf;
    }
    const isSmaller = (at: number) => (column.bins[at] as number) <= split.bin;
    return [
      split.feature,
      column.limits[split.bin] as number,
      grow(own.filter(isSmaller), depth - 1),
      grow(
        own.filter((at) => !isSmaller(at)),
        depth - 1,
      ),
    ];
  }

  const all = samples.map((_, at) => at);
  const trees = Array.from({ length: TREES }, () => {
    samples.forEach(({ joined }, at) => {
      const chance = 1 / (1 + Math.exp(-(sums[at] as number)));
      gradient[at] = joined - chance;
      curvature[at] = chance * (1 - chance);
    });
    return grow(all, DEPTH);
  });
  return { base, trees };
}
