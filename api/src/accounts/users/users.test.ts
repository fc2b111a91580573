import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { call } from '../../../test/factories/requests.ts';
import { bearer, buildAdmin, buildInvestor, buildUser, confirmed } from '../../../test/factories/users.ts';
import { setAdmin } from './set-admin.ts';

let server: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  server = await buildTestApp();
  headers = await bearer(server.context, await buildAdmin(server.context, { email: 'root@example.test' }));
  await buildUser(server.context, { first_name: 'Åsa', last_name: 'Nord', email: 'asa@example.test' });
  await buildUser(server.context, { first_name: 'Percy', last_name: '100%', email: 'percy@example.test' });
});
afterAll(() => server.close());

const setInvestor = async (id: number | string, is_investor: boolean) =>
  call(server, 'PATCH', `/accounts/users/${id}/`, {
    headers: await confirmed(server.context, headers),
    body: { is_investor },
  });
const list = (query = '') => call(server, 'GET', `/accounts/users/${query}`, { headers });

describe('an admin', () => {
  it('cannot change somebody who does not exist', async () => {
    for (const id of ['999999', 'x']) {
      const { status, body } = await setInvestor(id, true);
      expect(status).toBe(404);
      expect(body).toEqual({ detail: 'User not found.', code: 'not_found' });
    }
  });

  it.each(['?page=0', '?page=x', '?page_size=1000'])('is told that %s is no page', async (query) => {
    expect((await list(query)).status).toBe(400);
  });

  it('sees everybody, without passwords', async () => {
    const { body } = await list();
    expect(body.map(({ email }: { email: string }) => email)).toEqual(expect.arrayContaining(['root@example.test']));
    expect(JSON.stringify(body)).not.toMatch(/argon2|password/);
  });

  it.each([
    ['?search=asa', ['asa@example.test']],
    ['?search=NORD%20å', ['asa@example.test']],
    ['?search=percy@', ['percy@example.test']],
    ['?search=%25', ['percy@example.test']],
    ['?search=_', []],
  ])('finds with %s', async (query, emails) => {
    const { body } = await list(query);
    expect(body.results.map(({ email }: { email: string }) => email)).toEqual(emails);
    expect(body.count).toBe(emails.length);
  });

  it.each([
    ['?sort=-email', ['root@example.test', 'percy@example.test', 'asa@example.test']],
    ['?sort=name', ['asa@example.test', 'root@example.test', 'percy@example.test']],
    ['?role=superuser', ['root@example.test']],
    ['?role=investor', []],
  ])('narrows and orders with %s', async (query, emails) => {
    const { body } = await list(query);
    expect(body.results.map(({ email }: { email: string }) => email)).toEqual(emails);
  });

  it('finds those who never logged in at the end, whichever way round', async () => {
    const user = await buildUser(server.context, {
      email: 'zed@example.test',
      last_login_at: '2026-01-01T00:00:00.000Z',
    });
    for (const sort of ['last_login', '-last_login']) {
      expect((await list(`?sort=${sort}`)).body.results[0].email).toBe('zed@example.test');
    }
    await server.context.db.deleteFrom('users').where('id', '=', user.id).execute();
  });

  it('pages through the list', async () => {
    const { body } = await list('?page=2&page_size=2');
    expect(body).toMatchObject({ count: 3, results: [{ email: 'percy@example.test' }] });
    expect((await list('?page=9&page_size=2')).body).toEqual({ count: 3, results: [] });
  });

  it('makes somebody an investor, and takes a profile off line with the role', async () => {
    const user = await buildInvestor(server.context);
    const { body } = await setInvestor(user.id, false);
    expect(body).toMatchObject({ id: user.id, is_investor: false });
    expect((await call(server, 'GET', `/accounts/investors/${user.id}/`)).status).toBe(404);
    await setInvestor(user.id, true);
    expect((await call(server, 'GET', `/accounts/investors/${user.id}/`)).status).toBe(403);
  });

  it('finds what was done, by whom and to whom, newest first; what changed nothing is not noted', async () => {
    const user = await buildUser(server.context, { first_name: 'Odd', last_name: 'Fellow' });
    server.clock.pass(1);
    for (const isInvestor of [true, true, false]) await setInvestor(user.id, isInvestor);
    const actions = () => call(server, 'GET', '/accounts/admin-actions/?page_size=2', { headers });
    const target = { id: user.id, name: 'Odd Fellow', email: user.email };
    expect((await actions()).body.results).toMatchObject([
      { actor: { email: 'root@example.test' }, target },
      { actor: { email: 'root@example.test' }, target },
    ]);
    await server.context.db.deleteFrom('users').where('id', '=', user.id).execute();
    expect((await actions()).body.results).toMatchObject([{ target: null }, { target: null }]);
  });

  it('is made from the command line, and the last one stays', async () => {
    const { context } = server;
    const user = await buildUser(context);
    await expect(setAdmin(context, 'nobody@example.test', true)).rejects.toMatchObject({ code: 'not_found' });
    await expect(setAdmin(context, 'root@example.test', false)).rejects.toMatchObject({ code: 'last_superuser' });
    expect((await setAdmin(context, user.email, true)).is_superuser).toBe(1);
    expect((await setAdmin(context, user.email, false)).is_superuser).toBe(0);
  });
});
