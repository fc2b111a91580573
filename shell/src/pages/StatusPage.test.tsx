import { expect, it, jest } from '@jest/globals';
import type { ReleasedPart } from '@northlight/shared-api';
import { type Asked, answers, aSession, aUser, refuses } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { RegistryContext } from '../remotes/registry-context.ts';
import StatusPage from './StatusPage.tsx';
import { idle, jobs } from './status/jobs.fixture.ts';
import { overview, registry, status } from './status/status.fixture.ts';
import './status/AllowDialog.tsx'; // loaded ahead, so that no test waits for them
import './status/DiscardDialog.tsx';
import './status/WithdrawDialog.tsx';

const [dashboard] = overview.parts as [ReleasedPart];
const CALL = '/api/telemetry/remotes/';
const RELEASES = '/api/releases/';
const JOBS = '/api/jobs/';

const open = (...api: RequestHandler[]) =>
  renderPage(
    () => (
      <RegistryContext value={registry}>
        <StatusPage />
      </RegistryContext>
    ),
    {
      session: aSession(aUser({ is_superuser: true })),
      api: [...api, answers('get', RELEASES, overview), answers('get', JOBS, jobs)],
    },
  );

const searching = answers('get', CALL, ({ request }: Asked) => {
  const reference = new URL(request.url).searchParams.get('reference');
  return { ...status, failures: status.failures.filter((one) => !reference || one.reference === reference) };
});

it('what is released is shown even when the reports cannot be read', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  open(refuses('get', CALL, 500, {}), refuses('get', RELEASES, 500, {}));
  expect(await screen.findByText('The reports didn’t load')).toBeVisible();
  expect(await screen.findByText('1.4.0-9b2f11c4')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Withdraw/ })).toBeNull();
});

it('somebody who is no admin any more is told so', async () => {
  open(refuses('get', CALL, 403, { detail: 'Admins only.' }));
  await waitFor(() => expect(screen.queryByText('1.4.0-9b2f11c4')).toBeNull());
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

it('an admin without two-step login is led to the settings', async () => {
  open(refuses('get', CALL, 403, { code: 'second_factor_required', detail: 'Turn on two-step login.' }));
  expect(await screen.findByRole('heading', { name: 'Turn on two-step login' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Settings' })).toHaveAttribute('href', '/settings/security');
});

it('each release says who gets it, how often it failed and whether it is known good', async () => {
  open(searching);
  const releases = within(await screen.findByRole('table', { name: 'Releases of each part' }));
  const row = await releases.findByRole('row', { name: /1\.4\.0-9b2f11c4.*12,840/ });
  for (const text of [/The dashboard/, /Current/, /8 KB/, /About 12,840/, /Median 212 ms/, /<0\.1%/, /Known good/])
    expect(row).toHaveTextContent(text);
  expect(releases.getByRole('row', { name: /1\.3\.1/ })).toHaveTextContent(/Fallback.*Known good.*by Ada Ferrante/);
  expect(releases.getByRole('row', { name: /2\.0\.1/ })).toHaveTextContent(/Not proven: 12 of 20 reports/);
});

it('a canary that the server stopped says when and why', async () => {
  open(searching);
  const row = await screen.findByRole('row', { name: /1\.5\.0/ });
  expect(row).toHaveTextContent(
    /Canary, not in use.*6\.4%.*Withdrawn.*by the server, .*It failed in 10 of about 140 loads/,
  );
});

it('an admin withdraws a release with a reason', async () => {
  const asked: unknown[] = [];
  const { person } = open(
    searching,
    answers('post', '/api/releases/{part}/{release}/withdraw/', async ({ request, params }: Asked) => {
      asked.push(params, await request.json());
      return dashboard;
    }),
  );
  await person.click(await screen.findByRole('button', { name: /^Withdraw.*1\.4\.0/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw 1.4.0-9b2f11c4?' });
  expect(dialog).toHaveTextContent(/newest known good release/);
  await person.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  expect(await within(dialog).findByText('Reason is required.')).toBeVisible();
  expect(asked).toEqual([]);
  await person.type(within(dialog).getByRole('textbox', { name: 'Reason' }), ' Totals are wrong. ');
  await person.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('1.4.0-9b2f11c4 is withdrawn')).toBeVisible();
  expect(asked).toMatchObject([{ part: 'mfe-dashboard', release: '1.4.0-9b2f11c4' }, { reason: 'Totals are wrong.' }]);
  expect(screen.queryByRole('dialog', { name: /^Withdraw/ })).toBeNull();
});

it('an admin allows a release again, and reads why that failed', async () => {
  const { person } = open(
    searching,
    refuses('post', '/api/releases/{part}/{release}/allow/', 404, { detail: 'Release not found.' }),
  );
  await person.click(await screen.findByRole('button', { name: /^Allow again.*1\.5\.0/ }));
  const dialog = await screen.findByRole('alertdialog');
  await person.click(within(dialog).getByRole('button', { name: 'Allow again' }));
  expect(await screen.findByText('Release not found.')).toBeVisible();
});

it('a reference that a person was given leads to its failure', async () => {
  const { person } = open(searching);
  await person.type(screen.getByRole('searchbox'), '0VH929U');
  const failures = await screen.findByRole('table', { name: 'Failures, newest first' });
  expect(await within(failures).findByText(/was not run/)).toBeVisible();
  expect(await within(failures).findAllByRole('row')).toHaveLength(2);
});

it('each lane says how many jobs wait, and for how long', async () => {
  open(searching);
  const lanes = within(await screen.findByRole('table', { name: 'Background jobs of each lane' }));
  const reading = await lanes.findByRole('row', { name: /Reading decks/ });
  expect(reading).toHaveTextContent(/1,204.*4 minutes.*2.*1/);
  expect(lanes.getByRole('row', { name: /Emails/ })).toHaveTextContent(/12 for later/);
  expect(lanes.getByRole('row', { name: /Maintenance/ })).toHaveTextContent(/None waiting/);
});

it('an admin reads what failed and why, and retries it', async () => {
  const asked: unknown[] = [];
  const { person } = open(
    searching,
    answers('post', '/api/jobs/{id}/retry/', ({ params }: Asked) => {
      asked.push(params);
      return undefined;
    }),
  );
  const failed = within(await screen.findByRole('table', { name: 'Failed jobs, newest first' }));
  const row = await failed.findByRole('row', { name: /Evaluate a deck/ });
  for (const text of [/Reading decks/, /after 3 attempts/, /The server stopped in each of 3 attempts/])
    expect(row).toHaveTextContent(text);
  await person.click(within(row).getByRole('button', { name: /^Retry.*Evaluate a deck/ }));
  expect(await screen.findByText('The job is in the queue again')).toBeVisible();
  expect(asked).toMatchObject([{ id: jobs.failed[1]?.id }]);
});

it('an admin discards a failed job after being asked, and reads why that failed', async () => {
  const { person } = open(searching, refuses('delete', '/api/jobs/{id}/', 404, { detail: 'Failed job not found.' }));
  const [discard] = await screen.findAllByRole('button', { name: /^Discard.*weekly-letter/ });
  await person.click(discard as HTMLElement);
  const dialog = await screen.findByRole('alertdialog', { name: 'Discard this job?' });
  await person.click(within(dialog).getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Failed job not found.')).toBeVisible();
});

it('where no job has failed, the page says so', async () => {
  open(searching, answers('get', JOBS, idle));
  expect(await screen.findByText('No failed jobs')).toBeVisible();
});

it('the releases are shown when the background jobs cannot be read', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  open(searching, refuses('get', JOBS, 500, {}));
  expect(await screen.findByText('The background jobs didn’t load')).toBeVisible();
  expect(await screen.findByText('1.5.0-1d4e77a0')).toBeVisible();
});
