import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { type ExtensionProps, Extensions, type User } from '@northlight/shared-api';
import type { Release } from '@northlight/shared-api/remote';
import { anInvestorUser, aSession, aUser } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { RemoteFailure } from './failures.ts';
import { aRegistry, aRemote } from './registry.fixture.ts';

const loadRelease = jest.fn<(release: Release, name: string) => Promise<ComponentType<never>>>();
const report = jest.fn<(event: { kind: string; failure?: string; page: string }) => void>();
jest.unstable_mockModule('./loader.ts', () => ({ loadRelease }));
jest.unstable_mockModule('./outdated.ts', () => ({
  checkRegistry: async (_remote: unknown, failure: unknown) => failure,
}));
jest.unstable_mockModule('./telemetry.ts', () => ({ report }));
const { forgetPages } = await import('./load-page.ts');
const { ShellExtensions } = await import('./ShellExtensions.tsx');

const earlier = aRemote({
  release: '0.0.9-a',
  extensions: [{ point: 'deck-to-send', component: 'Note', access: 'login' }],
});
const remote = aRemote({
  extensions: [
    { point: 'deck-to-send', component: 'Note', access: 'login' },
    { point: 'deck-to-send', component: 'ForInvestors', access: 'investor' },
    { point: 'sent-deck-slide', component: 'Elsewhere', access: 'everyone' },
  ],
});

const deck = new File([], 'isferd.pdf');
const Note = ({ file }: ExtensionProps<'deck-to-send'>) => <p>A note on {file?.name}</p>;
const Breaks = () => {
  throw new Error('boom');
};

const tick = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/** Opens a page with an extension point as this user. */
async function open(user: User | null, parts = [remote], disabled: string[] = []) {
  const registry = aRegistry(...parts);
  const Page = () => (
    <ShellExtensions registry={registry} disabled={disabled}>
      <h1>The page</h1>
      <Extensions point="deck-to-send" props={{ file: deck }} />
    </ShellExtensions>
  );
  const page = renderPage(Page, { session: aSession(user) });
  await tick();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  return page;
}

const asked = () => loadRelease.mock.calls.map(([, name]) => name);
const failures = () => report.mock.calls.map(([event]) => event).filter(({ kind }) => kind === 'failure');

beforeEach(() => {
  jest.clearAllMocks();
  forgetPages(remote);
  jest.spyOn(console, 'error').mockImplementation(() => {});
  loadRelease.mockResolvedValue(Note);
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('a page shows the extensions of its point, with what it hands over', async () => {
  await open(aUser());
  expect(screen.getByText('A note on isferd.pdf')).toBeVisible();
  expect(asked()).toEqual(['Note']);
});

it('an extension is not even loaded for people who may not see it', async () => {
  await open(null);
  expect(asked()).toEqual([]);
});

it('an extension for investors is shown to them', async () => {
  await open(anInvestorUser());
  expect(asked().sort()).toEqual(['ForInvestors', 'Note']);
});

it('a part that is switched off adds nothing', async () => {
  await open(aUser(), [remote], ['mfe-x']);
  expect(asked()).toEqual([]);
});

it('a part whose release knows no extensions adds nothing', async () => {
  await open(aUser(), [aRemote()]);
  expect(asked()).toEqual([]);
});

it('an extension that does not load is absent and reported, and comes when the page is opened again', async () => {
  loadRelease.mockRejectedValue(new RemoteFailure('network', 'mfe-x'));
  const { unmount } = await open(aUser());
  expect(screen.queryByText(/A note/)).not.toBeInTheDocument();
  expect(failures()).toMatchObject([{ failure: 'network', page: 'Note' }]);
  unmount();
  loadRelease.mockResolvedValue(Note);
  await open(aUser());
  expect(screen.getByText('A note on isferd.pdf')).toBeVisible();
});

it('an extension that breaks while it is shown is absent and reported once, and another one stays', async () => {
  const other = aRemote({ name: 'mfe-y', extensions: remote.extensions?.slice(0, 1) });
  loadRelease.mockImplementation(async ({ name }) => (name === 'mfe-x' ? Breaks : Note));
  await open(aUser(), [remote, other]);
  expect(screen.getByText('A note on isferd.pdf')).toBeVisible();
  expect(failures()).toMatchObject([{ failure: 'threw-on-render', page: 'Note', remote: 'mfe-x' }]);
});

it('an extension comes from the earlier release when the current one fails', async () => {
  loadRelease.mockImplementation(async ({ release }) => {
    if (release === '0.0.9-a') return Note;
    throw new RemoteFailure('integrity', 'mfe-x');
  });
  await open(aUser(), [{ ...remote, fallback: earlier }]);
  expect(screen.getByText('A note on isferd.pdf')).toBeVisible();
});
