import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { JOB_KINDS } from '@northlight/shared-api/rules';
import { z } from 'zod';
import { buildTestApp, type TestApp } from '../../test/factories/app.ts';
import { setJobClock } from '../../test/factories/job-clock.ts';
import { call } from '../../test/factories/requests.ts';
import { bearer, buildAdmin, confirmed } from '../../test/factories/users.ts';
import { defineJob } from '../platform/jobs/kinds.ts';
import { Worker } from '../platform/jobs/worker.ts';
import { KINDS } from '../server/jobs.ts';

const Data = z.object({ name: z.string() });

let server: TestApp;
let headers: { authorization: string };
let isBroken: boolean;
let done: string[];
let worker: Worker;
let error: string;

const kind = defineJob<unknown, z.output<typeof Data>>({
  name: 'fragile',
  lane: 'mail',
  data: Data,
  attempts: 1,
  run: async (_, { name }) => {
    if (isBroken) throw new Error(error);
    done.push(name);
  },
});

beforeEach(async () => {
  server = await buildTestApp();
  // This server knows no jobs of that kind, so the test has its own worker.
  await server.context.worker.stop(0);
  const { db, clock, queue, tracer } = server.context;
  isBroken = true;
  done = [];
  error = 'broken';
  worker = new Worker({
    ...queue,
    db,
    clock,
    tracer,
    kinds: [kind],
    context: null,
    places: { reading: 1, export: 1, mail: 1, upkeep: 1 },
    report: { ended: () => {}, failed: () => {} },
  });
  headers = await bearer(server.context, await buildAdmin(server.context));
});
afterEach(async () => {
  await worker.stop(0);
  await server.close();
});

async function fail(name: string) {
  await server.context.jobs.add(server.context.db, kind, { name });
  await worker.idle();
}
const overview = async () => (await call(server, 'GET', '/jobs/', { headers })).body;
const retry = (id: string) => call(server, 'POST', `/jobs/${id}/retry/`, { headers });
const discard = async (id: string) =>
  call(server, 'DELETE', `/jobs/${id}/`, { headers: await confirmed(server.context, headers) });
const laneOf = async (name: string) => (await overview()).lanes.find(({ lane }: { lane: string }) => lane === name);
async function recorded() {
  const { body } = await call(server, 'GET', '/accounts/security-events/', { headers });
  return body.results.map((event: { kind: string }) => event.kind).filter((one: string) => one.startsWith('job_'));
}

describe('an admin', () => {
  it('sees how many jobs wait in each lane, and for how long', async () => {
    const { db, clock, jobs } = server.context;
    await worker.stop(0);
    await jobs.add(db, kind, { name: 'now' });
    await jobs.add(db, kind, { name: 'later' }, { runAt: new Date(clock().getTime() + 3_600_000) });
    server.clock.pass(90);
    await setJobClock(db, clock());
    expect(await overview()).toEqual({
      lanes: [
        { lane: 'reading', waiting: 0, running: 0, delayed: 0, failed: 0, oldest_seconds: 0 },
        { lane: 'export', waiting: 0, running: 0, delayed: 0, failed: 0, oldest_seconds: 0 },
        { lane: 'mail', waiting: 1, running: 0, delayed: 1, failed: 0, oldest_seconds: 90 },
        { lane: 'upkeep', waiting: 0, running: 0, delayed: 0, failed: 0, oldest_seconds: 0 },
      ],
      failed: [],
    });
  });

  it('sees why a job failed, in one short line', async () => {
    error = `550 no such person\r\n\u202e${'x'.repeat(400)}`;
    await fail('first');
    const { failed } = await overview();
    expect(failed).toMatchObject([{ kind: 'fragile', lane: 'mail', attempts: 1 }]);
    expect(failed[0].error).toMatch(/^Error: 550 no such person x+…$/);
    expect(failed[0].error).toHaveLength(300);
  });

  it('retries a failed job once, which then goes through', async () => {
    await fail('first');
    const [{ id }] = (await overview()).failed;
    isBroken = false;
    expect((await retry(id)).status).toBe(204);
    await worker.idle();
    expect([done, (await overview()).failed]).toEqual([['first'], []]);
    expect((await retry(id)).status).toBe(404);
    expect(await recorded()).toEqual(['job_retried']);
  });

  it('discards a failed job, after confirming who they are', async () => {
    await fail('first');
    const [{ id }] = (await overview()).failed;
    const refused = await call(server, 'DELETE', `/jobs/${id}/`, { headers });
    expect([refused.status, refused.body.code]).toEqual([403, 're_authentication_required']);
    expect(await laneOf('mail')).toMatchObject({ failed: 1 });
    expect((await discard(id)).status).toBe(204);
    expect(await laneOf('mail')).toMatchObject({ failed: 0 });
    expect((await discard(id)).status).toBe(404);
    expect(await recorded()).toEqual(['job_discarded']);
  });

  it('cannot retry or discard a job that has not failed', async () => {
    expect((await retry(randomUUID())).status).toBe(404);
    expect((await retry('7')).status).toBe(400);
  });
});

it('every kind of job has words for admins', () => {
  expect(KINDS.map(({ name }) => name).filter((name) => !(name in JOB_KINDS))).toEqual([]);
});
