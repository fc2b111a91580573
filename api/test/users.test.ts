import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from './factories/app.ts';
import { call } from './factories/requests.ts';
import { bearer, buildInvestor, buildUser } from './factories/users.ts';

let server: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  server = await buildTestApp();
  headers = await bearer(
    server.context,
    await buildUser(server.context, { email: 'root@example.test', is_superuser: 1 }),
  );
  await buildUser(server.context, { first_name: 'Åsa', last_name: 'Nord', email: 'asa@example.test' });
  await buildUser(server.context, { first_name: 'Percy', last_name: '100%', email: 'percy@example.test' });
});
afterAll(() => server.close());

const list = (query = '') => call(server, 'GET', `/accounts/users/${query}`, { headers });

describe('a superuser', () => {
  it('cannot change somebody who does not exist', async () => {
    for (const id of ['999999', 'x']) {
      const { status, body } = await call(server, 'PATCH', `/accounts/users/${id}/`, {
        headers,
        body: { is_investor: true },
      });
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

  it('pages through the list', async () => {
    const { body } = await list('?page=2&page_size=2');
    expect(body).toMatchObject({ count: 3, results: [{ email: 'percy@example.test' }] });
    expect((await list('?page=9&page_size=2')).body).toEqual({ count: 3, results: [] });
  });

  it('makes somebody an investor, and takes a profile off line with the role', async () => {
    const user = await buildInvestor(server.context);
    const path = `/accounts/users/${user.id}/`;
    const { body } = await call(server, 'PATCH', path, { headers, body: { is_investor: false } });
    expect(body).toMatchObject({ id: user.id, is_investor: false });
    expect((await call(server, 'GET', `/accounts/investors/${user.id}/`)).status).toBe(404);
    await call(server, 'PATCH', path, { headers, body: { is_investor: true } });
    expect((await call(server, 'GET', `/accounts/investors/${user.id}/`)).status).toBe(403);
  });
});
