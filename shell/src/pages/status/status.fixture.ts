import type { RemotesStatus } from '@northlight/shared-api';
import { aRegistry, aRemote } from '../../remotes/registry.fixture.ts';

const { history: _, releasedAt: __, ...earlier } = aRemote({ name: 'mfe-dashboard', release: '1.3.2-7c01aa9e' });

/** Two parts: one with a canary release and one to fall back to, and one alone. */
export const registry = aRegistry(
  aRemote({
    name: 'mfe-dashboard',
    title: 'The dashboard',
    release: '1.4.0-9b2f11c4',
    entrySize: 8514,
    fallback: earlier,
    canary: { release: '1.5.0-beta-1d4e77a0', percent: 10, mine: false },
  }),
  aRemote({ name: 'mfe-settings', title: 'The settings', release: '2.0.1-4431bb0d', entrySize: 7990 }),
);

export const status: RemotesStatus = {
  since: '2026-11-13T10:00:00.000Z',
  releases: [
    { remote: 'mfe-dashboard', release: '1.4.0-9b2f11c4', loads: 1284, median_milliseconds: 212, failures: 2 },
    { remote: 'mfe-dashboard', release: '1.3.2-7c01aa9e', loads: 9120, median_milliseconds: 240, failures: 0 },
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
