import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { type EntrySource, loadEntry } from './load-entry.ts';

const page = globalThis as unknown as Record<string, unknown>;
const container = { init: () => {}, get: async () => () => ({}) };
const script = () => document.head.querySelector('script') as HTMLScriptElement;

const load = (source: Partial<EntrySource> = {}) =>
  loadEntry({
    remote: 'mfe-x',
    url: 'http://localhost/remoteEntry.js',
    global: 'mfe_x',
    integrity: '',
    timeout: 15_000,
    ...source,
  });

/** Mocks the response that the loader gets when it diagnoses a failed script. */
const network = (answer: (url: string, options: RequestInit) => Response | Promise<Response>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, options = {}) => answer(String(url), options));

const aScript = () => new Response('', { headers: { 'content-type': 'text/javascript; charset=utf-8' } });

afterEach(() => {
  jest.restoreAllMocks();
  delete page.mfe_x;
  document.head.replaceChildren();
  jest.useRealTimers();
});

describe('the entry of a remote', () => {
  it('is a network failure when its script cannot be fetched', async () => {
    const loading = load();
    network(() => Promise.reject(new TypeError('Failed to fetch')));
    script().dispatchEvent(new Event('error'));
    await expect(loading).rejects.toMatchObject({ kind: 'network', remote: 'mfe-x' });
  });

  it('is a network failure when the server has no such file', async () => {
    const loading = load();
    network(() => new Response('Not found', { status: 404 }));
    script().dispatchEvent(new Event('error'));
    await expect(loading).rejects.toMatchObject({ kind: 'network' });
  });

  it('is not a remote when a page is answered in its place', async () => {
    const loading = load();
    network(() => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }));
    script().dispatchEvent(new Event('error'));
    await expect(loading).rejects.toMatchObject({ kind: 'not-a-remote' });
  });

  it.each([
    ['http://localhost/remoteEntry.js', null],
    ['https://parts.example.com/remoteEntry.js', 'anonymous'],
  ])('is asked for with CORS only where it comes from elsewhere: %s', (url, mode) => {
    load({ url }).catch(() => {});
    expect(script().crossOrigin).toBe(mode);
  });

  it('is not run when it is not what was released, and says so', async () => {
    const loading = load({ integrity: 'sha384-x' });
    expect(script().integrity).toBe('sha384-x');
    network((_url, { integrity }) => (integrity ? Promise.reject(new TypeError('integrity')) : aScript()));
    script().dispatchEvent(new Event('error'));
    await expect(loading).rejects.toMatchObject({ kind: 'integrity' });
  });

  it('is a passing network failure when all is well with it by the time one looks', async () => {
    const loading = load({ integrity: 'sha384-x' });
    network(aScript);
    script().dispatchEvent(new Event('error'));
    await expect(loading).rejects.toMatchObject({ kind: 'network' });
  });

  it('is not a remote when what came is no script', async () => {
    const loading = load();
    const error = new SyntaxError("Unexpected token '<'");
    dispatchEvent(new ErrorEvent('error', { error, filename: script().src }));
    script().dispatchEvent(new Event('load'));
    await expect(loading).rejects.toMatchObject({ kind: 'not-a-remote', cause: error });
  });

  it('leaves neither scripts nor chunks of an earlier attempt behind', () => {
    page.webpackChunkmfe_x = [['another release']];
    document.head.innerHTML = '<script data-webpack="mfe-x:page-XPage"></script>';
    load().catch(() => {});
    expect(page.webpackChunkmfe_x).toBeUndefined();
    expect(document.querySelectorAll('script[data-webpack]')).toHaveLength(0);
  });

  it('is a timeout when it never answers, and leaves no script behind', async () => {
    jest.useFakeTimers();
    const loading = load({ timeout: 1000 });
    jest.advanceTimersByTime(1000);
    await expect(loading).rejects.toMatchObject({ kind: 'timeout' });
    expect(script()).toBeNull();
  });

  it('threw on load when its script threw', async () => {
    const loading = load();
    const error = new Error('boom');
    dispatchEvent(new ErrorEvent('error', { error, filename: script().src }));
    script().dispatchEvent(new Event('load'));
    await expect(loading).rejects.toMatchObject({ kind: 'threw-on-load', cause: error });
  });

  it('is not a remote when its script puts no container on the page', async () => {
    const loading = load();
    page.mfe_x = { hello: 'world' };
    script().dispatchEvent(new Event('load'));
    await expect(loading).rejects.toMatchObject({ kind: 'not-a-remote' });
  });

  it('never takes the container of an earlier attempt for its own', async () => {
    Object.defineProperty(page, 'mfe_once', { value: container, writable: true, configurable: false });
    const loading = load({ global: 'mfe_once' });
    script().dispatchEvent(new Event('load'));
    await expect(loading).rejects.toMatchObject({ kind: 'not-a-remote' });
  });

  it('gives its container', async () => {
    const loading = load();
    page.mfe_x = container;
    script().dispatchEvent(new Event('load'));
    await expect(loading).resolves.toBe(container);
  });
});
