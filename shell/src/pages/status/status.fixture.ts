import type { ReleaseOverview, ReleaseState, RemotesStatus } from '@northlight/shared-api';
import { aRegistry, aRemote } from '../../remotes/registry.fixture.ts';

/** Two parts, as this browser gets them. */
export const registry = aRegistry(
  aRemote({ name: 'mfe-dashboard', title: 'The dashboard', release: '1.4.0-9b2f11c4' }),
  aRemote({ name: 'mfe-settings', title: 'The settings', release: '2.0.1-4431bb0d' }),
);

const aRelease = (overrides: Partial<ReleaseState>): ReleaseState => ({
  release: '1.0.0-00000000',
  released_at: '2026-11-18T09:30:00.000Z',
  entry_size: 8514,
  registered_as: 'earlier',
  used_as: 'none',
  percent: null,
  loads: 0,
  estimated_loads: 0,
  failures: 0,
  undelivered: 0,
  failure_rate: 0,
  known_good: false,
  verdict: null,
  ...overrides,
});

const admin = { id: 1, name: 'Ada Ferrante', email: 'ada@northlight.example' };

/** A stopped canary, a withdrawn release and one allowed again; and a part with one release that is not proven. */
export const overview: ReleaseOverview = {
  known_good_loads: 20,
  parts: [
    {
      part: 'mfe-dashboard',
      title: 'The dashboard',
      releases: [
        aRelease({
          release: '1.5.0-1d4e77a0',
          released_at: '2026-11-20T08:00:00.000Z',
          registered_as: 'canary',
          percent: 10,
          loads: 14,
          estimated_loads: 140,
          failures: 9,
          undelivered: 1,
          failure_rate: 9 / 140,
          verdict: {
            verdict: 'withdrawn',
            reason:
              'It failed in 10 of about 140 loads (7.1%), the current release 1.4.0-9b2f11c4 in 1 of about 1,270 loads (<0.1%).',
            decided_by: 'server',
            admin: null,
            at: '2026-11-20T08:12:00.000Z',
          },
        }),
        aRelease({
          release: '1.4.0-9b2f11c4',
          registered_as: 'current',
          used_as: 'current',
          loads: 1284,
          estimated_loads: 12_840,
          failures: 2,
          undelivered: 11,
          failure_rate: 2 / 12_840,
          known_good: true,
        }),
        aRelease({
          release: '1.3.2-7c01aa9e',
          released_at: '2026-11-09T14:00:00.000Z',
          loads: 310,
          estimated_loads: 3100,
          verdict: {
            verdict: 'withdrawn',
            reason: 'It loses drafts in Safari.',
            decided_by: 'admin',
            admin,
            at: '2026-11-10T16:45:00.000Z',
          },
          known_good: true,
        }),
        aRelease({
          release: '1.3.1-02be55f1',
          released_at: '2026-11-02T14:00:00.000Z',
          used_as: 'fallback',
          loads: 9120,
          estimated_loads: 91_200,
          known_good: true,
          verdict: { verdict: 'allowed', reason: '', decided_by: 'admin', admin, at: '2026-11-04T11:00:00.000Z' },
        }),
      ],
    },
    {
      part: 'mfe-settings',
      title: 'The settings',
      releases: [
        aRelease({
          release: '2.0.1-4431bb0d',
          registered_as: 'current',
          used_as: 'current',
          loads: 12,
          estimated_loads: 120,
        }),
      ],
    },
  ],
};

export const status: RemotesStatus = {
  since: '2026-11-13T10:00:00.000Z',
  releases: [
    { remote: 'mfe-dashboard', release: '1.4.0-9b2f11c4', loads: 1284, median_milliseconds: 212, failures: 2 },
    { remote: 'mfe-dashboard', release: '1.3.1-02be55f1', loads: 9120, median_milliseconds: 240, failures: 0 },
  ],
  failures: [
    {
      at: '2026-11-20T08:12:00.000Z',
      remote: 'mfe-dashboard',
      release: '1.4.0-9b2f11c4',
      page: 'DashboardPage',
      failure: 'timeout',
      reference: '1K9QX3B',
      fallback: '1.3.2-7c01aa9e',
    },
    {
      at: '2026-11-19T17:40:00.000Z',
      remote: 'mfe-dashboard',
      release: '1.4.0-9b2f11c4',
      page: 'DashboardPage',
      failure: 'integrity',
      reference: '0VH929U',
      fallback: null,
    },
  ],
};
