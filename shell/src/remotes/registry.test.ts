import { afterEach, expect, it, jest } from '@jest/globals';
import { aRegistry, aRemote } from './registry.fixture.ts';
import { fetchRegistry, readRegistry } from './registry.ts';

const registry = aRegistry(aRemote());

const inline = (text: string) => {
  document.head.innerHTML = '<script id="remotes" type="application/json"></script>';
  (document.head.firstElementChild as HTMLElement).textContent = text;
};
const answer = (response: () => Response) => jest.spyOn(globalThis, 'fetch').mockImplementation(async () => response());

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  document.head.replaceChildren();
});

it.each([
  ['nothing', () => new Response('', { status: 503 })],
  ['a page of HTML', () => new Response('<!doctype html>')],
  ['something else', () => Response.json({ hello: 'world' })],
])('a registry that is answered with %s is a failure of the registry', async (_what, response) => {
  answer(response);
  await expect(fetchRegistry()).rejects.toMatchObject({ kind: 'registry' });
});

it('an entry that is no remote is left out, and the others work', async () => {
  answer(() => Response.json({ ...registry, remotes: [null, { name: 'mfe-broken' }, ...registry.remotes] }));
  await expect(fetchRegistry()).resolves.toEqual(registry);
});

it('the registry in the page is used without asking', () => {
  const asked = answer(() => Response.json(registry));
  inline(JSON.stringify(registry));
  expect(readRegistry()).toEqual(registry);
  expect(asked).not.toHaveBeenCalled();
});

it('the last good registry serves when neither page nor server has one', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  inline(JSON.stringify(registry));
  readRegistry();
  inline('{');
  answer(() => new Response('', { status: 503 }));
  await expect(readRegistry()).resolves.toEqual(registry);
});
