import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { buildTestApp, type TestApp } from '../../../test/factories/app.ts';
import { call } from '../../../test/factories/requests.ts';
import { bearer, buildUser, PASSWORD } from '../../../test/factories/users.ts';
import type { UserRow } from './tables.ts';

let server: TestApp;
let user: UserRow;
beforeAll(async () => {
  server = await buildTestApp();
  user = await buildUser(server.context);
});
afterAll(() => server.close());

/** SQLite answers as on a full disk when its file would get more pages than this. */
const limitPages = (pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(server.context.db);

// Only SQLite can be told how large its file may get.
const onSqlite = process.env.TEST_POSTGRES_PREFIX ? describe.skip : describe;

onSqlite('a full disk', () => {
  it('is said to whoever logs in, and nothing is half done', async () => {
    const headers = await bearer(server.context, user);
    const credentials = { email: user.email, password: PASSWORD };
    const sessions = () => server.context.db.selectFrom('sessions').select('id').execute();
    await limitPages(1); // SQLite takes this for the pages that there are
    let refused: Awaited<ReturnType<typeof call>> | undefined;
    let before = (await sessions()).length;
    for (let attempt = 0; attempt < 500 && !refused; attempt++) {
      before = (await sessions()).length;
      const body = { ...credentials, remember: true };
      const answer = await call(server, 'POST', '/accounts/login/', { body, ip: `10.0.${attempt % 250}.1` });
      if (answer.status !== 200) refused = answer;
    }
    expect(refused).toMatchObject({ status: 507, body: { code: 'storage_full' } });
    expect(await sessions()).toHaveLength(before);
    expect((await call(server, 'GET', '/accounts/profile/', { headers })).status).toBe(200);
    await limitPages(1_000_000);
    expect((await call(server, 'POST', '/accounts/login/', { body: credentials, ip: '10.9.9.9' })).status).toBe(200);
  });
});
