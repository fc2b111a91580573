/** Distribution of the others: 10, 25, 50, 75 and 90 percent of them are at or below these values. */
export interface Percentiles {
  p10: number;
  p25: number;
  median: number;
  p75: number;
  p90: number;
}

/** The quantile at a share, interpolated linearly. */
function at(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const low = sorted[Math.floor(place)] ?? 0;
  const high = sorted[Math.ceil(place)] ?? low;
  return Math.round((low + (high - low) * (place - Math.floor(place))) * 100) / 100;
}

/** Percentiles of the values; requires at least one. */
export function percentilesOf(values: readonly number[]): Percentiles {
  const sorted = values.toSorted((a, b) => a - b);
  const [p10, p25, median, p75, p90] = [0.1, 0.25, 0.5, 0.75, 0.9].map((share) => at(sorted, share));
  return { p10: p10 ?? 0, p25: p25 ?? 0, median: median ?? 0, p75: p75 ?? 0, p90: p90 ?? 0 };
}

/** Percentage of the values that are lower; equal ones count half. */
export function percentileOf(value: number, values: readonly number[]): number {
  const lower = values.filter((other) => other < value).length;
  const equal = values.filter((other) => other === value).length;
  return Math.round(((lower + equal / 2) / values.length) * 100);
}
