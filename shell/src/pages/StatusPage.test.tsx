import { expect, it, jest } from '@jest/globals';
import { type Asked, answers, aSession, aUser, refuses } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { RegistryContext } from '../remotes/registry-context.ts';
import StatusPage from './StatusPage.tsx';
import { registry, status } from './status/status.fixture.ts';

const CALL = '/api/telemetry/remotes/';

const open = (...api: RequestHandler[]) =>
  renderPage(
    () => (
      <RegistryContext value={registry}>
        <StatusPage />
      </RegistryContext>
    ),
    { session: aSession(aUser({ is_superuser: true })), api },
  );

const searching = answers('get', CALL, ({ request }: Asked) => {
  const reference = new URL(request.url).searchParams.get('reference');
  return { ...status, failures: status.failures.filter((one) => !reference || one.reference === reference) };
});

it('what is released is shown even when the reports cannot be read', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  open(refuses('get', CALL, 500, {}));
  expect(await screen.findByText('The reports did not load')).toBeVisible();
  expect(screen.getByText('1.4.0-9b2f11c4')).toBeVisible();
});

it('somebody who is no admin any more is told so', async () => {
  open(refuses('get', CALL, 403, { detail: 'Admins only.' }));
  await waitFor(() => expect(screen.queryByText('1.4.0-9b2f11c4')).toBeNull());
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

it('an admin without two-step login is led to the settings', async () => {
  open(refuses('get', CALL, 403, { code: 'second_factor_required', detail: 'Turn on two-step login.' }));
  expect(await screen.findByRole('heading', { name: 'Turn on two-step login' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Settings' })).toHaveAttribute('href', '/settings');
});

it('each part has its release, what it falls back to, its median load and its last failure', async () => {
  open(searching);
  const row = await screen.findByRole('row', { name: /The dashboard.*212 ms/ });
  for (const text of [
    /1\.4\.0-9b2f11c4/,
    /Falls back to 1\.3\.2-7c01aa9e/,
    /Canary, 10%/,
    /8 KB/,
    /1,284 loads/,
    /1K9QX3B/,
  ])
    expect(row).toHaveTextContent(text);
  expect(screen.getByRole('row', { name: /The settings/ })).toHaveTextContent(
    /Nothing to fall back to.*None yet.*None/,
  );
});

it('a reference that a person was given leads to its failure', async () => {
  const { person } = open(searching);
  await person.type(screen.getByRole('searchbox'), '0VH929U');
  const failures = await screen.findByRole('table', { name: 'Failures, newest first' });
  expect(await within(failures).findByText(/was not run/)).toBeVisible();
  expect(await within(failures).findAllByRole('row')).toHaveLength(2);
});
