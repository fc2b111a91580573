import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { postgres } from '../../src/platform/database/postgres.ts';
import { buildTestApp, type TestApp } from '../factories/app.ts';
import { call } from '../factories/requests.ts';
import { buildUser, PASSWORD } from '../factories/users.ts';

const PROFILE = '/accounts/profile/';

let here: TestApp;
let there: TestApp;
beforeAll(async () => {
  const env = { SECRET_KEY: 'a secret that both servers share' };
  here = await buildTestApp({ env });
  there = await buildTestApp({ env, database: postgres(here.databaseUrl ?? '', { connections: 2 }) });
});
afterAll(async () => {
  await there.close();
  await here.close();
});

describe('a session that has ended on one server', () => {
  it('has ended on another one that remembers it, even while its clock stands still', async () => {
    const { email } = await buildUser(here.context);
    const { body } = await call(here, 'POST', '/accounts/login/', { body: { email, password: PASSWORD } });
    const headers = { authorization: `Bearer ${body.access}` };
    const get = async (server: TestApp) => (await call(server, 'GET', PROFILE, { headers })).status;
    expect([await get(here), await get(there)]).toEqual([200, 200]);
    expect(there.context.rememberedAccess.find(headers.authorization)).not.toBeNull();
    await call(here, 'POST', '/accounts/logout/', { body: { refresh: body.refresh } });
    expect(await get(here)).toBe(401);
    while (there.context.rememberedAccess.find(headers.authorization)) await wait(10);
    expect(await get(there)).toBe(401);
  });
});
