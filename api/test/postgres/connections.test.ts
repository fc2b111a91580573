import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { evaluationJob } from '../../src/evaluation/jobs/evaluation-job.ts';
import { atomically, openDatabase } from '../../src/platform/database/open.ts';
import { postgres } from '../../src/platform/database/postgres.ts';
import { buildTestApp, type TestApp } from '../factories/app.ts';
import { CONNECTIONS } from '../factories/database.ts';
import { buildInvestor, buildUser } from '../factories/users.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const health = () => server.app.inject({ url: '/api/health/' });

describe('a database that ends its connections', () => {
  it('is asked again over new ones, and the server goes on', async () => {
    expect((await health()).statusCode).toBe(200);
    const ended = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`;
    await expect(ended.execute(server.context.db)).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    const answers = [];
    while (answers.length < 10 && answers.at(-1) !== 200) answers.push((await health()).statusCode);
    expect(answers.at(-1)).toBe(200);
    expect(answers.filter((status) => ![200, 503].includes(status))).toEqual([]);
  });
});

describe('a database that is not there', () => {
  it('is named as the reason why a server does not start', async () => {
    const nowhere = postgres('postgres://nobody@127.0.0.1:1/northlight');
    await expect(openDatabase(nowhere)).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
  });
});

describe('two changes in each other’s way', () => {
  it('are both made', async () => {
    const { db } = server.context;
    const [ada, ben] = [await buildUser(server.context), await buildUser(server.context)];
    let arrived = 0;
    let open = () => {};
    const bothHaveOne = new Promise<void>((resolve) => {
      open = resolve;
    });
    const change = (first: number, second: number, name: string) =>
      atomically(db, async (tx) => {
        await tx.updateTable('users').set({ title: name }).where('id', '=', first).execute();
        arrived += 1;
        if (arrived === 2) open();
        await bothHaveOne;
        await tx.updateTable('users').set({ company: name }).where('id', '=', second).execute();
      });
    await Promise.all([change(ada.id, ben.id, 'first'), change(ben.id, ada.id, 'second')]);
    const rows = await db
      .selectFrom('users')
      .select(['title', 'company'])
      .where('id', 'in', [ada.id, ben.id])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { title: 'first', company: 'second' },
      { title: 'second', company: 'first' },
    ]);
  });
});

describe('as many transactions as there are connections', () => {
  it('can each add a job, also when it is time to count the places of the queue again', async () => {
    const { db, jobs } = server.context;
    await jobs.checkRoom(db, evaluationJob, 'anybody');
    const later = performance.now() + 60_000;
    const now = jest.spyOn(performance, 'now').mockReturnValue(later);
    try {
      let arrived = 0;
      const all = Promise.withResolvers<void>();
      const add = (name: string) =>
        atomically(db, async (tx) => {
          await sql`select 1`.execute(tx);
          arrived += 1;
          if (arrived === CONNECTIONS) all.resolve();
          await all.promise;
          const how = { key: name, owner: name, runAt: new Date(Date.now() + 3_600_000) };
          return await jobs.add(tx, evaluationJob, { hash: name }, how);
        });
      const names = Array.from({ length: CONNECTIONS }, (_, at) => `person ${at}`);
      expect(await Promise.all(names.map(add))).toEqual(names.map(() => true));
    } finally {
      now.mockRestore();
    }
  });
});

describe('text that the database cannot hold', () => {
  it('is refused and not a failure of the server', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/accounts/login/',
      payload: { email: 'a\u0000b@example.test', password: 'something long' },
    });
    expect(answer.statusCode).toBeLessThan(500);
  });
});

describe('the longest names that folding makes', () => {
  it('fit into the indexes', async () => {
    const long = 'ﷺ'.repeat(150);
    const user = await buildInvestor(server.context, { first_name: long, last_name: long, company: long });
    expect(user.name_key).toHaveLength(200);
    expect((await server.app.inject({ url: '/api/accounts/investors/?page=1&search=x' })).statusCode).toBe(200);
  });
});

describe('lists', () => {
  it('sort byte by byte, as they do on SQLite', async () => {
    for (const name_key of ['b', 'a', '-', 'ä', 'z', 'A']) {
      const user = await buildUser(server.context, { company: 'Sorted' });
      await server.context.db.updateTable('users').set({ name_key }).where('id', '=', user.id).execute();
    }
    const rows = await server.context.db
      .selectFrom('users')
      .select('name_key')
      .where('company', '=', 'Sorted')
      .orderBy('name_key')
      .execute();
    expect(rows.map((row) => row.name_key)).toEqual(['-', 'A', 'a', 'b', 'z', 'ä']);
  });
});
