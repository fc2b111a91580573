import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../test/factories/app.ts';
import { tidyUp } from '../../test/factories/upkeep.ts';
import { buildUser } from '../../test/factories/users.ts';
import { findUser } from '../accounts/users/repository.ts';
import { addTasks, HOURLY, startUpkeep, TASKS } from './housekeeping.ts';

const HOUR = 3600;

let server: TestApp;
beforeEach(async () => {
  server = await buildTestApp();
});
afterEach(() => server.close());

/** The server's part of `startUpkeep`, without listening. */
async function startServer() {
  let listen = async () => {};
  const app = { addHook: (_: string, hook: typeof listen) => (listen = hook), log: { error: () => {} } };
  startUpkeep(app as never, server.context);
  await listen();
}

const leaveExpired = () =>
  server.context.db
    .insertInto('throttles')
    .values({ key: 'old', count: 1, resets_at: '2020-01-01T00:00:00.000Z' })
    .execute();
const isLeft = async () => (await server.context.db.selectFrom('throttles').select('key').execute()).length > 0;

describe('the hourly tasks', () => {
  it('run when a server starts, and then every hour, however many servers start', async () => {
    await leaveExpired();
    await startServer();
    await server.work(['upkeep']);
    expect(await isLeft()).toBe(false);
    await leaveExpired();
    await startServer();
    await server.work(['upkeep']);
    expect(await isLeft()).toBe(true);
    server.clock.pass(HOUR + 1);
    await server.work(['upkeep']);
    expect(await isLeft()).toBe(false);
    expect(server.jobFailures).toEqual([]);
  });

  it('run again after one has failed, which keeps no other back', async () => {
    const broken = jest.spyOn(server.context.files, 'list').mockImplementation(() => {
      throw new Error('The disk refuses.');
    });
    await leaveExpired();
    await expect(tidyUp(server)).rejects.toThrow('The disk refuses.');
    expect(await isLeft()).toBe(false);
    broken.mockRestore();
    const list = jest.spyOn(server.context.files, 'list');
    server.clock.pass(2 * HOUR);
    await server.work(['upkeep']);
    expect(list).toHaveBeenCalled();
    for (const task of TASKS)
      expect(await server.context.jobs.find(task, HOURLY)).toMatchObject({ state: 'waiting', attempts: 0 });
  });

  it('retry an account that cannot be deleted by itself, and show it to admins in the end', async () => {
    const { context, clock } = server;
    const due = { deletion_due_at: clock.read().toISOString(), profile_image: 'profile-images/stuck.jpg' };
    const user = await buildUser(context, due);
    const broken = jest.spyOn(context.files, 'remove').mockRejectedValue(new Error('The disk refuses.'));
    await addTasks(context);
    for (let time = 0; time < 12; time += 1) {
      await server.work(['upkeep']);
      clock.pass(6 * HOUR);
    }
    const failed = await context.jobs.listFailed(10);
    expect(failed).toMatchObject([{ kind: 'delete-account', attempts: 10 }]);
    broken.mockRestore();
    await server.work(['upkeep']);
    expect(await findUser(context.db, user.id)).toBeUndefined();
  });
});

describe('a server that starts', () => {
  it('deletes the temporary files that a killed one left behind, and none in use', async () => {
    const tmp = join(server.dir, 'tmp');
    mkdirSync(tmp, { recursive: true });
    for (const name of ['old.pdf', 'new.pdf']) writeFileSync(join(tmp, name), '');
    const now = server.clock.read().getTime() / 1000;
    utimesSync(join(tmp, 'old.pdf'), now, now - 2 * HOUR);
    utimesSync(join(tmp, 'new.pdf'), now, now);
    await startServer();
    expect(readdirSync(tmp)).toEqual(['new.pdf']);
  });
});
