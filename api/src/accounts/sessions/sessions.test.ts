import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { call } from '../../../test/factories/requests.ts';
import { buildUser, PASSWORD } from '../../../test/factories/users.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0';

let server: TestApp;
beforeEach(async () => {
  server = await buildTestApp({ env: { REQUESTS_PER_MINUTE: '100000' } });
  await buildUser(server.context, { email: 'mara@example.test' });
});
afterEach(() => server.close());

async function logIn(userAgent: string, email = 'mara@example.test') {
  const body = { email, password: PASSWORD };
  const headers = { 'user-agent': userAgent };
  const answer = await call(server, 'POST', '/accounts/login/', { body, headers });
  return { ...answer.body, headers: { authorization: `Bearer ${answer.body.access}` } };
}
const refresh = (token: string) => call(server, 'POST', '/accounts/token/refresh/', { body: { refresh: token } });
const list = async (headers: Record<string, string>) =>
  (await call(server, 'GET', '/accounts/sessions/', { headers })).body;
const subjects = async () => (await server.mailbox()).map(({ subject }) => subject);

describe('one’s sessions', () => {
  it('say on which device, since when, when last used, and which one asks', async () => {
    const here = await logIn(FIREFOX);
    server.clock.pass(3600);
    const there = await logIn(SAFARI);
    const started = server.clock.read().toISOString();
    server.clock.pass(60);
    await refresh(there.refresh);
    expect(await list(there.headers)).toEqual([
      {
        id: expect.any(String),
        device: 'Safari on iPhone',
        created_at: started,
        last_used_at: server.clock.read().toISOString(),
        ends_at: new Date(Date.parse(started) + 24 * 3600_000).toISOString(),
        current: true,
      },
      expect.objectContaining({ device: 'Firefox on Windows', current: false }),
    ]);
    expect((await refresh(here.refresh)).status).toBe(200);
  });

  it('leave out those that are over', async () => {
    const gone = await logIn(FIREFOX);
    await call(server, 'POST', '/accounts/logout/', { body: { refresh: gone.refresh } });
    await logIn(SAFARI);
    server.clock.pass(12 * 3600);
    const here = await logIn(EDGE);
    expect((await list(here.headers)).map(({ device }: { device: string }) => device)).toEqual(['Edge on Windows']);
  });

  it('can be ended one by one, at once', async () => {
    const there = await logIn(SAFARI);
    const here = await logIn(FIREFOX);
    const other = (await list(here.headers)).find(({ current }: { current: boolean }) => !current);
    const end = () => call(server, 'DELETE', `/accounts/sessions/${other.id}/`, { headers: here.headers });
    expect((await end()).status).toBe(204);
    expect((await refresh(there.refresh)).status).toBe(401);
    expect((await call(server, 'GET', '/accounts/profile/', { headers: there.headers })).status).toBe(401);
    expect((await end()).body).toMatchObject({ code: 'not_found' });
    expect((await refresh(here.refresh)).status).toBe(200);
  });

  it('can be ended all but this one', async () => {
    const others = [await logIn(SAFARI), await logIn(EDGE)];
    const here = await logIn(FIREFOX);
    expect((await call(server, 'DELETE', '/accounts/sessions/', { headers: here.headers })).status).toBe(204);
    for (const { refresh: token } of others) expect((await refresh(token)).status).toBe(401);
    expect(await list(here.headers)).toHaveLength(1);
  });
});

describe('a session in use', () => {
  const HOUR = 3600;
  const log = async (remember: boolean) =>
    (
      await call(server, 'POST', '/accounts/login/', {
        body: { email: 'mara@example.test', password: PASSWORD, remember },
        headers: { 'user-agent': FIREFOX },
      })
    ).body;

  it.each([
    ['twelve hours', false, 12 * HOUR],
    ['two weeks', true, 14 * 24 * HOUR],
  ])('ends after %s without use, counted from its last refresh', async (_, remember, length) => {
    const { refresh: token } = await log(remember);
    server.clock.pass(length - 1);
    const { status, body } = await refresh(token);
    expect(status).toBe(200);
    server.clock.pass(length);
    expect((await refresh(body.refresh)).body.code).toBe('refresh_invalid');
    const here = await logIn(SAFARI);
    expect((await list(here.headers)).map(({ device }: { device: string }) => device)).toEqual(['Safari on iPhone']);
  });

  it.each([
    ['a day', false, 24 * HOUR],
    ['thirty days', true, 30 * 24 * HOUR],
  ])('ends after %s however much it is used', async (_, remember, length) => {
    let tokens = await log(remember);
    for (let hour = 0; hour < length; hour += 6 * HOUR) {
      const { status, body } = await refresh(tokens.refresh);
      expect(status).toBe(200);
      tokens = body;
      server.clock.pass(6 * HOUR - (hour + 6 * HOUR < length ? 0 : 1));
    }
    const { status, body: last } = await refresh(tokens.refresh);
    expect(status).toBe(200);
    server.clock.pass(1);
    expect((await refresh(last.refresh)).body).toEqual({
      detail: 'Session expired. Please log in again.',
      code: 'refresh_invalid',
    });
    const headers = { authorization: `Bearer ${last.access}` };
    expect((await call(server, 'GET', '/accounts/profile/', { headers })).status).toBe(401);
  });
});

it('a session that an earlier release let grow too old ends at its next refresh', async () => {
  const { refresh: token } = await logIn(FIREFOX);
  await server.context.db.updateTable('sessions').set({ created_at: '2026-01-01T00:00:00.000Z' }).execute();
  expect((await refresh(token)).body.code).toBe('refresh_invalid');
});

describe('an email about a new login', () => {
  it('comes for a device that was not used before, and only then', async () => {
    await logIn(FIREFOX);
    expect(await subjects()).toEqual([]);
    await logIn(SAFARI);
    expect(await subjects()).toEqual(['New login to Northlight']);
    expect((await server.mailbox())[0]?.text).toContain('Device: Safari on iPhone');
    server.clock.pass(365 * 24 * 3600);
    await logIn(FIREFOX);
    await logIn(SAFARI.replaceAll('18', '19'));
    expect(await subjects()).toHaveLength(1);
  });

  it('does not come to whoever has just signed up', async () => {
    const body = {
      email: 'new@example.test',
      password: PASSWORD,
      password2: PASSWORD,
      first_name: 'Ada',
      last_name: 'Birk',
    };
    await call(server, 'POST', '/accounts/register/', { body, headers: { 'user-agent': FIREFOX } });
    await logIn(FIREFOX, 'new@example.test');
    expect(await subjects()).toEqual(['Verify your email address for Northlight']);
  });
});

describe('twenty tabs that share one session', () => {
  it('refresh at once a hundred times, and none is logged out', async () => {
    let token: string = (await logIn(FIREFOX)).refresh;
    const refused: number[] = [];
    for (let round = 0; round < 100; round++) {
      const tabs = await Promise.all(Array.from({ length: 20 }, () => refresh(token)));
      refused.push(...tabs.map(({ status }) => status).filter((status) => status !== 200));
      token = tabs[round % 20]?.body.refresh;
      server.clock.pass(14 * 60);
    }
    expect(refused).toEqual([]);
  }, 60_000);

  it('are all logged out when an old token comes back', async () => {
    const first: string = (await logIn(FIREFOX)).refresh;
    const tabs = await Promise.all(Array.from({ length: 20 }, () => refresh(first)));
    server.clock.pass(21);
    expect((await refresh(first)).body.code).toBe('refresh_reused');
    const after = await Promise.all(tabs.map(({ body }) => refresh(body.refresh)));
    expect(after.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 401));
    for (const { body } of tabs) {
      const headers = { authorization: `Bearer ${body.access}` };
      expect((await call(server, 'GET', '/accounts/profile/', { headers })).status).toBe(401);
    }
  });
});
