import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Release } from '@northlight/shared-api/remote';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { RemoteFailure } from './failures.ts';
import { aRegistry, aRemote } from './registry.fixture.ts';

const loadRelease = jest.fn<(release: Release, page: string) => Promise<ComponentType>>();
jest.unstable_mockModule('./loader.ts', () => ({ loadRelease }));
const { forgetPages } = await import('./load-page.ts');
const { RemotePage } = await import('./RemotePage.tsx');

const earlier = aRemote({ release: '0.0.9-a' });
const remote = aRemote({ release: '0.1.0-b', fallback: earlier });

const Works = () => <h1>The page</h1>;
function Breaks(): never {
  throw new TypeError('x is undefined');
}

const show = (shown = remote) =>
  render(
    <MemoryRouter>
      <RemotePage remote={shown} page="XPage" />
    </MemoryRouter>,
  );
const tryAgain = async () => userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
const page = () => screen.findByRole('heading', { name: 'The page' });
const released = () => loadRelease.mock.calls.map(([{ release }]) => release);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {}); // React logs what a page throws
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  loadRelease.mockReset();
  forgetPages(remote);
});

describe('a page that breaks', () => {
  it('works after one Try again once it is mended', async () => {
    loadRelease.mockResolvedValueOnce(Breaks).mockResolvedValue(Works);
    show();
    await tryAgain();
    await page();
    expect(released()).toEqual(['0.1.0-b', '0.1.0-b']);
  });

  it('comes from the release before after one Try again if it breaks once more', async () => {
    loadRelease.mockImplementation(async ({ release }) => (release === '0.1.0-b' ? Breaks : Works));
    show();
    await tryAgain();
    await page();
    expect(await screen.findByText(/newest version of this page didn’t load/)).toBeTruthy();
    expect(released()).toEqual(['0.1.0-b', '0.1.0-b', '0.0.9-a']);
  });

  it('gets its card, not a loop, if the release before breaks too', async () => {
    loadRelease.mockResolvedValue(Breaks);
    show();
    await tryAgain();
    await screen.findByRole('button', { name: 'Try again' });
    expect(released()).toEqual(['0.1.0-b', '0.1.0-b', '0.0.9-a']);
  });
});

it('a page that needs what the shell lacks names it', async () => {
  const lacking = 'Pagination of @northlight/shared-ui';
  loadRelease.mockRejectedValue(new RemoteFailure('incompatible', 'mfe-x', lacking));
  show(aRemote());
  await screen.findByRole('button', { name: 'Reload when ready' });
  expect(screen.getByText(lacking)).toBeTruthy();
});

describe('a page without a connection', () => {
  const offline = () => jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const online = () => jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(aRegistry(remote)));

  it('says so, and loads by itself when the browser is back online', async () => {
    loadRelease.mockRejectedValueOnce(new RemoteFailure('network', 'mfe-x')).mockResolvedValue(Works);
    offline();
    show();
    await screen.findByRole('heading', { name: 'You seem to be offline' });
    online();
    dispatchEvent(new Event('online'));
    await page();
    expect(released()).toEqual(['0.1.0-b', '0.1.0-b']);
  });

  it('loads by itself when the server can be reached again', async () => {
    const intervals = jest.spyOn(globalThis, 'setInterval');
    loadRelease.mockRejectedValueOnce(new RemoteFailure('network', 'mfe-x')).mockResolvedValue(Works);
    offline();
    show();
    await screen.findByRole('heading', { name: 'You seem to be offline' });
    online();
    for (const [check, milliseconds] of intervals.mock.calls) if (milliseconds === 5000) check();
    await page();
  });
});
