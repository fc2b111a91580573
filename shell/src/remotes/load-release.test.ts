import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RemoteFailure } from './failures.ts';
import type { Container, EntrySource } from './load-entry.ts';
import { aRemote } from './registry.fixture.ts';

const webpack = { retry: '' };
Object.assign(globalThis, { SHELL_VERSION: '0.1.0', __webpack_require__: webpack });
const loadEntry = jest.fn<(source: EntrySource) => Promise<Container>>();
jest.unstable_mockModule('@module-federation/runtime/core', () => ({}));
jest.unstable_mockModule('./load-entry.ts', () => ({ loadEntry }));
jest.unstable_mockModule('./provided.ts', () => ({
  provided: () => ({ formik: { version: '2.4.9', get: async () => () => ({}) } }),
}));
const { forgetRelease } = await import('./attempts.ts');
const { loadRelease } = await import('./load-release.ts');

const XPage = () => null;
const CHUNK = 'http://localhost/remotes/mfe-x/1/page.js';

type Scope = Record<string, Record<string, object>>;

/** Sets what containers do when asked for a page, one after another. */
function containers(...gets: (() => Promise<unknown>)[]) {
  const scopes: Scope[] = [];
  for (const get of gets)
    loadEntry.mockResolvedValueOnce({
      init: (scope) => void scopes.push(scope as Scope),
      get: async () => {
        const module = await get();
        return () => module;
      },
    });
  return scopes;
}
const works = async () => ({ default: XPage });
const chunkError = () =>
  Object.assign(new Error('Loading chunk 1 failed'), { name: 'ChunkLoadError', type: 'missing', request: CHUNK });
const chunkFails = async () => Promise.reject(chunkError());
const urls = () => loadEntry.mock.calls.map(([{ url }]) => url);

const HTML = { 'content-type': 'text/html' };
const remote = aRemote();
/** Loads the page; retries and their pauses pass at once. */
async function load(release = remote) {
  const loading = loadRelease(release, 'XPage', performance.now() + 15_000);
  loading.catch(() => {});
  await jest.advanceTimersByTimeAsync(15_000);
  return await loading;
}
const diagnosed = (answer: () => Promise<Response>) => jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
const aScript = async () => new Response('', { headers: { 'content-type': 'text/javascript' } });

beforeEach(() => {
  jest.useFakeTimers();
  forgetRelease(remote.name);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  loadEntry.mockReset();
});

describe('a page of a release', () => {
  it('comes from one container, however often pages are asked for', async () => {
    containers(works);
    expect(await load()).toBe(XPage);
    expect(await load()).toBe(XPage);
    expect(loadEntry).toHaveBeenCalledTimes(1);
  });

  it('comes after a chunk failed twice, each time from a new container with shared modules of its own', async () => {
    const scopes = containers(chunkFails, chunkFails, works);
    expect(await load()).toBe(XPage);
    expect(new Set(urls()).size).toBe(3);
    expect(scopes).toHaveLength(3);
    expect(scopes[0]).toMatchObject({ formik: { '2.4.9': { version: '2.4.9', get: expect.any(Function) } } });
    expect(scopes[2]?.formik?.['2.4.9']).not.toBe(scopes[0]?.formik?.['2.4.9']);
  });

  it('is a timeout at the deadline when a chunk never answers', async () => {
    containers(() => new Promise(() => {}));
    await expect(load()).rejects.toMatchObject({ kind: 'timeout' });
    expect(loadEntry).toHaveBeenCalledTimes(1);
  });

  it('makes the shell request its own chunks again when they never answer', async () => {
    document.head.innerHTML = '<script data-webpack="shell:chunk-forms"></script>';
    const hanging = document.querySelector('script') as HTMLScriptElement;
    containers(() => new Promise(() => {}));
    const { retry } = webpack;
    const abandoned = new Promise((resolve) => hanging.addEventListener('error', resolve));
    await expect(load()).rejects.toMatchObject({ kind: 'timeout' });
    await abandoned;
    expect(webpack.retry).toMatch(/^\?r=\d+$/);
    expect(webpack.retry).not.toBe(retry);
  });

  it('is not retried beyond the deadline', async () => {
    containers(chunkFails);
    const loading = expect(loadRelease(remote, 'XPage', performance.now() + 100)).rejects.toMatchObject({
      kind: 'network',
    });
    await jest.advanceTimersByTimeAsync(100);
    await loading;
    expect(loadEntry).toHaveBeenCalledTimes(1);
  });

  it('is missing when its module has no component', async () => {
    containers(async () => ({ default: 'no component' }));
    await expect(load()).rejects.toMatchObject({ kind: 'wrong-shape' });
  });

  it('is not loaded when the release needs what the shell lacks', async () => {
    await expect(load(aRemote({ lacks: ['Pagination of @northlight/shared-ui'] }))).rejects.toMatchObject({
      kind: 'incompatible',
    });
    expect(loadEntry).not.toHaveBeenCalled();
  });

  it('keeps the failure of its entry, and is asked for anew the next time', async () => {
    loadEntry.mockRejectedValueOnce(new RemoteFailure('integrity', 'mfe-x'));
    await expect(load()).rejects.toMatchObject({ kind: 'integrity' });
    containers(works);
    expect(await load()).toBe(XPage);
  });
});

describe('a chunk that keeps failing', () => {
  /** Makes the chunk fail as a script element whose hash the browser checks. */
  function scriptFails() {
    const script = document.createElement('script');
    script.src = CHUNK;
    script.integrity = 'sha384-x';
    document.head.append(script);
    script.dispatchEvent(new Event('error'));
    script.remove();
    return chunkFails();
  }

  it.each([
    ['a network failure when it is gone', 'network', async () => new Response('', { status: 404 })],
    ['not a remote when it is a page', 'not-a-remote', async () => new Response('', { headers: HTML })],
    ['a network failure when all is well with it by the time one looks', 'network', aScript],
  ] as const)('is %s', async (_when, kind, answer) => {
    containers(scriptFails, scriptFails, scriptFails);
    diagnosed(answer);
    await expect(load()).rejects.toMatchObject({ kind });
  });

  it('is not what was released when its hash is another one', async () => {
    containers(scriptFails, scriptFails, scriptFails);
    diagnosed(aScript).mockImplementation(async (_url, options) =>
      options?.integrity === 'sha384-x' ? Promise.reject(new TypeError('Failed to fetch')) : await aScript(),
    );
    await expect(load()).rejects.toMatchObject({ kind: 'integrity' });
  });

  it('is told by what it threw, and not retried', async () => {
    containers(() => {
      dispatchEvent(new ErrorEvent('error', { filename: CHUNK, error: new TypeError('x is undefined') }));
      return chunkFails();
    });
    await expect(load()).rejects.toMatchObject({ kind: 'threw-on-load', cause: new TypeError('x is undefined') });
  });
});
