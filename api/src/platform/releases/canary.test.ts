import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { RegisteredRemote, Registry } from '@northlight/shared-api/remote';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { call } from '../../../test/factories/requests.ts';
import { buildRelease, buildRemote, buildShell, buildSite } from '../../../test/factories/site.ts';
import type { StoppedCanary } from './releases.ts';
import { putVerdict } from './repository.ts';

const SINCE = '2026-11-20T09:00:00.000Z';
const canary = (releasedAt = SINCE) =>
  buildRemote('2', { history: [buildRelease('1')], canary: { ...buildRelease('3'), releasedAt, percent: 50 } });

let server: TestApp;
afterEach(() => server.close());

let visitors = 0;
async function start(remote: RegisteredRemote, env: Record<string, string> = {}) {
  const site = buildSite(remote);
  const stopped: StoppedCanary[] = [];
  const errors: unknown[] = [];
  const failed = (error: unknown) => void errors.push(error);
  server = await buildTestApp({
    env: { SITE_DIR: site.dir, ...env },
    releaseReport: {
      registryFailed: failed,
      standingsFailed: failed,
      canaryStopped: (one) => stopped.push(one),
      pageEnded: () => {},
      renderingFailed: failed,
    },
  });
  let references = 0;
  /** Reports from browsers of a release; each comes from a network of its own unless `ip` is given. */
  const report = async (kind: string, release: string, times = 1, { ip, ...event }: Record<string, unknown> = {}) => {
    for (let n = 0; n < times; n += 1) {
      references += 1;
      visitors += 1;
      const place = { remote: 'mfe-x', release, page: 'XPage' };
      const reference = `REF${String(references).padStart(5, '0')}`;
      const told =
        kind === 'load'
          ? { kind, ...place, milliseconds: 100 }
          : { kind: 'failure', ...place, failure: kind, reference, fallback: null };
      const address = String(ip ?? `10.${visitors >> 8}.${visitors & 255}.9`);
      const answer = await call(server, 'POST', '/telemetry/', {
        body: { events: [{ ...told, ...event }] },
        ip: address,
      });
      expect(answer.status).toBe(204);
    }
  };
  /** The release and fallback that a browser gets: of the canary's, or of the others. */
  const given = async (who: 'canary' | 'others') => {
    server.clock.pass(3); // standings are kept for two seconds
    const cookie = `release_bucket=${who === 'canary' ? 1 : 99}`;
    const { body } = await server.app.inject({ url: '/remotes.json', headers: { cookie } });
    const [mine] = (JSON.parse(body) as Registry).remotes;
    return [mine?.release, mine?.fallback?.release];
  };
  return { ...site, report, given, stopped, errors };
}

describe('a canary', () => {
  it('that breaks when it is shown stops itself, and says why', async () => {
    const { report, given, stopped } = await start(canary());
    await report('load', '2', 30);
    await report('load', '3', 6);
    await report('threw-on-render', '3', 4);
    expect(await given('canary')).toEqual(['3', '2']);
    await report('threw-on-render', '3');
    const reason = 'It failed in 5 of 6 loads (83%), the current release 2 in 0 of 30 loads (0%).';
    expect(stopped).toEqual([{ part: 'mfe-x', release: '3', reason }]);
    expect(await given('canary')).toEqual(['2', '1']);
    await report('threw-on-render', '3', 3);
    expect(stopped).toHaveLength(1);
  });

  it('whose loads are a sample says about how many there were', async () => {
    const { report, stopped } = await start(canary(), { TELEMETRY_PERCENT: '10' });
    await report('load', '2', 25);
    await report('load', '3', 10);
    await report('integrity', '2');
    await report('threw-on-load', '3', 9);
    expect(stopped.map(({ reason }) => reason)).toEqual([
      'It failed in 6 of about 100 loads (6.0%), the current release 2 in 1 of about 250 loads (0.4%).',
    ]);
  });

  it('that fails no more than the current release stays', async () => {
    const { report, given, stopped } = await start(canary());
    for (const release of ['2', '3']) await report('load', release, 40);
    for (const release of ['2', '3']) await report('threw-on-render', release, 8);
    expect(stopped).toEqual([]);
    expect((await given('canary'))[0]).toBe('3');
  });

  it('is compared with the current release over its own life, or with earlier loads where there are few', async () => {
    const { report, given, stopped, release } = await start(buildRemote('2'));
    await report('threw-on-render', '2', 30);
    await report('load', '2', 30);
    release(canary());
    await report('threw-on-render', '3', 6);
    expect(stopped).toEqual([]);
    await report('load', '2', 5);
    expect(stopped).toEqual([]);
    await report('load', '2', 15);
    expect(stopped).toHaveLength(1);
    expect((await given('canary'))[0]).toBe('2');
  });

  it('that lacks a file is stopped when several networks miss it, and not by one of them', async () => {
    const { report, stopped } = await start(canary());
    await report('load', '2', 30);
    await report('network', '3', 9, { ip: '203.0.113.7' });
    expect(stopped).toEqual([]);
    await report('network', '2', 1);
    await report('network', '3', 5);
    expect(stopped).toHaveLength(1);
  });

  it('is not stopped by failures that say nothing of it', async () => {
    const { report, stopped } = await start(canary());
    await report('load', '2', 30);
    for (const kind of ['registry', 'outdated']) await report(kind, '3', 9);
    expect(stopped).toEqual([]);
  });
});

describe('a canary of the shell', () => {
  it('is stopped by the failures of the pages that run in it, whichever part they are of', async () => {
    const { report, stopped, releaseShell } = await start(buildRemote('1'));
    const { history: _, ...next } = buildShell('9', { releasedAt: SINCE });
    releaseShell(buildShell('8', { canary: { ...next, percent: 50 } }), buildRemote('1'));
    const shellOf = async () => {
      server.clock.pass(3);
      const { body } = await server.app.inject({ url: '/remotes.json', headers: { cookie: 'release_bucket=1' } });
      return (JSON.parse(body) as Registry).shell.release;
    };
    await report('load', '1', 25, { shell: '8' });
    await report('load', '1', 5, { shell: '9' });
    await report('threw-on-render', '1', 4, { shell: '9' });
    expect(await shellOf()).toBe('9');
    await report('threw-on-render', '1', 1, { shell: '9' });
    const reason = 'It failed in 5 of 5 loads (100%), the current release 8 in 0 of 25 loads (0%).';
    expect(stopped).toEqual([{ part: 'shell', release: '9', reason }]);
    expect(await shellOf()).toBe('8');
  });
});

describe('reports of strangers', () => {
  it('count for an hour up to a limit of their network, which is not stored', async () => {
    const { report, given } = await start(buildRemote('2', { history: [buildRelease('1')] }), {
      KNOWN_GOOD_LOADS: '201',
    });
    const loads = Array.from({ length: 11 }, () => ({
      body: {
        events: Array.from({ length: 20 }, () => ({
          kind: 'load',
          remote: 'mfe-x',
          release: '1',
          page: 'XPage',
          milliseconds: 5,
        })),
      },
      ip: '203.0.113.7',
    }));
    for (const one of loads) await call(server, 'POST', '/telemetry/', one);
    const counted = () =>
      server.context.db.selectFrom('release_loading').select(['release', 'loads', 'failures']).execute();
    expect(await counted()).toEqual([{ release: '1', loads: 200, failures: 0 }]);
    const stored = await server.context.db.selectFrom('throttles').select('key').execute();
    expect(JSON.stringify(stored)).not.toContain('203.0.113');
    await report('integrity', '2', 15, { ip: '203.0.113.8' });
    expect(await counted()).toContainEqual({ release: '2', loads: 0, failures: 10 });
    server.clock.pass(3601);
    await report('integrity', '2', 1, { ip: '203.0.113.9' });
    expect(await counted()).toContainEqual({ release: '2', loads: 0, failures: 11 });
    expect(await given('others')).toEqual(['2', '1']);
  });

  it('count for releases of the registry only, and each failure once', async () => {
    const { report } = await start(buildRemote('2'));
    await report('load', '7');
    await report('load', '2', 1, { remote: 'mfe-none' });
    await report('integrity', '2', 3, { reference: 'SAMESAME' });
    await report('integrity', '7');
    const counted = await server.context.db.selectFrom('release_loading').selectAll().execute();
    expect(counted).toEqual([{ part: 'mfe-x', release: '2', canary_since: '', loads: 0, failures: 1, undelivered: 0 }]);
    expect(await server.context.db.selectFrom('telemetry').select('id').execute()).toHaveLength(6);
  });

  it('name the shell that the page runs in, if it is known', async () => {
    const { report } = await start(buildRemote('2'));
    await report('load', '2', 1, { shell: '0.1.0-3f' });
    await report('load', '2');
    const rows = await server.context.db.selectFrom('telemetry').select('shell').execute();
    expect(rows.map(({ shell }) => shell).sort()).toEqual(['0.1.0-3f', null]);
  });
});

it('pages cost no query of their own, and a verdict of another server holds here within seconds', async () => {
  const { given } = await start(canary());
  expect((await given('canary'))[0]).toBe('3');
  const at = server.clock.read().toISOString();
  const verdict = { part: 'mfe-x', release: '3', verdict: 'withdrawn', reason: 'Broken', at } as const;
  await putVerdict(server.context.db, { ...verdict, decided_by: 'server', admin_id: null });
  const query = jest.spyOn(server.context.db, 'selectFrom');
  for (let n = 0; n < 5; n += 1) await server.app.inject({ url: '/x' });
  expect(query).not.toHaveBeenCalled();
  expect((await given('canary'))[0]).toBe('2');
  expect(query.mock.calls).toEqual([['release_loading'], ['release_verdicts']]);
});

it('a page is served while the verdicts cannot be read, by those that were read last', async () => {
  const { report, given, errors } = await start(canary());
  await report('load', '2', 30);
  await report('threw-on-render', '3', 5);
  expect((await given('canary'))[0]).toBe('2');
  await server.context.db.destroy();
  expect((await given('canary'))[0]).toBe('2');
  expect(errors).toHaveLength(1);
});
