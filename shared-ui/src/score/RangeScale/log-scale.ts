/** Ends of the scale in dollars. */
export const SCALE_FROM = 20_000;
export const SCALE_TO = 25_000_000;
/** Amounts with a mark on the scale. */
export const SCALE_MARKS: readonly number[] = [100_000, 1_000_000, 10_000_000];

/** Position of an amount on the logarithmic scale, in percent. Amounts outside the scale are clamped. */
export function scalePosition(dollars: number): number {
  const held = Math.min(SCALE_TO, Math.max(SCALE_FROM, dollars));
  return (Math.log(held / SCALE_FROM) / Math.log(SCALE_TO / SCALE_FROM)) * 100;
}
