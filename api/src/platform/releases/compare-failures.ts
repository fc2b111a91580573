/** Loads and failures of one of two releases that are compared. */
export interface Arm {
  loads: number;
  failures: number;
}

/** Below this many failures, a release is not judged. */
const LEAST_FAILURES = 5;
/** Chance that one comparison stops a canary as good as the current release; over its life it is a few times that. */
const SIGNIFICANCE = 0.01;

/** The logarithm of n!, from 20 on by Stirling's series, with an error below 1e-9. */
function logFactorial(n: number): number {
  if (n >= 20) return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3);
  let log = 0;
  for (let factor = 2; factor <= n; factor += 1) log += Math.log(factor);
  return log;
}

const logChoose = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/**
 * The probability that at least as many of all failures fall on the canary by chance, if both releases are equally
 * good: Fisher's exact test, one-sided (Agresti, Categorical Data Analysis, section 3.5), which holds for small counts.
 *
 * It compares failures with loads rather than with attempts. Only a sample of the loads is reported, but the same share
 * of them in both releases, and the odds ratio of such a table does not depend on that share (Cornfield 1951, as in
 * case-control studies). So no estimate of the true loads enters the test.
 */
export function chanceOfFailures(canary: Arm, control: Arm): number {
  const failures = canary.failures + control.failures;
  const loads = canary.loads + control.loads;
  const all = canary.failures + canary.loads;
  const total = logChoose(failures + loads, all);
  let chance = 0;
  for (let k = canary.failures; k <= Math.min(failures, all); k += 1)
    if (all - k <= loads) chance += Math.exp(logChoose(failures, k) + logChoose(loads, all - k) - total);
  return Math.min(1, chance);
}

/** Whether a canary fails more often than the current release, beyond chance. */
export const failsMore = (canary: Arm, control: Arm): boolean =>
  canary.failures >= LEAST_FAILURES && control.loads > 0 && chanceOfFailures(canary, control) < SIGNIFICANCE;
