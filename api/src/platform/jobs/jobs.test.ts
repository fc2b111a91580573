import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { buildClock } from '../../../test/factories/clock.ts';
import { leaseDatabase } from '../../../test/factories/database.ts';
import { setJobClock } from '../../../test/factories/job-clock.ts';
import { atomically, type Db, openDatabase } from '../database/open.ts';
import { Failure } from '../errors/failure.ts';
import { untraced } from '../telemetry/tracing/tracer.ts';
import type { Seen } from './jobs.ts';
import { type AnyKind, defineJob, type JobKind, type Lane, type Work } from './kinds.ts';
import { type JobParts, openJobs } from './open-jobs.ts';
import { type AttemptEnd, Worker } from './worker.ts';

const Data = z.object({ name: z.string() });
type Data = z.output<typeof Data>;
type Kind = JobKind<unknown, Data, unknown>;

let lease: Awaited<ReturnType<typeof leaseDatabase>>;
let db: Db;
let clock: ReturnType<typeof buildClock>;
let parts: JobParts;
const workers: Worker[] = [];
const ends: [string, AttemptEnd][] = [];

beforeEach(async () => {
  lease = await leaseDatabase();
  db = await openDatabase(lease.engine);
  clock = buildClock();
  const places = { reading: 1, export: 1, mail: 1, upkeep: 1 };
  const report = (error: unknown) => Promise.reject(error);
  parts = await openJobs({ db, shared: lease.engine.shared, clock: clock.read, role: 'all', places, report });
  await setJobClock(db, clock.read());
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop(0);
  ends.splice(0);
  await parts.close();
  await db.destroy();
  await lease.end();
});

/** A worker of another process, which takes as many jobs of a lane at the same time. */
function aWorker(kinds: AnyKind[], places = 1) {
  const worker = new Worker({
    ...parts,
    db,
    clock: clock.read,
    tracer: untraced,
    kinds,
    context: null,
    places: { reading: places, export: places, mail: places, upkeep: places },
    report: { ended: (kind, end) => ends.push([kind, end]), failed: () => {} },
  });
  workers.push(worker);
  return worker;
}

const pass = async (seconds: number) => {
  clock.pass(seconds);
  await setJobClock(db, clock.read());
};

/** A kind whose jobs note their names. */
function noting(done: string[], changes: Partial<Kind> = {}): Kind {
  const run = async (_: unknown, { name }: Data) => void done.push(name);
  return defineJob<unknown, Data, unknown>({ name: 'note', lane: 'upkeep', data: Data, run, ...changes });
}

/** A kind whose jobs wait until the test ends them. */
function waiting(changes: Partial<Kind> = {}) {
  const begun: { data: Data; work: Work<unknown>; end: PromiseWithResolvers<unknown> }[] = [];
  let tell = Promise.withResolvers<void>();
  const kind = defineJob<unknown, Data, unknown>({
    name: 'wait',
    lane: 'reading',
    data: Data,
    run: (_, data, work) => {
      const end = Promise.withResolvers<unknown>();
      work.signal.addEventListener('abort', () => end.reject(work.signal.reason));
      begun.push({ data, work, end });
      tell.resolve();
      return end.promise;
    },
    ...changes,
  });
  return {
    kind,
    begun,
    async next() {
      if (begun.length === 0) await tell.promise;
      tell = Promise.withResolvers();
      return begun.shift() as (typeof begun)[number];
    },
  };
}

const add = (kind: Kind, name: string, how: Parameters<typeof parts.jobs.add>[3] = {}) =>
  parts.jobs.add(db, kind, { name }, how);

describe('a job', () => {
  it('runs once its cause is stored, and not when that was rolled back', async () => {
    const done: string[] = [];
    const kind = noting(done);
    const worker = aWorker([kind]);
    await atomically(db, async (tx) => void (await parts.jobs.add(tx, kind, { name: 'stored' })));
    const rolledBack = atomically(db, async (tx) => {
      await parts.jobs.add(tx, kind, { name: 'rolled back' });
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await worker.idle();
    expect(done).toEqual(['stored']);
  });

  it('is added once under its key while it is unfinished, and again afterwards', async () => {
    const done: string[] = [];
    const kind = noting(done);
    expect(await add(kind, 'first', { key: 'same' })).toBe(true);
    expect(await add(kind, 'second', { key: 'same' })).toBe(false);
    await aWorker([kind]).idle();
    expect(await add(kind, 'third', { key: 'same' })).toBe(true);
    await aWorker([kind]).idle();
    expect(done).toEqual(['first', 'third']);
  });

  it('takes and gives every character that a person can send', async () => {
    const name = 'a\0b \ud83d \u2028 "quoted" \\';
    const kind = noting([], { run: async (_, data) => data.name });
    const broken = noting([], { name: 'broken', attempts: 1, run: () => Promise.reject(new Error(name)) });
    const worker = aWorker([kind, broken]);
    expect(await parts.jobs.run(kind, { name }, {})).toBe(name);
    await add(broken, name);
    await worker.idle();
    expect(await parts.jobs.listFailed(1)).toMatchObject([{ error: expect.stringContaining('"quoted"') }]);
  });

  it('waits for its time', async () => {
    const done: string[] = [];
    const kind = noting(done);
    const worker = aWorker([kind]);
    await add(kind, 'later', { runAt: new Date(clock.read().getTime() + 60_000) });
    await worker.idle();
    expect(done).toEqual([]);
    await pass(61);
    await worker.idle();
    expect(done).toEqual(['later']);
  });

  it('that fails is tried again after a growing pause, then is kept until an admin retries it', async () => {
    const done: string[] = [];
    const attempts: number[] = [];
    let isBroken = true;
    const kind = noting(done, {
      attempts: 3,
      backoff: { first: 10, most: 60 },
      run: async (_, { name }, { attempt }) => {
        attempts.push(attempt);
        if (isBroken) throw new Error('broken');
        done.push(name);
      },
    });
    const worker = aWorker([kind]);
    await add(kind, 'stubborn');
    await worker.idle();
    await worker.idle();
    expect(attempts).toEqual([1]);
    await pass(25);
    await worker.idle();
    await pass(50);
    await worker.idle();
    expect(attempts).toEqual([1, 2, 3]);
    const [failed, ...others] = await parts.jobs.listFailed(10);
    expect([failed, others]).toMatchObject([{ kind: 'note', attempts: 3, error: 'Error: broken' }, []]);
    isBroken = false;
    expect(await parts.jobs.retryFailed(failed?.id ?? '')).toBe(true);
    await worker.idle();
    expect([done, await parts.jobs.listFailed(10)]).toEqual([['stubborn'], []]);
  });

  it('that recurs is there once, and runs again after its time', async () => {
    const done: string[] = [];
    const kind = noting(done, { every: 3600 });
    await add(kind, 'hourly', { key: 'hourly' });
    const worker = aWorker([kind]);
    await worker.idle();
    expect([done, await add(kind, 'hourly', { key: 'hourly' })]).toEqual([['hourly'], false]);
    for (let hour = 0; hour < 2; hour += 1) {
      await pass(3500);
      await worker.idle();
      expect(done).toHaveLength(1 + hour);
      await pass(100);
      await worker.idle();
      expect(done).toHaveLength(2 + hour);
    }
    expect(await parts.jobs.find(kind, 'hourly')).toMatchObject({ state: 'waiting', attempts: 0 });
  });

  it('that was given up can be discarded', async () => {
    const kind = noting([], { attempts: 1, run: () => Promise.reject(new Error('broken')) });
    await add(kind, 'broken');
    await aWorker([kind]).idle();
    const [failed] = await parts.jobs.listFailed(10);
    expect(await parts.jobs.discardFailed(failed?.id ?? '')).toBe(true);
    expect(await parts.jobs.discardFailed(failed?.id ?? '')).toBe(false);
    expect(await parts.jobs.listFailed(10)).toEqual([]);
  });

  it('whose kind is unknown, or whose data do not fit, is kept for an admin', async () => {
    const kind = noting([], { attempts: 1 });
    await add(kind, 'unknown');
    const older = aWorker([]);
    await older.idle();
    await older.stop(0);
    await parts.jobs.add(db, kind as AnyKind, { name: 7 });
    await aWorker([kind]).idle();
    expect((await parts.jobs.listFailed(10)).map(({ error }) => error)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('no kind of job named note'),
        expect.stringContaining('ZodError'),
      ]),
    );
  });
});

describe('a job whose worker was killed', () => {
  it('is taken by another when its lease is over, and the first can store nothing more', async () => {
    const held = waiting();
    aWorker([held.kind]);
    await add(held.kind, 'deck', { key: 'deck' });
    const lost = await held.next();
    const other = aWorker([held.kind]);
    await other.look();
    expect(held.begun).toEqual([]);
    await pass(31);
    await other.look();
    await pass(31);
    await other.look();
    const again = await held.next();
    expect(again.work.attempt).toBe(2);
    const write = lost.work.complete(async () => 'first');
    await expect(write).rejects.toMatchObject({ name: 'JobLost' });
    await again.work.complete(async () => 'second');
    again.end.resolve(null);
    await other.idle(['reading']);
    expect(await parts.jobs.find(held.kind, 'deck')).toEqual({ state: 'ended', outcome: { output: 'second' } });
    lost.end.reject(new Error('too late'));
  });

  it('each time is given up', async () => {
    const given: unknown[] = [];
    const held = waiting({ attempts: 2, onGivenUp: async (_, data, end) => void given.push([data, end]) });
    await add(held.kind, 'poison');
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await aWorker([held.kind]).look();
      await held.next();
      await pass(31);
      // Its worker is silent: the queue finds that, and the job waits for its next attempt.
      await parts.store.recover();
      await pass(120);
    }
    const last = aWorker([held.kind]);
    await last.look();
    await last.idle(['reading']);
    expect(given).toEqual([[{ name: 'poison' }, { attempts: 2, error: null }]]);
    expect(await parts.jobs.listFailed(10)).toMatchObject([{ kind: 'wait' }]);
  });
});

describe('a worker that stops', () => {
  it('gives its jobs to others, and that does not count as an attempt', async () => {
    const held = waiting();
    await add(held.kind, 'deck', { key: 'deck' });
    for (let time = 0; time < 4; time += 1) {
      const worker = aWorker([held.kind]);
      await worker.look();
      const { work } = await held.next();
      expect(work.attempt).toBe(1);
      await worker.stop(0);
    }
    expect(await parts.jobs.find(held.kind, 'deck')).toMatchObject({ state: 'waiting', attempts: 0 });
  });

  it('waits for jobs that end soon, and takes no more', async () => {
    const held = waiting();
    const worker = aWorker([held.kind]);
    await add(held.kind, 'first', { key: 'first' });
    await pass(1); // jobs of one time are taken in any order
    await add(held.kind, 'second', { key: 'second' });
    const first = await held.next();
    const stopped = worker.stop(60_000);
    first.end.resolve('done');
    await stopped;
    expect(await parts.jobs.find(held.kind, 'first')).toMatchObject({ state: 'ended' });
    expect(await parts.jobs.find(held.kind, 'second')).toMatchObject({ state: 'waiting' });
  });
});

describe('somebody who waits for a job', () => {
  it('sees its place, its progress and its output', async () => {
    const held = waiting();
    await add(held.kind, 'before', { key: 'before', owner: 'a' });
    await pass(1); // jobs of one time are taken in any order
    await add(held.kind, 'mine', { key: 'mine', owner: 'b' });
    const seen: Seen[] = [];
    const follow = async () => {
      const following = parts.jobs.follow(held.kind, 'mine');
      for (;;) {
        const { done, value } = await following.next();
        if (done) return value;
        seen.push(value);
      }
    };
    const outcome = follow();
    while (seen.length === 0) await new Promise(setImmediate);
    const worker = aWorker([held.kind]);
    void worker.look();
    (await held.next()).end.resolve(null);
    const mine = await held.next();
    mine.work.progress({ slide: 1 });
    mine.work.progress({ slide: 2 });
    mine.end.resolve('read');
    expect(await outcome).toEqual({ output: 'read' });
    expect(seen[0]).toEqual({ position: 2, attempts: 0 });
    expect(seen.slice(-2)).toEqual([{ progress: { slide: 1 } }, { progress: { slide: 2 } }]);
  });

  it('gets the failure, as if it had happened here', async () => {
    const refusal = new Failure(422, 'encrypted', { detail: 'It has a password.' });
    const kind = noting([], { run: () => Promise.reject(refusal) });
    void aWorker([kind]);
    await expect(parts.jobs.run(kind, { name: 'locked' }, {})).rejects.toMatchObject({
      status: 422,
      code: 'encrypted',
      message: 'It has a password.',
    });
    expect(await parts.jobs.listFailed(10)).toEqual([]);
  });

  it('cancels it by leaving', async () => {
    const held = waiting();
    aWorker([held.kind]);
    const leaving = new AbortController();
    const result = parts.jobs.run(held.kind, { name: 'deck' }, { signal: leaving.signal });
    const { work } = await held.next();
    leaving.abort(new Error('left'));
    await expect(result).rejects.toThrow('left');
    while (!work.signal.aborted) await new Promise(setImmediate);
    expect(work.signal.reason).toMatchObject({ name: 'JobLost' });
  });
});

describe('jobs of a lane', () => {
  it('are shared: who has one waits for one of somebody who has many', async () => {
    const done: string[] = [];
    const kind = noting(done, { lane: 'reading' });
    for (const name of ['a1', 'a2', 'a3']) await add(kind, name, { owner: 'a' });
    clock.pass(5);
    await setJobClock(db, clock.read());
    await add(kind, 'b1', { owner: 'b' });
    await aWorker([kind]).idle();
    expect(done).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('whom nobody waits for let others pass', async () => {
    const done: string[] = [];
    const background = noting(done, { name: 'background', patience: 600 });
    const kind = noting(done);
    await add(background, 'background');
    await pass(60);
    await add(kind, 'a person waits');
    await aWorker([background, kind]).idle();
    expect(done).toEqual(['a person waits', 'background']);
  });

  it('are refused when too many wait, in all or of one owner', async () => {
    const kind = noting([], { lane: 'reading', isLimited: true });
    for (let at = 0; at < 3; at += 1) await add(kind, 'a', { owner: 'a' });
    await expect(add(kind, 'a', { owner: 'a' })).rejects.toMatchObject({ status: 503, code: 'busy' });
    for (let at = 0; at < 6; at += 1) await add(kind, 'x', { owner: `x${at}` });
    await expect(add(kind, 'b', { owner: 'b' })).rejects.toMatchObject({ status: 503, retryAfter: expect.any(Number) });
  });

  it('can be counted', async () => {
    const held = waiting();
    const kind = noting([], { attempts: 1, run: () => Promise.reject(new Error('broken')) });
    await add(held.kind, 'one');
    await add(held.kind, 'two');
    await add(held.kind, 'later', { runAt: new Date(clock.read().getTime() + 60_000) });
    await add(kind, 'broken');
    const worker = aWorker([held.kind, kind]);
    await worker.look();
    await held.next();
    await worker.idle(['upkeep']);
    await pass(10);
    const by = new Map<Lane, object>((await parts.jobs.load()).map((load) => [load.lane, load]));
    expect(by.get('reading')).toMatchObject({ waiting: 1, running: 1, delayed: 1, failed: 0, oldest: 10 });
    expect(by.get('upkeep')).toMatchObject({ waiting: 0, running: 0, delayed: 0, failed: 1 });
  });
});
