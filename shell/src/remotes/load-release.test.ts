import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RemoteFailure } from './failures.ts';
import type { Container, EntrySource } from './load-entry.ts';
import { aRemote } from './registry.fixture.ts';

const openContainer = jest.fn<(source: EntrySource) => Promise<Container>>();
jest.unstable_mockModule('./open-container.ts', () => ({ openContainer }));
(globalThis as unknown as Record<string, string>).SHELL_VERSION = '0.2.0';
const { forgetRelease, loadRelease } = await import('./load-release.ts');

const XPage = () => null;
const container = (module: object): Container => ({ init: () => {}, get: async () => () => module });
const asked = () => openContainer.mock.calls.map(([{ url }]) => url.replace(/.*\/remotes/, ''));

let count = 0;
/** A remote that no other test has loaded. */
const another = (overrides = {}) => {
  count += 1;
  return aRemote({ name: `mfe-${count}`, ...overrides });
};

beforeEach(() => {
  openContainer.mockReset().mockResolvedValue(container({ default: XPage }));
});

describe('a release', () => {
  it('gives its page, under its hash and the name of its container', async () => {
    await expect(loadRelease(another({ name: 'mfe-cap-table', integrity: 'sha384-x' }), 'XPage')).resolves.toBe(XPage);
    expect(openContainer).toHaveBeenCalledWith(
      expect.objectContaining({ remote: 'mfe-cap-table', global: 'mfe_cap_table', integrity: 'sha384-x' }),
    );
  });

  it('is opened once for all its pages, also for two at a time', async () => {
    const remote = another();
    await Promise.all([loadRelease(remote, 'XPage'), loadRelease(remote, 'YPage')]);
    await loadRelease(remote, 'ZPage');
    expect(asked()).toEqual(['/mfe-x/0.1.0-0/remoteEntry.js']);
  });

  it('is opened anew, past every copy of it, once it was forgotten', async () => {
    const remote = another();
    await loadRelease(remote, 'XPage');
    forgetRelease(remote.name);
    await loadRelease(remote, 'XPage');
    expect(asked()).toEqual(['/mfe-x/0.1.0-0/remoteEntry.js', '/mfe-x/0.1.0-0/remoteEntry.js?r=1']);
  });

  it('is tried again after a failure of the network, and then gives its page', async () => {
    const remote = another();
    openContainer.mockRejectedValueOnce(new RemoteFailure('network', remote.name));
    await expect(loadRelease(remote, 'XPage')).resolves.toBe(XPage);
    expect(asked()).toEqual(['/mfe-x/0.1.0-0/remoteEntry.js', '/mfe-x/0.1.0-0/remoteEntry.js?r=1']);
  });

  it('threw on load when its container refuses what is shared', async () => {
    openContainer.mockRejectedValue(new Error('Container initialization failed'));
    await expect(loadRelease(another(), 'XPage')).rejects.toMatchObject({ kind: 'threw-on-load' });
  });

  it('has the wrong shape when its page is no component', async () => {
    openContainer.mockResolvedValue(container({ default: 'no component' }));
    await expect(loadRelease(another(), 'XPage')).rejects.toMatchObject({ kind: 'wrong-shape' });
  });

  it('is not asked for when it was made for another shell', async () => {
    await expect(loadRelease(another({ requires: { shell: '^0.1.0' } }), 'XPage')).rejects.toMatchObject({
      kind: 'incompatible',
    });
    expect(openContainer).not.toHaveBeenCalled();
  });
});
