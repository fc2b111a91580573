import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { call } from '../../../test/factories/requests.ts';
import { buildUser, PASSWORD } from '../../../test/factories/users.ts';

let server: TestApp;
beforeEach(async () => {
  server = await buildTestApp();
  await buildUser(server.context, { email: 'mara@example.test' });
});
afterEach(() => server.close());

const login = (changes: object = {}, ip?: string) =>
  call(server, 'POST', '/accounts/login/', {
    body: { email: 'mara@example.test', password: PASSWORD, ...changes },
    ...(ip && { ip }),
  });
const refresh = (token: string) => call(server, 'POST', '/accounts/token/refresh/', { body: { refresh: token } });
const profile = (access: string) =>
  call(server, 'GET', '/accounts/profile/', { headers: { authorization: `Bearer ${access}` } });

describe('logging in is refused', () => {
  it('in the same words for a wrong password and an unknown address', async () => {
    for (const wrong of [{ password: 'not the password' }, { email: 'nobody@example.test' }, { email: 'no address' }]) {
      const { status, body } = await login(wrong);
      expect(status).toBe(401);
      expect(body).toEqual({ detail: 'Invalid email or password', code: 'invalid_credentials' });
    }
  });

  it('without an address or a password', async () => {
    expect((await login({ email: '' })).body).toMatchObject({ email: ['Email is required.'] });
    expect((await login({ password: undefined })).body).toMatchObject({ password: ['This field is required.'] });
  });

  it('after ten wrong passwords from one address, for that address alone, until time has passed', async () => {
    for (let i = 0; i < 10; i++) await login({ password: 'wrong' }, '192.0.2.1');
    const { status, body, headers } = await login({}, '192.0.2.1');
    expect(status).toBe(429);
    expect(body.detail).toBe('Too many login attempts. Please try again in 15 minutes.');
    expect(headers['retry-after']).toBe('900');
    expect((await login({}, '192.0.2.2')).status).toBe(200);
    server.clock.pass(901);
    expect((await login({}, '192.0.2.1')).status).toBe(200);
  });
});

describe('logging in', () => {
  it('takes the address in any capitals and notes the time', async () => {
    const { status, body } = await login({ email: ' MARA@example.test' });
    expect(status).toBe(200);
    expect(body.user.email).toBe('mara@example.test');
    const { last_login_at } = await server.context.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect(last_login_at).toBe(server.clock.read().toISOString());
  });

  it('lasts twelve hours without use, and two weeks when remembered', async () => {
    const brief = (await login()).body;
    const long = (await login({ remember: true })).body;
    server.clock.pass(12 * 3600 + 1);
    expect((await refresh(brief.refresh)).status).toBe(401);
    const renewed = await refresh(long.refresh);
    expect(renewed.status).toBe(200);
    server.clock.pass(14 * 24 * 3600 - 1);
    expect((await refresh(renewed.body.refresh)).status).toBe(200);
  });
});

describe('an access token', () => {
  it('is refused when it is made up, broken or of another kind', async () => {
    const { access } = (await login()).body;
    const [head, payload] = access.split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const token of ['x', `${head}.${payload}.x`, `${none}.${payload}.`, '']) {
      const { status, body } = await profile(token);
      expect(status).toBe(401);
      expect(body.code).toBe('not_authenticated');
    }
  });

  it('lives fifteen minutes', async () => {
    const { access } = (await login()).body;
    server.clock.pass(15 * 60 - 1);
    expect((await profile(access)).status).toBe(200);
    server.clock.pass(2);
    expect((await profile(access)).body).toMatchObject({ code: 'token_expired' });
  });

  it('that has expired is not taken for a visitor where everybody may call', async () => {
    const { access } = (await login()).body;
    server.clock.pass(3600);
    const headers = { authorization: `Bearer ${access}` };
    expect((await call(server, 'GET', '/accounts/investors/', { headers })).status).toBe(401);
    expect((await call(server, 'GET', '/health/', { headers })).status).toBe(200);
  });
});

describe('a refresh token', () => {
  it('is refused when nobody issued it', async () => {
    expect((await refresh('made-up')).body).toMatchObject({ code: 'refresh_invalid' });
    expect((await refresh('')).body).toMatchObject({ refresh: ['No refresh token'] });
  });

  it('ends its whole session when it is used again later', async () => {
    const first = (await login()).body;
    const second = (await refresh(first.refresh)).body;
    server.clock.pass(21);
    const replay = await refresh(first.refresh);
    expect(replay.status).toBe(401);
    expect(replay.body.code).toBe('refresh_reused');
    expect((await refresh(second.refresh)).status).toBe(401);
    expect((await profile(second.access)).status).toBe(401);
  });

  it('gives tabs that refresh at once the same successor, and all go on', async () => {
    const { refresh: token } = (await login()).body;
    const tabs = await Promise.all(Array.from({ length: 20 }, () => refresh(token)));
    expect(tabs.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(tabs.map(({ body }) => body.refresh)).size).toBe(1);
    server.clock.pass(30);
    for (const { body } of tabs) expect((await refresh(body.refresh)).status).toBe(200);
  });

  it('works again shortly after its exchange only while its successor is unused', async () => {
    const first = (await login()).body;
    const second = (await refresh(first.refresh)).body;
    expect((await refresh(first.refresh)).body.refresh).toBe(second.refresh);
    const third = (await refresh(second.refresh)).body;
    const replay = await refresh(first.refresh);
    expect([replay.status, replay.body.code]).toEqual([401, 'refresh_reused']);
    expect((await refresh(third.refresh)).body.code).toBe('refresh_invalid');
    expect((await profile(third.access)).status).toBe(401);
  });

  it('has no more time when it is used again shortly after its exchange', async () => {
    const { refresh: token } = (await login()).body;
    await refresh(token);
    server.clock.pass(19);
    expect((await refresh(token)).status).toBe(200);
    server.clock.pass(2);
    expect((await refresh(token)).body.code).toBe('refresh_reused');
  });

  it('is not stored in the clear, nor is its successor', async () => {
    const { refresh: token } = (await login()).body;
    const successor = (await refresh(token)).body.refresh;
    const rows = JSON.stringify(await server.context.db.selectFrom('refresh_tokens').selectAll().execute());
    for (const secret of [token, successor]) expect(rows).not.toContain(secret);
  });
});

describe('logging out', () => {
  it('ends this session at once and leaves others alone', async () => {
    const here = (await login()).body;
    const there = (await login()).body;
    const { status, body } = await call(server, 'POST', '/accounts/logout/', { body: { refresh: here.refresh } });
    expect([status, body]).toEqual([204, '']);
    expect((await profile(here.access)).status).toBe(401);
    expect((await refresh(here.refresh)).status).toBe(401);
    expect((await profile(there.access)).status).toBe(200);
  });

  it('with a token nobody knows is no error', async () => {
    expect((await call(server, 'POST', '/accounts/logout/', { body: { refresh: 'gone' } })).status).toBe(204);
  });
});
