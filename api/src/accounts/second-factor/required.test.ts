import { afterEach, describe, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { call } from '../../../test/factories/requests.ts';
import { bearer, buildAdmin, buildUser, confirmed } from '../../../test/factories/users.ts';
import { noteDemoAccount } from '../../demo/repository.ts';
import type { UserRow } from '../../platform/database/tables.ts';
import { setAdmin } from '../users/set-admin.ts';
import { codeAt } from './one-time-codes.ts';

let server: TestApp;
const start = async (env: Record<string, string> = {}) => {
  server = await buildTestApp({ env });
};
afterEach(() => server.close());

const REQUIRED = {
  detail: 'Turn on two-step login in your settings to open the admin pages.',
  code: 'second_factor_required',
};

type Headers = Awaited<ReturnType<typeof bearer>>;
const users = (headers: Headers) => call(server, 'GET', '/accounts/users/', { headers });
const profile = (headers: Headers) => call(server, 'GET', '/accounts/profile/', { headers });
const factor = async (headers: Headers) => (await call(server, 'GET', '/accounts/second-factor/', { headers })).body;
const post = (path: string, headers: Headers, body?: object) =>
  call(server, 'POST', `/accounts/second-factor/${path}/`, { headers, body });

async function turnOn(headers: Headers) {
  const { secret } = (await post('set-up', await confirmed(server.context, headers))).body;
  return await post('confirm', headers, { passcode: codeAt(secret, server.clock.read()) });
}

const buildDemoAdmin = async (): Promise<UserRow> => {
  const user = await buildUser(server.context, { email: 'admin@demo.test', is_superuser: 1 });
  await noteDemoAccount(server.context.db, user.email, user.id, server.clock.read());
  return user;
};

describe('an admin without a second factor', () => {
  it('uses the product like anybody, but no admin rights', async () => {
    await start();
    const headers = await bearer(server.context, await buildUser(server.context, { is_superuser: 1 }));
    expect((await profile(headers)).status).toBe(200);
    const { status, body } = await users(headers);
    expect([status, body]).toEqual([403, REQUIRED]);
    expect(await factor(headers)).toEqual({
      enabled: false,
      required: true,
      app: false,
      passkeys: 0,
      recovery_codes_left: 0,
    });
  });

  it('has admin rights once it is confirmed, in this session alone', async () => {
    await start();
    const user = await buildUser(server.context, { is_superuser: 1 });
    const [here, elsewhere] = [await bearer(server.context, user), await bearer(server.context, user)];
    await post('set-up', await confirmed(server.context, here));
    expect((await users(here)).body).toEqual(REQUIRED);
    expect((await turnOn(here)).status).toBe(200);
    expect((await users(here)).status).toBe(200);
    expect((await users(elsewhere)).body.code).toBe('token_expired');
  });

  it('is also somebody who was made an admin, and somebody whose factor the operator removed', async () => {
    await start();
    const user = await buildUser(server.context);
    const headers = await bearer(server.context, user);
    expect((await users(headers)).body.code).toBe('superuser_only');
    await setAdmin(server.context, user.email, true);
    expect((await users(headers)).body).toEqual(REQUIRED);
    await turnOn(headers);
    await server.context.db.deleteFrom('second_factors').execute();
    expect((await users(headers)).body).toEqual(REQUIRED);
  });
});

describe('an admin with a second factor', () => {
  it('cannot turn it off before they give up the role', async () => {
    await start();
    const user = await buildAdmin(server.context);
    await buildAdmin(server.context);
    const headers = await bearer(server.context, user);
    const { status, body } = await post('turn-off', await confirmed(server.context, headers));
    expect([status, body]).toEqual([
      403,
      { detail: 'Admins need two-step login, so it cannot be turned off.', code: 'second_factor_required' },
    ]);
    expect((await users(headers)).status).toBe(200);
    await setAdmin(server.context, user.email, false);
    expect((await factor(headers)).required).toBe(false);
    expect((await post('turn-off', await confirmed(server.context, headers))).status).toBe(204);
  });
});

describe('the demo admin, whose password is public', () => {
  it('needs no second factor while there is demo data', async () => {
    await start();
    const headers = await bearer(server.context, await buildDemoAdmin());
    expect((await users(headers)).status).toBe(200);
    expect((await factor(headers)).required).toBe(false);
  });

  it.each([
    ['the demo is off', { DEMO: 'off' }],
    ['others can reach the server', { HOST: '0.0.0.0' }],
  ])('needs one when %s', async (_, env) => {
    await start(env);
    const headers = await bearer(server.context, await buildDemoAdmin());
    expect((await users(headers)).body).toEqual(REQUIRED);
  });

  it('gives nobody else an exemption', async () => {
    await start();
    const demo = await buildDemoAdmin();
    await server.context.db
      .updateTable('users')
      .set({ email: 'mine@example.test' })
      .where('id', '=', demo.id)
      .execute();
    expect((await users(await bearer(server.context, demo))).body).toEqual(REQUIRED);
    const admin = await buildUser(server.context, { is_superuser: 1 });
    expect((await users(await bearer(server.context, admin))).body).toEqual(REQUIRED);
  });
});
