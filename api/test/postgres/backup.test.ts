import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { findUserByEmail } from '../../src/accounts/users/repository.ts';
import { makeBackup } from '../../src/cli/backup/make.ts';
import { restoreBackup } from '../../src/cli/backup/restore.ts';
import { openDatabase } from '../../src/platform/database/open.ts';
import { postgres } from '../../src/platform/database/postgres.ts';
import { defineJob } from '../../src/platform/jobs/kinds.ts';
import { type JobParts, openJobs } from '../../src/platform/jobs/open-jobs.ts';
import { Worker } from '../../src/platform/jobs/worker.ts';
import { buildTestApp, type TestApp } from '../factories/app.ts';
import { buildUser } from '../factories/users.ts';

it('a backup of PostgreSQL comes back in another database', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'northlight-backups-'));
  const [server, other] = [await buildTestApp(), await buildTestApp()];
  await buildUser(server.context, { email: 'kept@example.test', bio: 'Ünïcode, “quotes” and\nlines' });
  const databaseUrl = (url: string | undefined) => ({ databaseUrl: url, databaseConnections: 1 });
  const made = await makeBackup({ ...server.context.config, ...databaseUrl(server.databaseUrl) }, dir, new Date());
  await restoreBackup({ ...other.context.config, ...databaseUrl(other.databaseUrl) }, made);
  const restored = await findUserByEmail(other.context.db, 'kept@example.test');
  expect(restored?.bio).toBe('Ünïcode, “quotes” and\nlines');
  await server.close();
  await other.close();
  rmSync(dir, { recursive: true, force: true });
});

it('the jobs that waited or had failed when a backup was made are there after a restore', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'northlight-backups-'));
  const [server, other] = [await buildTestApp(), await buildTestApp()];
  let isBroken = true;
  const done: string[] = [];
  const Data = z.object({ name: z.string() });
  const kind = defineJob<unknown, z.output<typeof Data>>({
    name: 'fragile',
    lane: 'mail',
    data: Data,
    attempts: 1,
    run: async (_, { name }) => {
      if (isBroken) throw new Error('broken');
      done.push(name);
    },
  });
  const workerOf = (context: TestApp['context'], queue: JobParts) =>
    new Worker({
      ...queue,
      db: context.db,
      clock: context.clock,
      tracer: context.tracer,
      kinds: [kind],
      context: null,
      places: { reading: 1, export: 1, mail: 1, upkeep: 1 },
      report: { ended: () => {}, failed: () => {} },
    });
  await Promise.all([server, other].map(({ context }) => context.worker.stop(0)));
  const { db, jobs, queue } = server.context;
  await jobs.add(db, kind, { name: 'failed' });
  const first = workerOf(server.context, queue);
  await first.idle();
  await first.stop(0);
  await jobs.add(db, kind, { name: 'waiting' }, { key: 'k', owner: 'somebody' });

  const databaseUrl = (url: string | undefined) => ({ databaseUrl: url, databaseConnections: 1 });
  const made = await makeBackup({ ...server.context.config, ...databaseUrl(server.databaseUrl) }, dir, new Date());
  await restoreBackup({ ...other.context.config, ...databaseUrl(other.databaseUrl) }, made);

  // The next start.
  const engine = postgres(other.databaseUrl ?? '', { connections: 2 });
  const restoredDb = await openDatabase(engine);
  const restored = await openJobs({
    db: restoredDb,
    shared: engine.shared,
    clock: other.context.clock,
    role: 'all',
    places: { reading: 1, export: 1, mail: 1, upkeep: 1 },
    report: () => {},
  });
  expect(await restored.store.load()).toContainEqual(expect.objectContaining({ lane: 'mail', waiting: 1, failed: 1 }));
  const [failed] = await restored.jobs.listFailed(10);
  expect(failed).toMatchObject({ kind: 'fragile', attempts: 1, error: 'Error: broken' });
  isBroken = false;
  await restored.jobs.retryFailed(failed?.id ?? '');
  const second = workerOf({ ...other.context, db: restoredDb }, restored);
  await second.idle();
  await second.stop(0);
  expect(done.sort()).toEqual(['failed', 'waiting']);
  await restored.close();
  await restoredDb.destroy();
  await server.close();
  await other.close();
  rmSync(dir, { recursive: true, force: true });
});
