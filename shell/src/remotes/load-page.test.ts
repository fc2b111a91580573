import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { settings } from '@northlight/shared-api';
import type { Release } from '@northlight/shared-api/remote';
import type { ComponentType } from 'react';
import { RemoteFailure, type RemoteFailureKind } from './failures.ts';
import { aRemote } from './registry.fixture.ts';

const loadRelease = jest.fn<(release: Release, page: string, deadline: number) => Promise<ComponentType>>();
const checkRegistry = jest.fn<(remote: Release, failure: RemoteFailure) => Promise<RemoteFailure>>();
const report = jest.fn<(event: { kind: string; fallback?: string | null }) => void>();
jest.unstable_mockModule('./loader.ts', () => ({ loadRelease }));
jest.unstable_mockModule('./outdated.ts', () => ({ checkRegistry }));
jest.unstable_mockModule('./telemetry.ts', () => ({ report }));
const { fallBack, forgetPages, loadedPage, loadPage, releaseInUse } = await import('./load-page.ts');

const XPage = () => null;
const earlier = aRemote({ release: '0.0.9-a' });
const remote = aRemote({ release: '0.1.0-b', fallback: earlier });

/** Sets the outcome of loading each release: a page or a failure. */
const behave = (ways: Record<string, RemoteFailureKind | 'works'>) =>
  loadRelease.mockImplementation(async ({ release, name }) => {
    const way = ways[release] ?? 'works';
    if (way !== 'works') throw new RemoteFailure(way, name);
    return XPage;
  });
const loaded = () => loadRelease.mock.calls.map(([{ release }]) => release);

beforeEach(() => {
  jest.clearAllMocks();
  checkRegistry.mockImplementation(async (_remote, failure) => failure);
  forgetPages(remote);
});

describe('a page of a part', () => {
  it('fails with its own failure when there is nothing to fall back to', async () => {
    behave({ '0.1.0-b': 'integrity' });
    await expect(loadPage(aRemote({ release: '0.1.0-b' }), 'XPage')).rejects.toMatchObject({ kind: 'integrity' });
  });

  it('fails with its own failure when the earlier release fails as well', async () => {
    behave({ '0.1.0-b': 'threw-on-load', '0.0.9-a': 'network' });
    await expect(loadPage(remote, 'XPage')).rejects.toMatchObject({ kind: 'threw-on-load' });
    expect(report.mock.calls).toEqual([[expect.objectContaining({ release: '0.0.9-a', failure: 'network' })]]);
  });

  it('does not come from an earlier release that did not have it', async () => {
    behave({ '0.1.0-b': 'wrong-shape' });
    await expect(loadPage({ ...remote, fallback: { ...earlier, routes: [] } }, 'XPage')).rejects.toMatchObject({
      kind: 'wrong-shape',
    });
    expect(loaded()).toEqual(['0.1.0-b']);
  });

  it.each(['outdated', 'offline'] as const)('is %s, and no earlier release is asked', async (kind) => {
    behave({ '0.1.0-b': 'network' });
    checkRegistry.mockResolvedValue(new RemoteFailure(kind, 'mfe-x'));
    await expect(loadPage(remote, 'XPage')).rejects.toMatchObject({ kind });
    expect(loaded()).toEqual(['0.1.0-b']);
  });

  it('keeps its own failure when the registry gives no answer in time', async () => {
    behave({ '0.1.0-b': 'network', '0.0.9-a': 'network' });
    jest.useFakeTimers();
    checkRegistry.mockReturnValue(new Promise(() => {}));
    const loading = expect(loadPage(remote, 'XPage')).rejects.toMatchObject({ kind: 'network' });
    await jest.advanceTimersByTimeAsync(settings().remote_timeout);
    await loading;
    jest.useRealTimers();
  });

  it('fails within the time of one attempt, however many releases hang', async () => {
    jest.useFakeTimers();
    const start = performance.now();
    behave({});
    await loadPage(remote, 'XPage');
    behave({ '0.1.0-c': 'timeout' });
    await loadPage({ ...remote, name: 'mfe-z', release: '0.1.0-c' }, 'XPage');
    const deadlines = loadRelease.mock.calls.map(([{ release }, , deadline]) => [release, deadline - start]);
    expect(deadlines).toEqual([
      ['0.1.0-b', 10_000],
      ['0.1.0-c', 10_000],
      ['0.0.9-a', 15_000],
    ]);
    jest.useRealTimers();
  });

  it('is fetched once, however often it is asked for, and anew after a failure', async () => {
    behave({});
    await Promise.all([loadPage(remote, 'XPage'), loadPage(remote, 'XPage')]);
    expect(loaded()).toEqual(['0.1.0-b']);

    const alone = aRemote({ name: 'mfe-y', release: '1.0.0-y' });
    behave({ '1.0.0-y': 'timeout' });
    await expect(loadPage(alone, 'XPage')).rejects.toMatchObject({ kind: 'timeout' });
    behave({});
    await expect(loadPage(alone, 'XPage')).resolves.toEqual({ Page: XPage, fallbackReason: null });
  });
});

describe('a page that has arrived', () => {
  it('is there at once, until its part is forgotten', async () => {
    behave({});
    expect(loadedPage(remote, 'XPage')).toBeNull();
    const loaded = await loadPage(remote, 'XPage');
    expect(loadedPage(remote, 'XPage')).toBe(loaded);
    forgetPages(remote);
    expect(loadedPage(remote, 'XPage')).toBeNull();
  });

  it('does not come back when its part is forgotten while it is on the way', async () => {
    behave({});
    const loading = loadPage(remote, 'XPage');
    forgetPages(remote);
    await loading;
    expect(loadedPage(remote, 'XPage')).toBeNull();
  });
});

describe('an earlier release', () => {
  it.each(['network', 'timeout', 'not-a-remote', 'integrity', 'threw-on-load', 'wrong-shape', 'incompatible'] as const)(
    'stands in after %s, which is told and reported with the same reference',
    async (kind) => {
      behave({ '0.1.0-b': kind });
      const { Page, fallbackReason } = await loadPage(remote, 'XPage');
      expect(Page).toBe(XPage);
      expect(fallbackReason).toMatchObject({ kind });
      expect(report).toHaveBeenCalledWith(
        expect.objectContaining({
          kind: 'failure',
          failure: kind,
          reference: fallbackReason?.reference,
          fallback: '0.0.9-a',
        }),
      );
    },
  );

  it('serves all pages of its part from then on, until the newest is tried again', async () => {
    behave({ '0.1.0-b': 'threw-on-load' });
    const two = {
      ...remote,
      fallback: {
        ...earlier,
        routes: [...earlier.routes, { path: '/y', page: 'YPage', access: 'everyone', title: 'Y' } as const],
      },
    };
    await loadPage(two, 'XPage');
    await loadPage(two, 'YPage');
    expect(loaded()).toEqual(['0.1.0-b', '0.0.9-a', '0.0.9-a']);
    behave({});
    expect(releaseInUse(two).release).toBe('0.0.9-a');
    forgetPages(two);
    expect(releaseInUse(two).release).toBe('0.1.0-b');
    await expect(loadPage(two, 'XPage')).resolves.toMatchObject({ fallbackReason: null });
  });

  it('stands in for a release that loads and then breaks', async () => {
    behave({});
    await loadPage(remote, 'XPage');
    const broke = new RemoteFailure('threw-on-render', 'mfe-x');
    expect(fallBack(remote, 'XPage', broke)).toBe(true);
    await expect(loadPage(remote, 'XPage')).resolves.toEqual({ Page: XPage, fallbackReason: broke });
    expect(fallBack(aRemote(), 'XPage', broke)).toBe(false);
  });
});
