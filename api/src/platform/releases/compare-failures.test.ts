import { describe, expect, it } from '@jest/globals';
import { chanceOfFailures, failsMore } from './compare-failures.ts';

const arm = (failures: number, loads: number) => ({ failures, loads });

describe('the chance that failures fall on a canary', () => {
  it.each([
    // Divisions with at least as many failures of the canary, among all divisions.
    ['of the lady who tasted tea', arm(3, 1), arm(1, 3), 17 / 70],
    ['of all failures on one side', arm(5, 5), arm(0, 20), 252 / 142_506],
    ['of no failures', arm(0, 50), arm(0, 50), 1],
  ])('is that %s', (_which, canary, control, chance) => {
    expect(chanceOfFailures(canary, control)).toBeCloseTo(chance, 10);
  });

  it('adds up to one over all divisions, also where counts are large', () => {
    const total = 60;
    let all = 0;
    for (let k = 0; k < total; k += 1) {
      const least = (failures: number) =>
        chanceOfFailures(arm(failures, 90_000 - failures), arm(total - failures, 910_000 - (total - failures)));
      all += least(k) - least(k + 1);
    }
    expect(all).toBeCloseTo(1 - chanceOfFailures(arm(60, 89_940), arm(0, 910_000)), 6);
  });
});

describe('a canary', () => {
  it.each([
    ['breaks everywhere', arm(5, 5), arm(0, 40), true],
    ['breaks everywhere before it loads', arm(5, 0), arm(0, 40), true],
    ['fails in a tenth, and the current release hardly ever', arm(12, 100), arm(3, 900), true],
    ['fails as the current release does', arm(10, 100), arm(90, 900), false],
    ['fails less', arm(6, 200), arm(90, 900), false],
    ['has failed too seldom to be judged', arm(4, 4), arm(0, 4000), false],
    ['has nothing to be compared with', arm(50, 50), arm(0, 0), false],
  ])('that %s: fails more %p', (_which, canary, control, expected) => {
    expect(failsMore(canary, control)).toBe(expected);
  });

  it('is judged alike whichever share of the loads is reported', () => {
    const [all, tenth] = [failsMore(arm(30, 1000), arm(10, 9000)), failsMore(arm(30, 100), arm(10, 900))];
    expect([all, tenth]).toEqual([true, true]);
    expect(failsMore(arm(30, 100), arm(270, 900))).toBe(false);
  });
});
