import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Access, RemoteRoute } from '@northlight/shared-api/remote';
import { anInvestorUser, aUser } from '@northlight/shared-api/testing';
import type { loadPage } from './load-page.ts';
import { isFetched, prefetch, runScripts } from './prefetch.ts';
import { aRegistry, aRemote } from './registry.fixture.ts';

const route = (path: string, page: string, access: Access): RemoteRoute => ({ path, page, access, title: page });

const registry = aRegistry(
  aRemote({
    routes: [
      route('/investors', 'DirectoryPage', 'everyone'),
      route('/results/:id', 'ResultsPage', 'login'),
      route('/questions', 'QuestionsPage', 'investor'),
    ],
  }),
);

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

describe('a page', () => {
  const page = route('/investors', 'DirectoryPage', 'everyone');
  const preload = { DirectoryPage: ['/remotes/mfe-x/1/page.js'] };
  const here = aRegistry(aRemote({ entry: '/remotes/mfe-x/1/remoteEntry.js', routes: [page], preload }));
  const fetched = (...files: string[]) =>
    isFetched(here, '/investors', (url) => files.some((file) => url === `${location.origin}/remotes/mfe-x/1/${file}`));

  it('is there once all of its scripts are', () => {
    expect(fetched('page.js')).toBe(false);
    expect(fetched('remoteEntry.js')).toBe(false);
    expect(fetched('remoteEntry.js', 'page.js')).toBe(true);
  });

  it('of the shell’s own is not waited for', () => {
    expect(isFetched(here, '/', () => true)).toBe(false);
  });
});

describe('the scripts of a page that was asked for with it', () => {
  const preload = { DirectoryPage: ['/remotes/mfe-x/1/page.js'], ResultsPage: ['/remotes/mfe-x/1/results.js'] };
  const routes = [route('/investors', 'DirectoryPage', 'everyone'), route('/results/:id', 'ResultsPage', 'login')];
  const here = aRegistry(aRemote({ routes, preload }));
  const scripts = () => [...document.head.querySelectorAll('script')];
  beforeEach(() => {
    document.head.innerHTML = ['page', 'results']
      .map((name) => `<link rel="preload" as="script" href="/remotes/mfe-x/1/${name}.js" integrity="sha384-${name}">`)
      .join('');
  });

  it('are run with the hash that they were asked for with', () => {
    runScripts(here, '/investors');
    expect(scripts().map((script) => [script.getAttribute('src'), script.getAttribute('integrity')])).toEqual([
      ['/remotes/mfe-x/1/page.js', 'sha384-page'],
    ]);
  });

  it.each(['load', 'error'])('leave nothing behind after %s, so that who needs them can ask anew', (event) => {
    runScripts(here, '/investors');
    scripts()[0]?.dispatchEvent(new Event(event));
    expect(scripts()).toEqual([]);
  });

  it('are not run where a login is needed, nor where nothing was asked for', () => {
    runScripts(here, '/results/4f');
    document.head.innerHTML = '';
    runScripts(here, '/investors');
    expect(scripts()).toEqual([]);
  });
});
