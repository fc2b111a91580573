import { describe, expect, it } from '@jest/globals';
import { buildRelease, buildRemote } from '../../../test/factories/site.ts';
import { standingsOf } from '../releases/standing.ts';
import { offerOf, releaseFor } from './rollout.ts';

/** What is known of releases: reported loads, failures, and whether they are withdrawn. */
type Known = Record<string, { loads?: number; failures?: number; undelivered?: number; withdrawn?: true }>;

const standings = (known: Known, telemetryPercent = 100) =>
  standingsOf(
    Object.entries(known).map(([release, { loads = 0, failures = 0, undelivered = 0 }]) => ({
      part: 'mfe-x',
      release,
      loads,
      failures,
      undelivered,
    })),
    Object.entries(known).flatMap(([release, { withdrawn }]) =>
      withdrawn ? [{ part: 'mfe-x', release, verdict: 'withdrawn' as const }] : [],
    ),
    { knownGoodLoads: 20, telemetryPercent },
  );

/** Release 4 for everybody, after 3, 2 and 1, and 5 as canary. */
const remote = buildRemote('4', {
  history: ['3', '2', '1'].map((release) => buildRelease(release)),
  canary: { ...buildRelease('5'), percent: 10 },
});

const offered = (known: Known, telemetryPercent?: number) => {
  const { current, fallback, canary, canaryFallback } = offerOf(remote, standings(known, telemetryPercent));
  return {
    current: current.release,
    fallback: fallback?.release,
    canary: canary?.release,
    canaryFallback: canaryFallback?.release,
  };
};

describe('the fallback', () => {
  it('is the newest release before the current one while none is proven', () => {
    expect(offered({})).toEqual({ current: '4', fallback: '3', canary: '5', canaryFallback: '4' });
  });

  it('is the newest release that browsers have proven, and not one that only came later', () => {
    expect(offered({ 2: { loads: 20 }, 1: { loads: 900 } }).fallback).toBe('2');
    expect(offered({ 3: { loads: 19 }, 1: { loads: 20 } }).fallback).toBe('1');
  });

  it('is never a release that failed, however often it loaded, or that was withdrawn', () => {
    expect(offered({ 3: { loads: 500, failures: 1 } }).fallback).toBe('2');
    expect(offered({ 3: { loads: 500, withdrawn: true }, 2: { failures: 1 } }).fallback).toBe('1');
    const none: Known = { 3: { failures: 1 }, 2: { failures: 1 }, 1: { withdrawn: true } };
    expect(offered(none).fallback).toBeUndefined();
  });

  it('may be a release that did not arrive, which can be the fault of the connection', () => {
    expect(offered({ 3: { loads: 20, undelivered: 9 } }).fallback).toBe('3');
  });

  it('may have failed once in a thousand loads, most of which nobody reports', () => {
    expect(offered({ 3: { loads: 999, failures: 1 } }).fallback).toBe('2');
    expect(offered({ 3: { loads: 1000, failures: 1 } }).fallback).toBe('3');
    expect(offered({ 3: { loads: 100, failures: 1 } }, 10).fallback).toBe('3');
    expect(offered({ 3: { loads: 100, failures: 2 } }, 10).fallback).toBe('2');
  });

  it('of a canary is the current release, unless that is bad', () => {
    expect(offered({ 4: { failures: 2 } }).canaryFallback).toBe('3');
    expect(offered({ 4: { failures: 2 }, 1: { loads: 30 } }).canaryFallback).toBe('1');
  });

  it('of a canary that was released before is another release', () => {
    const again = { ...remote, canary: { ...buildRelease('3'), percent: 10 } };
    expect(offerOf(again, standings({ 3: { loads: 50 } })).canaryFallback?.release).toBe('4');
  });
});

describe('a withdrawn release', () => {
  it('is given to nobody when it is a canary', () => {
    const known = standings({ 5: { loads: 80, withdrawn: true } });
    expect(releaseFor(remote, 3, known).release.release).toBe('4');
    expect(releaseFor(remote, 3, standings({})).release.release).toBe('5');
  });

  it('is replaced by the newest known good one when it is the current one', () => {
    const known: Known = { 4: { withdrawn: true }, 3: { loads: 3 }, 2: { loads: 20 } };
    expect(offered(known)).toEqual({ current: '2', fallback: '3', canary: '5', canaryFallback: '2' });
    expect(offered({ 4: { withdrawn: true }, 3: { withdrawn: true } })).toMatchObject({ current: '2', fallback: '1' });
  });

  it('is replaced by one without failures where none is proven, and by a bad one only where all are', () => {
    expect(offered({ 4: { withdrawn: true }, 3: { failures: 1 } }).current).toBe('2');
    const allFailed: Known = { 4: { withdrawn: true }, 3: { failures: 1 }, 2: { failures: 1 }, 1: { failures: 1 } };
    expect(offered(allFailed)).toMatchObject({ current: '3', fallback: undefined });
  });

  it('stays when there is no other', () => {
    expect(offerOf(buildRemote('1'), standings({ 1: { withdrawn: true } })).current.release).toBe('1');
  });
});
