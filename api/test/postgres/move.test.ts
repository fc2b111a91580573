import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { serveBucket } from '../../../tooling/release/bucket.fixture.mjs';
import { moveFiles } from '../../src/cli/move/move-files.ts';
import { moveRows, type RowsMoved } from '../../src/cli/move/move-rows.ts';
import { tablesOf } from '../../src/cli/move/tables.ts';
import { DEMO_PASSWORD } from '../../src/demo/people.ts';
import { bucketStore } from '../../src/platform/files/bucket.ts';
import { buildTestApp, type TestApp } from '../factories/app.ts';
import { buildEmbedded, type Embedded } from '../factories/embedded.ts';
import { buildUser } from '../factories/users.ts';

let embedded: Embedded;
let server: TestApp;
let dir: string;
beforeAll(async () => {
  embedded = await buildEmbedded();
  server = await buildTestApp();
  dir = join(embedded.config.dataDir, 'tmp');
});
afterAll(async () => {
  await embedded.close();
  await server.close();
});

async function move(): Promise<RowsMoved[]> {
  const moved: RowsMoved[] = [];
  const tables = await tablesOf(embedded.context.db);
  const report = (table: RowsMoved) => moved.push(table);
  await moveRows(embedded.context.db, server.context.db, { tables, reseal: (_, row) => row, report });
  return moved;
}

describe('an installation that moves to PostgreSQL', () => {
  it('takes every row along, and its people log in there as before', async () => {
    const moved = await move();
    const count = (table: string) => moved.find((one) => one.table === table)?.count ?? 0;
    expect(count('users')).toBeGreaterThan(20);
    expect(count('submissions')).toBeGreaterThan(4);
    expect(count('submission_answers')).toBeGreaterThan(10);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/accounts/login/',
      payload: { email: 'founder@demo.test', password: DEMO_PASSWORD },
    });
    expect(answer.json()).toMatchObject({ user: { email: 'founder@demo.test' } });
  });

  it('numbers new people after those that moved', async () => {
    const last = await embedded.context.db
      .selectFrom('users')
      .select((e) => e.fn.max('id').as('id'))
      .executeTakeFirstOrThrow();
    const user = await buildUser(server.context);
    expect(user.id).toBeGreaterThan(Number(last.id));
    await server.context.db.deleteFrom('users').where('id', '=', user.id).execute();
  });

  it('goes on after an interruption with what is missing', async () => {
    await server.context.db.deleteFrom('sessions').execute();
    await server.context.db.deleteFrom('throttles').execute();
    await server.context.db.deleteFrom('known_devices').execute();
    await server.context.db.deleteFrom('security_events').execute();
    await server.context.db
      .updateTable('users')
      .set({ last_login_at: null })
      .where('email', '=', 'founder@demo.test')
      .execute();
    await server.context.db.deleteFrom('submission_answers').execute();
    const moved = await move();
    expect(moved.filter(({ isNew }) => isNew).map(({ table }) => table)).toEqual(['submission_answers']);
  });

  it('is not written over what others have done there', async () => {
    const stranger = await buildUser(server.context);
    await expect(move()).rejects.toThrow('The users in the new database differ from those in the old one.');
    await server.context.db.deleteFrom('users').where('id', '=', stranger.id).execute();
  });
});

describe('files that move to a bucket', () => {
  it('arrive whole, and once', async () => {
    const bucket = await serveBucket();
    const to = bucketStore(
      { address: 's3://releases/files', endpoint: bucket.env.S3_ENDPOINT, region: 'eu-central-1' },
      { credentials: { accessKeyId: 'a-key', secretAccessKey: 'a-secret' } },
    );
    const first = await moveFiles(embedded.context.files, to, dir);
    expect(first.moved).toBeGreaterThan(20);
    expect(bucket.objects.size).toBe(first.moved);
    expect(await moveFiles(embedded.context.files, to, dir)).toMatchObject({ moved: 0, there: first.moved });
    await bucket.close();
  });
});
