import type { Tally, Verdict } from './repository.ts';

/** What the server knows of a release. */
export interface Standing extends Tally {
  isWithdrawn: boolean;
  /** Loaded often enough, without failures of its own. */
  isKnownGood: boolean;
  hasFailed: boolean;
}

/** Finds what the server knows of a release of a part. */
export type Standings = (part: string, release: string) => Standing;

const NOTHING: Tally = { loads: 0, failures: 0, undelivered: 0 };

/**
 * Share of the loads that may fail without a fault of the release. Browser extensions and liars make every release fail
 * somewhere: with fewer than a thousand loads, no failure is tolerated.
 */
const TOLERATED = 1 / 1000;

/** How often a release was really loaded: every tab reports failures, but only a sample of them loads. */
export const estimateLoads = (loads: number, telemetryPercent: number): number =>
  telemetryPercent > 0 ? Math.round((loads * 100) / telemetryPercent) : loads;

export interface StandingRules {
  /** Reported loads that make a release known good. */
  knownGoodLoads: number;
  /** Percentage of the tabs that report loads. */
  telemetryPercent: number;
}

/** Puts together the reports on releases and the verdicts on them. */
export function standingsOf(
  tallies: readonly ({ part: string; release: string } & Tally)[],
  verdicts: readonly Pick<Verdict, 'part' | 'release' | 'verdict'>[],
  { knownGoodLoads, telemetryPercent }: StandingRules,
): Standings {
  const keyOf = (part: string, release: string) => `${part} ${release}`;
  const known = new Map(tallies.map(({ part, release, ...tally }) => [keyOf(part, release), tally]));
  const withdrawn = new Set(
    verdicts.filter(({ verdict }) => verdict === 'withdrawn').map(({ part, release }) => keyOf(part, release)),
  );
  return (part, release) => {
    const tally = known.get(keyOf(part, release)) ?? NOTHING;
    const hasFailed = tally.failures > estimateLoads(tally.loads, telemetryPercent) * TOLERATED;
    return {
      ...tally,
      hasFailed,
      isKnownGood: tally.loads >= knownGoodLoads && !hasFailed,
      isWithdrawn: withdrawn.has(keyOf(part, release)),
    };
  };
}
