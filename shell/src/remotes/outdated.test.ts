import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { discardUnsavedChanges, useUnsavedChanges } from '@northlight/shared-api';
import { renderHook } from '@testing-library/react';
import { OVERRIDDEN } from './choices/choices.ts';
import { RemoteFailure, type RemoteFailureKind } from './failures.ts';
import { checkRegistry, reloadOnce } from './outdated.ts';
import { aRegistry, aRemote } from './registry.fixture.ts';

const fails = (kind: RemoteFailureKind) => new RemoteFailure(kind, 'mfe-x');

/** Sets the remotes that are released now. */
const nowReleased = (...remotes: ReturnType<typeof aRemote>[]) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(aRegistry(...remotes)));

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  discardUnsavedChanges();
});

describe('a page that was opened before a release', () => {
  it('is outdated when a file is gone and another release is out', async () => {
    nowReleased(aRemote({ release: '0.2.0-c' }));
    await expect(checkRegistry(aRemote(), fails('network'))).resolves.toMatchObject({ kind: 'outdated' });
  });

  it('keeps its failure when the same release is still out, or the registry gives no answer', async () => {
    const failure = fails('network');
    nowReleased(aRemote());
    await expect(checkRegistry(aRemote(), failure)).resolves.toBe(failure);
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 503 }));
    await expect(checkRegistry(aRemote(), failure)).resolves.toBe(failure);
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new DOMException('signal timed out', 'TimeoutError'));
    await expect(checkRegistry(aRemote(), failure)).resolves.toBe(failure);
  });

  it('is not outdated when this browser chose the remote instead of the released one', async () => {
    const failure = fails('not-a-remote');
    nowReleased(aRemote());
    await expect(checkRegistry(aRemote({ release: OVERRIDDEN }), failure)).resolves.toBe(failure);
  });

  it('is offline when no request gets through', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(checkRegistry(aRemote(), fails('network'))).resolves.toMatchObject({ kind: 'offline' });
  });

  it('does not ask after a failure that a reload would not mend', async () => {
    const asked = nowReleased(aRemote({ release: '0.2.0-c' }));
    const failure = fails('threw-on-load');
    await expect(checkRegistry(aRemote(), failure)).resolves.toBe(failure);
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('the reload', () => {
  const reload = jest.fn();
  afterEach(() => void reload.mockClear());

  it('happens once for each release that failed, never in a loop', () => {
    expect(reloadOnce('mfe-x 0.1.0-0', reload)).toBe(true);
    expect(reloadOnce('mfe-x 0.1.0-0', reload)).toBe(false);
    expect(reloadOnce('mfe-x 0.2.0-c', reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('never takes unsaved input along', () => {
    renderHook(() => useUnsavedChanges(true));
    expect(reloadOnce('mfe-x 0.1.0-0', reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
