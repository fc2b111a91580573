import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Registry } from '@northlight/shared-api/remote';
import { buildTestApp, type TestApp } from '../../test/factories/app.ts';
import { call } from '../../test/factories/requests.ts';
import { buildRelease, buildRemote, buildShell, buildSite } from '../../test/factories/site.ts';
import { bearer, buildAdmin, confirmed } from '../../test/factories/users.ts';
import type { UserRow } from '../platform/database/tables.ts';
import { addLoading } from '../platform/releases/repository.ts';

const remote = buildRemote('3', {
  history: [buildRelease('2'), buildRelease('1')],
  canary: { ...buildRelease('4'), percent: 20 },
});

let site: ReturnType<typeof buildSite>;
let server: TestApp;
let admin: UserRow;
let headers: { authorization: string };
beforeEach(async () => {
  site = buildSite(remote);
  server = await buildTestApp({ env: { SITE_DIR: site.dir } });
  admin = await buildAdmin(server.context);
  headers = await bearer(server.context, admin);
});
afterEach(() => server.close());

const act = async (action: 'withdraw' | 'allow', release: string, reason = 'It loses drafts.') =>
  call(server, 'POST', `/releases/mfe-x/${release}/${action}/`, {
    headers: await confirmed(server.context, headers),
    ...(action === 'withdraw' && { body: { reason } }),
  });
const reported = (release: string, figures: { loads?: number; failures?: number; undelivered?: number }) =>
  addLoading(server.context.db, {
    part: 'mfe-x',
    release,
    canary_since: '',
    loads: 0,
    failures: 0,
    undelivered: 0,
    ...figures,
  });
const overview = async () => (await call(server, 'GET', '/releases/', { headers })).body;
const stateOf = async (release: string) =>
  (await overview()).parts[0].releases.find((one: { release: string }) => one.release === release);

/** The release and the fallback that a browser gets. */
async function given(bucket = 99) {
  const cookie = `release_bucket=${bucket}`;
  const { body } = await server.app.inject({ url: '/remotes.json', headers: { cookie } });
  const [mine] = (JSON.parse(body) as Registry).remotes;
  return [mine?.release, mine?.fallback?.release];
}

describe('an admin', () => {
  it('sees for each release who gets it, how it loaded and whether it is known good', async () => {
    await reported('3', { loads: 400 });
    await reported('2', { loads: 60, failures: 3, undelivered: 2 });
    await reported('1', { loads: 25 });
    const { known_good_loads, parts } = await overview();
    expect(known_good_loads).toBe(20);
    expect(parts[0]).toMatchObject({ part: 'mfe-x', title: 'The X pages' });
    expect(parts[0].releases).toMatchObject([
      { release: '4', registered_as: 'canary', used_as: 'canary', percent: 20, loads: 0, known_good: false },
      { release: '3', registered_as: 'current', used_as: 'current', loads: 400, failure_rate: 0, known_good: true },
      { release: '2', used_as: 'none', failures: 3, undelivered: 2, failure_rate: 0.05, known_good: false },
      { release: '1', registered_as: 'earlier', used_as: 'fallback', known_good: true, verdict: null },
    ]);
  });

  it('sees estimates where a sample of the tabs reports loads', async () => {
    await server.close();
    server = await buildTestApp({ env: { SITE_DIR: site.dir, TELEMETRY_PERCENT: '10' } });
    headers = await bearer(server.context, await buildAdmin(server.context));
    await reported('2', { loads: 30, failures: 3 });
    expect(await stateOf('2')).toMatchObject({ loads: 30, estimated_loads: 300, failure_rate: 0.01 });
  });

  it('withdraws the current release: the newest known good one replaces it at once', async () => {
    await reported('1', { loads: 20 });
    expect(await given()).toEqual(['3', '1']);
    const { status, body } = await act('withdraw', '3');
    expect(status).toBe(200);
    expect(body.releases.map((one: { used_as: string }) => one.used_as)).toEqual([
      'canary',
      'none',
      'fallback',
      'current',
    ]);
    expect(await given()).toEqual(['1', '2']);
    expect((await stateOf('3')).verdict).toEqual({
      verdict: 'withdrawn',
      reason: 'It loses drafts.',
      decided_by: 'admin',
      admin: { id: admin.id, name: 'Mara Lindqvist', email: admin.email },
      at: server.context.clock().toISOString(),
    });
  });

  it('withdraws a canary, and allows it again with a record that starts anew', async () => {
    await reported('4', { loads: 10, failures: 9 });
    await act('withdraw', '4');
    expect(await given(5)).toEqual(['3', '2']);
    expect((await act('allow', '4')).status).toBe(200);
    expect(await given(5)).toEqual(['4', '3']);
    expect(await stateOf('4')).toMatchObject({
      loads: 0,
      failures: 0,
      verdict: { verdict: 'allowed', reason: '', admin: { id: admin.id } },
    });
  });

  it('keeps the first reason when a release is withdrawn twice, and each act is recorded once', async () => {
    await act('withdraw', '2');
    await act('withdraw', '2', 'Again');
    await act('allow', '2');
    await act('allow', '2');
    const events = await call(server, 'GET', '/accounts/security-events/', { headers });
    const kinds = events.body.results.map(({ kind }: { kind: string }) => kind);
    expect(kinds.filter((kind: string) => kind.startsWith('release_')).sort()).toEqual([
      'release_allowed',
      'release_withdrawn',
    ]);
  });

  it('is remembered by nobody once the account is gone', async () => {
    await act('withdraw', '2');
    const other = await buildAdmin(server.context);
    await server.context.db.deleteFrom('users').where('id', '=', admin.id).execute();
    headers = await bearer(server.context, other);
    expect((await stateOf('2')).verdict).toMatchObject({ decided_by: 'admin', admin: null });
  });
});

it('an admin withdraws a release of the shell, which an earlier one replaces that all remotes fit', async () => {
  const { history: _, ...fitting } = buildShell('1.0');
  const lacking = { ...fitting, release: '1.1', provides: {} };
  const requires = { react: { names: ['useState'] } };
  site.releaseShell(buildShell('1.2', { history: [lacking, fitting] }), buildRemote('3', { requires }));
  const act = async (release: string) =>
    call(server, 'POST', `/releases/shell/${release}/withdraw/`, {
      headers: await confirmed(server.context, headers),
      body: { reason: 'It is slow.' },
    });
  const { body } = await act('1.2');
  expect(body).toMatchObject({
    part: 'shell',
    title: 'The shell',
    releases: [
      { release: '1.2', used_as: 'none', entry_size: null },
      { release: '1.0', used_as: 'current' },
    ],
  });
  const { body: registry } = await server.app.inject({ url: '/remotes.json' });
  expect((JSON.parse(registry) as Registry).shell.release).toBe('1.0');
  expect((await act('1.0')).body.code).toBe('no_other_release');
  expect((await act('1.1')).status).toBe(404);
});

describe('a withdrawal that is refused', () => {
  it('is one without a proof of identity', async () => {
    const { status, body } = await call(server, 'POST', '/releases/mfe-x/3/withdraw/', {
      headers,
      body: { reason: 'x' },
    });
    expect([status, body.code]).toEqual([403, 're_authentication_required']);
    expect(await given()).toEqual(['3', '2']);
  });

  it.each(['', '   ', 'x'.repeat(301)])('is one whose reason is %j', async (reason) => {
    const { status, body } = await act('withdraw', '3', reason);
    expect([status, body.code]).toEqual([400, 'validation_failed']);
    expect(body.reason).toHaveLength(1);
  });

  it('is one of a release that the registry does not have', async () => {
    expect((await act('withdraw', '9')).status).toBe(404);
    expect((await act('allow', '9')).status).toBe(404);
  });

  it('is one that would leave nothing to give', async () => {
    await act('withdraw', '1');
    await act('withdraw', '3');
    const { status, body } = await act('withdraw', '2');
    expect([status, body.code]).toEqual([409, 'no_other_release']);
    expect((await act('withdraw', '4')).status).toBe(200);
    expect(await given()).toEqual(['2', undefined]);
  });
});
