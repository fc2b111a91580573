import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { atomically, type Db } from '../database/open.ts';
import type { JobRow } from '../database/tables.ts';
import { LANES, type Lane } from './kinds.ts';
import { type Claim, type FoundJob, type JobStore, LEASE_SECONDS, type NewJob, type TakenJob } from './store.ts';

const SECOND = 1000;
/** Milliseconds for which the outcome of a job is known. */
const KEPT = 3_600_000;

const UNFINISHED = ['waiting', 'running'] as const;

interface Parts {
  db: Db;
  clock: () => Date;
  /** Jobs of each lane that run at the same time. */
  places: (lane: Lane) => number;
}

const takenOf = (row: JobRow): TakenJob => ({
  id: row.id,
  lane: row.lane as Lane,
  kind: row.kind,
  key: row.key,
  owner: row.owner,
  data: JSON.parse(row.data),
  priority: row.priority,
  runAt: new Date(row.run_at),
  backoff: JSON.parse(row.backoff),
  trace: JSON.parse(row.trace),
  claim: row.claims,
  attempt: row.attempts,
});

const foundOf = (row: JobRow): FoundJob =>
  row.outcome
    ? { state: 'ended', outcome: JSON.parse(row.outcome) }
    : {
        state: row.state === 'running' ? 'running' : 'waiting',
        attempts: row.attempts,
        progress: row.progress === null ? null : JSON.parse(row.progress),
      };

/** Jobs in a table of the embedded database. One process has them all. */
export function sqliteJobs({ db, clock, places }: Parts): JobStore {
  const at = (later = 0) => new Date(clock().getTime() + later).toISOString();
  const lease = () => at(LEASE_SECONDS * SECOND);

  const held = (on: Db, { id, claim }: Claim) =>
    on.updateTable('jobs').where('id', '=', id).where('claims', '=', claim).where('state', '=', 'running');

  const unfinishedJob = (on: Db, lane: Lane, key: string) =>
    on.updateTable('jobs').where('lane', '=', lane).where('key', '=', key).where('state', 'in', UNFINISHED);

  const changed = async (query: { executeTakeFirst(): Promise<{ numUpdatedRows: bigint }> }) =>
    (await query.executeTakeFirst()).numUpdatedRows > 0n;

  const end = (outcome: object) => ({
    state: 'ended' as const,
    outcome: JSON.stringify(outcome),
    ended_at: at(),
    lease_until: null,
  });

  async function add(on: Db, job: NewJob): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await on
      .insertInto('jobs')
      .values({
        id: randomUUID(),
        lane: job.lane,
        kind: job.kind,
        key: job.key,
        owner: job.owner,
        data: JSON.stringify(job.data),
        backoff: JSON.stringify(job.backoff),
        trace: JSON.stringify(job.trace),
        priority: job.priority,
        state: 'waiting',
        run_at: job.runAt?.toISOString() ?? at(),
        created_at: at(),
        attempts: 0,
        claims: 0,
        lease_until: null,
        progress: null,
        outcome: null,
        error: null,
        ended_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows) > 0;
  }

  return {
    add,
    take: (lane) =>
      atomically(db, async (tx) => {
        const next = await tx
          .selectFrom('jobs')
          .selectAll()
          .where('lane', '=', lane)
          .where('state', '=', 'waiting')
          .where('run_at', '<=', at())
          .orderBy('priority', 'desc')
          .orderBy('created_at')
          .orderBy(sql`rowid`)
          .limit(1)
          .executeTakeFirst();
        if (!next) return null;
        const taken = { attempts: next.attempts + 1, claims: next.claims + 1 };
        await tx
          .updateTable('jobs')
          .set({ ...taken, state: 'running', lease_until: lease() })
          .where('id', '=', next.id)
          .execute();
        return takenOf({ ...next, ...taken });
      }),
    async renew(all) {
      const lost: TakenJob[] = [];
      for (const { job, progress } of all) {
        const isOurs = await changed(
          held(db, job).set({ lease_until: lease(), ...(progress != null && { progress: JSON.stringify(progress) }) }),
        );
        if (!isOurs) lost.push(job);
      }
      return lost;
    },
    complete: (on, job, outcome) => changed(held(on, job).set(end(outcome))),
    async retry(job, error) {
      const { first, most } = job.backoff;
      const pause = Math.min(most, first * 2 ** (job.attempt - 1)) * SECOND;
      await held(db, job)
        .set({ state: 'waiting', run_at: at(pause), error, lease_until: null })
        .execute();
    },
    async release(job, runAt) {
      await held(db, job)
        .set({ state: 'waiting', run_at: runAt?.toISOString() ?? at(), attempts: job.attempt - 1, lease_until: null })
        .execute();
    },
    bury: (on, job, error) => changed(held(on, job).set({ state: 'failed', error, ended_at: at(), lease_until: null })),
    cancel: (on, lane, key) => changed(unfinishedJob(on, lane, key).set(end({ cancelled: true }))),
    async find(lane, key) {
      const row = await db
        .selectFrom('jobs')
        .selectAll()
        .where('lane', '=', lane)
        .where('key', '=', key)
        .where('state', '!=', 'failed')
        .orderBy('created_at', 'desc')
        .orderBy(sql`rowid`, 'desc')
        .executeTakeFirst();
      return row ? foundOf(row) : null;
    },
    async positions(lane) {
      const rows = await db
        .selectFrom('jobs')
        .select('key')
        .where('lane', '=', lane)
        .where('state', '=', 'waiting')
        .where('run_at', '<=', at())
        .orderBy('priority', 'desc')
        .orderBy('created_at')
        .orderBy(sql`rowid`)
        .execute();
      return new Map(rows.map(({ key }, index) => [key, index + 1]));
    },
    async unfinished(on, lane, owner) {
      const { all, own } = await on
        .selectFrom('jobs')
        .select(({ fn }) => [
          fn.countAll<number>().as('all'),
          sql<number>`count(case when owner = ${owner} then 1 end)`.as('own'),
        ])
        .where('lane', '=', lane)
        .where('state', 'in', UNFINISHED)
        .executeTakeFirstOrThrow();
      return { all, own };
    },
    async begin() {
      const back = { state: 'waiting', lease_until: null } as const;
      await db.updateTable('jobs').set(back).where('state', '=', 'running').execute();
    },
    async recover() {
      await db
        .updateTable('jobs')
        .set({ state: 'waiting', lease_until: null })
        .where('state', '=', 'running')
        .where('lease_until', '<=', at())
        .execute();
      await db.deleteFrom('jobs').where('state', '=', 'ended').where('ended_at', '<=', at(-KEPT)).execute();
    },
    async load() {
      const rows = await db
        .selectFrom('jobs')
        .select('lane')
        .select(sql<number>`count(case when state = 'waiting' and run_at <= ${at()} then 1 end)`.as('waiting'))
        .select(sql<number>`count(case when state = 'running' then 1 end)`.as('running'))
        .select(sql<number>`count(case when state = 'waiting' and run_at > ${at()} then 1 end)`.as('delayed'))
        .select(sql<number>`count(case when state = 'failed' then 1 end)`.as('failed'))
        .select(sql<string | null>`min(case when state = 'waiting' and run_at <= ${at()} then run_at end)`.as('first'))
        .groupBy('lane')
        .execute();
      return LANES.map((lane) => {
        const {
          waiting = 0,
          running = 0,
          delayed = 0,
          failed = 0,
          first = null,
        } = rows.find((row) => row.lane === lane) ?? {};
        const oldest = first === null ? 0 : (clock().getTime() - Date.parse(first)) / SECOND;
        return { lane, waiting, running, delayed, failed, oldest };
      });
    },
    async listFailed(limit) {
      const rows = await db
        .selectFrom('jobs')
        .select(['id', 'kind', 'lane', 'attempts', 'error', 'created_at', 'ended_at'])
        .where('state', '=', 'failed')
        .orderBy('ended_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ lane, error, created_at, ended_at, ...job }) => ({
        ...job,
        lane: lane as Lane,
        error: error ?? '',
        createdAt: created_at,
        failedAt: ended_at ?? created_at,
      }));
    },
    retryFailed: (id) =>
      atomically(db, async (tx) => {
        const row = await tx
          .deleteFrom('jobs')
          .where('id', '=', id)
          .where('state', '=', 'failed')
          .returningAll()
          .executeTakeFirst();
        if (!row) return false;
        await add(tx, { ...takenOf(row), runAt: null });
        return true;
      }),
    async discardFailed(id) {
      const { numDeletedRows } = await db
        .deleteFrom('jobs')
        .where('id', '=', id)
        .where('state', '=', 'failed')
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    places: async (lane) => places(lane),
    close: async () => {},
  };
}
