import type { Registry, ReleasedRemote } from '@northlight/shared-api/remote';

/** An empty released remote, with overrides. */
export const aRemote = (overrides: Partial<ReleasedRemote> = {}): ReleasedRemote => ({
  name: 'mfe-x',
  title: 'The example',
  version: '0.1.0',
  release: '0.1.0-0',
  entry: '/remotes/mfe-x/0.1.0-0/remoteEntry.js',
  integrity: '',
  entrySize: 1024,
  preload: {},
  routes: [{ path: '/x', page: 'XPage', access: 'everyone', title: 'X' }],
  nav: [],
  ...overrides,
});

export const aRegistry = (...remotes: ReleasedRemote[]): Registry => ({
  shell: { version: '0.1.0', preload: {} },
  remotes,
});
