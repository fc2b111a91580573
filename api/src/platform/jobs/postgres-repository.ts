import { sql } from 'kysely';
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { SharedDatabase } from '../database/engine.ts';
import { atomically, type Db } from '../database/open.ts';
import { LANES, type Lane } from './kinds.ts';
import { FAILED, type FailedPayload, type Payload } from './payload.ts';
import { type FailedJob, type FoundJob, type JobStore, LEASE_SECONDS, type NewJob, type TakenJob } from './store.ts';

const DAY = 24 * 3600;

/** Attempts are counted by the worker; this limit is never reached. */
const NO_LIMIT = 1_000_000;

const QUEUE = {
  policy: 'exclusive',
  retryLimit: NO_LIMIT,
  heartbeatSeconds: LEASE_SECONDS,
  expireInSeconds: DAY - 1,
  retentionSeconds: 365 * DAY,
  deleteAfterSeconds: 3600,
} as const;

/** What pg-boss keeps as the output: JSON as a text, as in `Payload`. */
interface Output {
  json: string;
}

interface Parts {
  db: Db;
  shared: SharedDatabase;
  clock: () => Date;
  /** What this server does, for the others. */
  server: { role: string; places: Record<Lane, number> };
  /** Called with failures of pg-boss's own upkeep. */
  report: (error: Error) => void;
}

const takenOf = (lane: Lane, job: JobWithMetadata<Payload>): TakenJob => ({
  id: job.id,
  lane,
  kind: job.data.kind,
  key: job.singletonKey ?? '',
  owner: job.data.owner,
  data: JSON.parse(job.data.json),
  priority: job.priority,
  runAt: new Date(job.startAfter),
  backoff: job.data.backoff,
  trace: job.data.trace,
  claim: job.retryCount,
  attempt: job.data.before + job.retryCount + 1,
});

/** Whether a call of pg-boss changed the job. */
const isDone = (response: unknown) => (response as { affected: number }).affected > 0;

/**
 * Jobs in PostgreSQL, kept by pg-boss in its schema `pgboss`. Every statement goes through our own connections, so that
 * a job is added in the transaction of its cause.
 */
export async function postgresJobs({ db, shared, clock, server, report }: Parts): Promise<JobStore> {
  const boss = new PgBoss({
    db: { executeSql: shared.executeSql },
    schedule: false,
    supervise: false,
    monitorIntervalSeconds: 5,
    maintenanceIntervalSeconds: 600,
    monitorVacuum: false,
    // Tells the other servers how many jobs of each lane run here.
    instanceName: [server.role, ...LANES.map((each) => server.places[each])].join('/'),
    instanceHeartbeatSeconds: 10,
    openTelemetry: { enabled: false },
  });
  boss.on('error', report);
  // Another server may be installing the same schema.
  await boss.start({ attempts: 4 });
  const known = new Set((await boss.getQueues([...LANES, FAILED])).map(({ name }) => name));
  for (const lane of LANES) if (!known.has(lane)) await boss.createQueue(lane, QUEUE);
  if (!known.has(FAILED)) await boss.createQueue(FAILED, { retentionSeconds: 365 * DAY });

  const held = ({ id, claim }: TakenJob) => ({ id, retryCount: claim });

  async function send(on: Db, job: NewJob, before = 0): Promise<boolean> {
    const { kind, owner, data, backoff, trace } = job;
    const payload: Payload = { kind, owner, json: JSON.stringify(data), backoff, trace, before };
    const id = await boss.send(job.lane, payload, {
      db: fromKysely(on),
      priority: job.priority,
      ...(job.runAt && { startAfter: job.runAt }),
      singletonKey: job.key,
      ...(owner !== '' && { group: { id: owner } }),
      retryDelay: backoff.first,
      retryBackoff: true,
      retryDelayMax: backoff.most,
    });
    return id !== null;
  }

  async function unfinishedId(on: Db, lane: Lane, key: string): Promise<string | undefined> {
    const { rows } = await sql<{ id: string }>`select id from pgboss.job
      where name = ${lane} and singleton_key = ${key} and state <= 'active'`.execute(on);
    return rows[0]?.id;
  }

  const forget = (on: Db, key: string) => on.deleteFrom('job_progress').where('key', '=', key).execute();

  async function remember(key: string, progress: unknown): Promise<void> {
    const values = { progress: JSON.stringify(progress), at: clock().toISOString() };
    await db
      .insertInto('job_progress')
      .values({ key, ...values })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
      .execute();
  }

  async function progressOf(key: string): Promise<unknown> {
    const row = await db.selectFrom('job_progress').select('progress').where('key', '=', key).executeTakeFirst();
    return row ? JSON.parse(row.progress) : null;
  }

  /** Passes on the jobs of an embedded installation that was moved here, or of a backup that was restored. */
  const adopt = () =>
    atomically(db, async (tx) => {
      const moved = await tx
        .deleteFrom('jobs')
        .where('state', 'in', ['waiting', 'running', 'failed'])
        .returningAll()
        .execute();
      for (const row of moved) {
        const job = {
          kind: row.kind,
          lane: row.lane as Lane,
          key: row.key,
          owner: row.owner,
          data: JSON.parse(row.data),
          priority: row.priority,
          backoff: JSON.parse(row.backoff),
          trace: JSON.parse(row.trace),
        };
        if (row.state !== 'failed') {
          await send(tx, { ...job, runAt: new Date(row.run_at) });
          continue;
        }
        const about = { attempts: row.attempts, error: row.error ?? '', created: row.created_at };
        const { data, ...stored } = job;
        const payload: FailedPayload = { ...stored, json: JSON.stringify(data), ...about, before: 0 };
        await boss.send(FAILED, payload, { db: fromKysely(tx) });
      }
    });
  await adopt();

  return {
    add: (on, job) => send(on, job),
    async take(lane) {
      const [job] = await boss.fetch<Payload>(lane, { includeMetadata: true });
      return job ? takenOf(lane, job) : null;
    },
    async renew(all) {
      const lost: TakenJob[] = [];
      for (const { job, progress } of all) {
        if (!isDone(await boss.touch(job.lane, held(job)))) lost.push(job);
        else if (progress != null) await remember(job.key, progress);
      }
      return lost;
    },
    async complete(on, job, outcome) {
      await forget(on, job.key);
      return isDone(
        await boss.complete(job.lane, held(job), { json: JSON.stringify(outcome) }, { db: fromKysely(on) }),
      );
    },
    async retry(job, error) {
      await boss.fail(job.lane, held(job), { error });
    },
    release: (job, runAt) =>
      atomically(db, async (tx) => {
        const isOurs = isDone(await boss.deleteJob(job.lane, held(job), { db: fromKysely(tx) }));
        if (isOurs) await send(tx, { ...job, runAt }, job.attempt - 1);
      }),
    bury: (on, job, error) =>
      atomically(on, async (tx) => {
        const through = { db: fromKysely(tx) };
        if (!isDone(await boss.deleteJob(job.lane, held(job), through))) return false;
        await forget(tx, job.key);
        const { kind, owner, data, backoff, trace, lane, key, priority, attempt } = job;
        const about = { lane, key, priority, attempts: attempt, error, created: job.runAt.toISOString() };
        const json = JSON.stringify(data);
        const payload: FailedPayload = { kind, owner, json, backoff, trace, before: 0, ...about };
        await boss.send(FAILED, payload, through);
        return true;
      }),
    async cancel(on, lane, key) {
      const id = await unfinishedId(on, lane, key);
      if (!id) return false;
      await forget(on, key);
      return isDone(await boss.cancel(lane, id, { db: fromKysely(on) }));
    },
    async find(lane, key): Promise<FoundJob | null> {
      const jobs = await boss.findJobs<Payload>(lane, { key });
      const [job] = jobs.sort((one, other) => +new Date(other.createdOn) - +new Date(one.createdOn));
      const current = jobs.find(({ state }) => state === 'created' || state === 'retry' || state === 'active') ?? job;
      if (!current) return null;
      if (current.state === 'completed')
        return { state: 'ended', outcome: JSON.parse((current.output as Output).json) };
      if (current.state === 'cancelled') return { state: 'ended', outcome: { cancelled: true } };
      const isRunning = current.state === 'active';
      // pg-boss counts an attempt when the next one begins.
      const attempts = current.data.before + current.retryCount + (current.state === 'created' ? 0 : 1);
      return { state: isRunning ? 'running' : 'waiting', attempts, progress: await progressOf(key) };
    },
    async positions(lane) {
      const { rows } = await sql<{ key: string }>`select singleton_key as key from pgboss.job
        where name = ${lane} and state < 'active' and start_after <= pgboss.job_now()
        order by priority desc, created_on`.execute(db);
      return new Map(rows.map(({ key }, index) => [key, index + 1]));
    },
    async unfinished(on, lane, owner) {
      const { rows } = await sql<{ all: number; own: number }>`select count(*) as "all",
        count(*) filter (where group_id = ${owner}) as own
        from pgboss.job where name = ${lane} and state <= 'active'`.execute(on);
      return rows[0] ?? { all: 0, own: 0 };
    },
    // Other servers may be running the jobs.
    begin: async () => {},
    recover: () => boss.supervise(),
    async load() {
      const { rows } = await sql<{ lane: Lane; waiting: number; running: number; delayed: number; oldest: number }>`
        select name as lane,
          count(*) filter (where state < 'active' and start_after <= pgboss.job_now()) as waiting,
          count(*) filter (where state = 'active') as running,
          count(*) filter (where state < 'active' and start_after > pgboss.job_now()) as delayed,
          coalesce(extract(epoch from pgboss.job_now() - min(start_after)
            filter (where state < 'active' and start_after <= pgboss.job_now())), 0) as oldest
        from pgboss.job where name <> ${FAILED} group by name`.execute(db);
      const { rows: buried } = await sql<{ lane: Lane; failed: number }>`
        select data->>'lane' as lane, count(*) as failed from pgboss.job
        where name = ${FAILED} and state < 'active' group by 1`.execute(db);
      return LANES.map((lane) => ({
        ...{ waiting: 0, running: 0, delayed: 0, oldest: 0 },
        ...rows.find((row) => row.lane === lane),
        lane,
        failed: buried.find((row) => row.lane === lane)?.failed ?? 0,
      }));
    },
    async listFailed(limit) {
      const { rows } = await sql<{ id: string; data: FailedPayload; created_on: Date }>`
        select id, data, created_on from pgboss.job where name = ${FAILED} and state < 'active'
        order by created_on desc limit ${limit}`.execute(db);
      return rows.map(
        ({ id, data, created_on }): FailedJob => ({
          id,
          kind: data.kind,
          lane: data.lane,
          attempts: data.attempts,
          error: data.error,
          createdAt: data.created,
          failedAt: created_on.toISOString(),
        }),
      );
    },
    retryFailed: (id) =>
      atomically(db, async (tx) => {
        const through = { db: fromKysely(tx) };
        const job = await boss.getJobById<FailedPayload>(FAILED, id, through);
        if (!job || !isDone(await boss.deleteJob(FAILED, id, through))) return false;
        const { json, ...stored } = job.data;
        await send(tx, { ...stored, data: JSON.parse(json), runAt: null });
        return true;
      }),
    discardFailed: async (id) => isDone(await boss.deleteJob(FAILED, id)),
    async places(lane) {
      const live = (await boss.getInstances()).filter((instance) => instance.live);
      const counts = live.map(({ name }) => Number(name?.split('/')[1 + LANES.indexOf(lane)] ?? 0));
      // This server is listed only some time after its start.
      return Math.max(
        server.places[lane],
        counts.reduce((sum, count) => sum + count, 0),
      );
    },
    close: () => boss.stop({ graceful: false, close: false }),
  };
}
