import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { call } from '../../../test/factories/requests.ts';
import { bearer, buildAdmin } from '../../../test/factories/users.ts';
import { deleteExpired } from '../database/expired-rows-repository.ts';

let server: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  server = await buildTestApp();
  headers = await bearer(server.context, await buildAdmin(server.context));
});
beforeEach(() => server.context.db.deleteFrom('telemetry').execute());
afterAll(() => server.close());

let visitors = 0;
/** By default each report comes from a different address, so that the rate limit doesn't apply. */
const report = (events: unknown, ip = `10.0.0.${++visitors}`) =>
  call(server, 'POST', '/telemetry/', { body: { events }, ip });
const status = async (query = '') => (await call(server, 'GET', `/telemetry/remotes/${query}`, { headers })).body;

const load = (milliseconds: number, release = '1.0.0-a') => ({
  kind: 'load',
  remote: 'mfe-x',
  release,
  page: 'XPage',
  milliseconds,
});
const failure = (reference = 'K3J9XQ2') => ({
  kind: 'failure',
  remote: 'mfe-x',
  release: '1.0.0-a',
  page: 'XPage',
  failure: 'timeout',
  reference,
  fallback: null,
});

describe('a report that is refused', () => {
  it.each([
    ['with an address in it', [{ ...load(10), url: 'https://example.test/reset/secret' }]],
    ['with a person in it', [{ ...load(10), user_id: 7 }]],
    ['about a page by its path', [{ ...load(10), page: '/investor?id=7' }]],
    ['of a failure nobody knows', [{ ...failure(), failure: 'cosmic-ray' }]],
    ['with a reference of its own making', [failure('<b>hello</b>')]],
    ['without anything in it', []],
    ['with too much in it', Array.from({ length: 21 }, () => load(10))],
    ['of a load without end', [load(1e9)]],
  ])('is one %s', async (_what, events) => {
    expect((await report(events)).status).toBe(400);
    expect(await server.context.db.selectFrom('telemetry').selectAll().execute()).toEqual([]);
  });

  it('is one that is too long to be read', async () => {
    const { status: code } = await report([{ ...load(10), page: 'x'.repeat(9000) }]);
    expect(code).toBe(413);
  });

  it('is the sixty-first of a minute from one address', async () => {
    for (let n = 0; n < 60; n += 1) expect((await report([load(1)], '10.1.1.1')).status).toBe(204);
    expect((await report([load(1)], '10.1.1.1')).status).toBe(429);
    expect((await report([load(1)], '10.1.1.2')).status).toBe(204);
  });
});

it('an admin sees the median load and the failures of each release', async () => {
  await report([load(100), load(300), load(120)]);
  await report([load(40, '1.1.0-b'), load(60, '1.1.0-b'), failure()]);
  const { releases, failures } = await status();
  expect(releases).toEqual([
    { remote: 'mfe-x', release: '1.0.0-a', loads: 3, median_milliseconds: 120, failures: 1 },
    { remote: 'mfe-x', release: '1.1.0-b', loads: 2, median_milliseconds: 50, failures: 0 },
  ]);
  expect(failures).toEqual([
    {
      at: server.context.clock().toISOString(),
      remote: 'mfe-x',
      release: '1.0.0-a',
      page: 'XPage',
      failure: 'timeout',
      reference: 'K3J9XQ2',
      fallback: null,
    },
  ]);
});

it('an admin finds a failure by the reference that a person was given', async () => {
  await report([failure('AAAA111'), failure('BBBB222')]);
  const { failures } = await status('?reference=bbbb222');
  expect(failures.map(({ reference }: { reference: string }) => reference)).toEqual(['BBBB222']);
});

it('a report tells nothing about whose browser it was, and is gone after thirty days', async () => {
  await report([load(10)], '203.0.113.9');
  const rows = await server.context.db.selectFrom('telemetry').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('203.0.113.9');
  const throttles = await server.context.db.selectFrom('throttles').selectAll().execute();
  expect(JSON.stringify(throttles)).not.toContain('203.0.113.9');

  const later = (days: number) => new Date(server.context.clock().getTime() + days * 86_400_000);
  await deleteExpired(server.context.db, later(29));
  expect(await server.context.db.selectFrom('telemetry').selectAll().execute()).toHaveLength(1);
  await deleteExpired(server.context.db, later(30));
  expect(await server.context.db.selectFrom('telemetry').selectAll().execute()).toHaveLength(0);
});
