import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { missingForLive, missingForSending, questionSetProblems } from '@northlight/shared-api/rules';
import { seedDemo } from '../src/demo/seed.ts';
import { hasDemoAccounts } from '../src/repositories/demo-accounts.ts';
import { buildTestApp, type TestApp } from './factories/app.ts';
import { call } from './factories/requests.ts';

let server: TestApp;
beforeEach(async () => {
  server = await buildTestApp();
});
afterEach(() => server.close());

const login = async (email: string) => {
  const { body } = await call(server, 'POST', '/accounts/login/', { body: { email, password: 'demo-demo-demo' } });
  return { user: body.user, headers: { authorization: `Bearer ${body.access}` } };
};

describe('demo accounts', () => {
  it('that somebody changed or deleted are not made again', async () => {
    await seedDemo(server.context);
    const { db } = server.context;
    await db.deleteFrom('users').where('email', '=', 'investor2@demo.test').execute();
    await db
      .updateTable('users')
      .set({ email: 'renamed@example.test' })
      .where('email', '=', 'founder@demo.test')
      .execute();
    expect(await seedDemo(server.context)).toBe(0);
    const left = await db.selectFrom('users').select('email').where('email', 'like', '%demo.test').execute();
    expect(left.map(({ email }) => email).sort()).toEqual(['admin@demo.test', 'investor@demo.test']);
  });

  it('are found as long as one of them is left', async () => {
    expect(await hasDemoAccounts(server.context.db)).toBe(false);
    await seedDemo(server.context);
    expect(await hasDemoAccounts(server.context.db)).toBe(true);
    await server.context.db.deleteFrom('users').execute();
    expect(await hasDemoAccounts(server.context.db)).toBe(false);
  });

  it('log in with the one password, in the roles they are named with', async () => {
    await seedDemo(server.context);
    const founder = (await login('founder@demo.test')).user;
    expect(founder).toMatchObject({ first_name: 'Ines', company: 'Isferd', is_investor: false, email_verified: true });
    expect(missingForSending(founder)).toEqual([]);
    expect((await login('admin@demo.test')).user).toMatchObject({ is_superuser: true });
    for (const email of ['investor@demo.test', 'investor2@demo.test']) {
      const { user, headers } = await login(email);
      expect(user).toMatchObject({ is_investor: true, is_profile_live: true, is_publicly_listed: true });
      const questions = (await call(server, 'GET', '/questions/', { headers })).body;
      expect(questions.length).toBeGreaterThan(5);
      expect(questionSetProblems(questions)).toEqual([]);
    }
  });
});

describe('demo investors', () => {
  it('are about twenty more, complete, different, and with an image that opens', async () => {
    await seedDemo(server.context);
    const rows = await server.context.db.selectFrom('users').selectAll().where('is_investor', '=', 1).execute();
    expect(rows).toHaveLength(22);
    for (const row of rows) {
      const fields = { ...row, investment_fields: JSON.parse(row.investment_fields) };
      expect(missingForLive(fields)).toEqual([]);
    }
    for (const field of ['bio', 'company', 'last_name', 'custom_url_slug', 'phone'] as const) {
      expect(new Set(rows.map((row) => row[field])).size).toBe(22);
    }
    const { body } = await call(server, 'GET', '/accounts/investors/');
    expect(body).toHaveLength(22);
    for (const { profile_image } of body) {
      const image = await server.app.inject(profile_image);
      expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/png']);
      expect(image.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    }
  });

  it('fill every range of the directory', async () => {
    await seedDemo(server.context);
    for (const range of ['up-to-100k', '100k-500k', '500k-1m', '1m-5m', '5m-plus']) {
      const { body } = await call(server, 'GET', `/accounts/investors/?range=${range}`);
      expect(body.count).toBeGreaterThan(1);
    }
  });
});
