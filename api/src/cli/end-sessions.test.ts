import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../test/factories/app.ts';
import { call } from '../../test/factories/requests.ts';
import { bearer, buildUser, PASSWORD } from '../../test/factories/users.ts';
import { endAllSessions, endSessionsOf } from '../accounts/sessions/end-sessions.ts';
import { insertSession, listSessions } from '../accounts/sessions/repository.ts';
import { openDatabase } from '../platform/database/open.ts';
import { sqlite } from '../platform/database/sqlite.ts';

describe('ending sessions', () => {
  let server: TestApp;
  beforeEach(async () => {
    server = await buildTestApp();
  });
  afterEach(() => server.close());

  const login = async (email: string) =>
    (await call(server, 'POST', '/accounts/login/', { body: { email, password: PASSWORD } })).body;
  const profile = async (access: string) =>
    (await call(server, 'GET', '/accounts/profile/', { headers: { authorization: `Bearer ${access}` } })).status;
  const renew = async (refresh: string) =>
    (await call(server, 'POST', '/accounts/token/refresh/', { body: { refresh } })).status;

  it('logs one person out everywhere at once, who can log in again, and leaves others alone', async () => {
    const { email } = await buildUser(server.context, { email: 'asa@example.test' });
    const other = await bearer(server.context, await buildUser(server.context));
    const [first, second] = [await login(email), await login(email)];
    expect(await endSessionsOf(server.context, email)).toBe(2);
    for (const { access, refresh } of [first, second]) {
      expect([await profile(access), await renew(refresh)]).toEqual([401, 401]);
    }
    expect((await call(server, 'GET', '/accounts/profile/', { headers: other })).status).toBe(200);
    expect(await profile((await login(email)).access)).toBe(200);
    expect(await endSessionsOf(server.context, email)).toBe(1);
    expect(await endSessionsOf(server.context, email)).toBe(0);
  });

  it('logs everybody out', async () => {
    const people = [await buildUser(server.context), await buildUser(server.context)];
    const sessions = await Promise.all(people.map(({ email }) => login(email)));
    expect(await endAllSessions(server.context)).toBe(2);
    for (const { access } of sessions) expect(await profile(access)).toBe(401);
  });

  it('finds nobody who has not signed up', async () => {
    await expect(endSessionsOf(server.context, 'nobody@example.test')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the command that ends sessions', () => {
  const COMMAND = fileURLToPath(new URL('./end-sessions.ts', import.meta.url));
  const dir = mkdtempSync(join(tmpdir(), 'northlight-end-sessions-'));
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  function run(...args: string[]) {
    const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: dir };
    const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], { env, encoding: 'utf8' });
    return { status, said: `${stdout}${stderr}`.trim() };
  }

  it('says what it needs, what it did, and whom it does not know', async () => {
    const usage = 'Specify the account: npm run end-sessions -- name@example.com, or --everyone';
    expect(run()).toEqual({ status: 1, said: usage });
    expect(run('asa@example.test', '--everyone')).toEqual({ status: 1, said: usage });
    expect(run('asa@example.test')).toMatchObject({ status: 1, said: expect.stringContaining('No one has signed up') });

    const db = await openDatabase(sqlite(join(dir, 'northlight.sqlite')));
    const { id } = await buildUser({ db, clock: () => new Date() }, { email: 'asa@example.test' });
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    for (const [name, expires_at] of [
      ['now', at(1)],
      ['past', at(-1)],
    ] as const) {
      const times = { created_at: at(-2), last_used_at: at(-2), expires_at, revoked_at: null };
      await insertSession(db, { id: name, user_id: id, remember: 0, user_agent: 'test', ...times });
    }
    expect(run(' Asa@Example.test')).toEqual({ status: 0, said: '1 session of asa@example.test ended.' });
    expect(await listSessions(db, id, new Date())).toEqual([]);
    await db.destroy();
    expect(run('--everyone')).toEqual({ status: 0, said: '0 sessions ended. Everyone has to log in again.' });
  });
});
