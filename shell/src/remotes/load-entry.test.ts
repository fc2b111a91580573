import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { loadEntry } from './load-entry.ts';

const page = globalThis as unknown as Record<string, unknown>;
const container = { init: () => {}, get: async () => () => ({}) };
const script = () => document.head.querySelector('script') as HTMLScriptElement;

afterEach(() => {
  delete page.mfe_x;
  document.head.replaceChildren();
  jest.useRealTimers();
});

describe('the entry of a remote', () => {
  it('is a network failure when its script cannot be fetched', async () => {
    const loading = loadEntry('mfe-x', 'http://localhost/remoteEntry.js', 'mfe_x');
    script().dispatchEvent(new Event('error'));
    await expect(loading).rejects.toMatchObject({ kind: 'network', remote: 'mfe-x' });
  });

  it('is a timeout when it never answers, and leaves no script behind', async () => {
    jest.useFakeTimers();
    const loading = loadEntry('mfe-x', 'http://localhost/remoteEntry.js', 'mfe_x', 1000);
    jest.advanceTimersByTime(1000);
    await expect(loading).rejects.toMatchObject({ kind: 'timeout' });
    expect(script()).toBeNull();
  });

  it('threw on load when its script threw', async () => {
    const loading = loadEntry('mfe-x', 'http://localhost/remoteEntry.js', 'mfe_x');
    const error = new Error('boom');
    dispatchEvent(new ErrorEvent('error', { error, filename: script().src }));
    script().dispatchEvent(new Event('load'));
    await expect(loading).rejects.toMatchObject({ kind: 'threw-on-load', cause: error });
  });

  it('is not a remote when its script puts no container on the page', async () => {
    const loading = loadEntry('mfe-x', 'http://localhost/remoteEntry.js', 'mfe_x');
    page.mfe_x = { hello: 'world' };
    script().dispatchEvent(new Event('load'));
    await expect(loading).rejects.toMatchObject({ kind: 'not-a-remote' });
  });

  it('never takes the container of an earlier attempt for its own', async () => {
    Object.defineProperty(page, 'mfe_once', { value: container, writable: true, configurable: false });
    const loading = loadEntry('mfe-once', 'http://localhost/remoteEntry.js', 'mfe_once');
    script().dispatchEvent(new Event('load'));
    await expect(loading).rejects.toMatchObject({ kind: 'not-a-remote' });
  });

  it('gives its container', async () => {
    const loading = loadEntry('mfe-x', 'http://localhost/remoteEntry.js', 'mfe_x');
    page.mfe_x = container;
    script().dispatchEvent(new Event('load'));
    await expect(loading).resolves.toBe(container);
  });
});
