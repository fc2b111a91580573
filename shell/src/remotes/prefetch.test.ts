import { describe, expect, it, jest } from '@jest/globals';
import type { Access, Registry, RemoteRoute } from '@northlight/shared-api/remote';
import { anInvestorUser, aUser } from '@northlight/shared-api/testing';
import type { loadPage } from './load-page.ts';
import { prefetch } from './prefetch.ts';

const route = (path: string, page: string, access: Access): RemoteRoute => ({ path, page, access, title: page });

const registry: Registry = {
  shell: { version: '0.1.0', preload: {} },
  remotes: [
    {
      name: 'mfe-x',
      version: '0.1.0',
      requires: { shell: '*' },
      release: '0.1.0-0',
      entry: '/remotes/mfe-x/0.1.0-0/remoteEntry.js',
      preload: {},
      nav: [],
      routes: [
        route('/investors', 'DirectoryPage', 'everyone'),
        route('/results/:id', 'ResultsPage', 'login'),
        route('/questions', 'QuestionsPage', 'investor'),
      ],
    },
  ],
};

function fetched(path: string, user: Parameters<typeof prefetch>[2]) {
  const load = jest.fn<typeof loadPage>().mockRejectedValue(new Error('offline'));
  prefetch(registry, path, user, load);
  return load.mock.calls.map(([, page]) => page);
}

describe('pointing at a link', () => {
  it('fetches nothing that the person may not open', () => {
    expect(fetched('/results/4f', null)).toEqual([]);
    expect(fetched('/questions', aUser())).toEqual([]);
  });

  it('fetches nothing for a path that no remote owns', () => {
    expect(fetched('/privacy-policy', null)).toEqual([]);
  });

  it('fetches the page it leads to', () => {
    expect(fetched('/investors', null)).toEqual(['DirectoryPage']);
    expect(fetched('/results/4f', aUser())).toEqual(['ResultsPage']);
    expect(fetched('/questions', anInvestorUser())).toEqual(['QuestionsPage']);
  });
});
