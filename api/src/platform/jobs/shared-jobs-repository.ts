import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { JobRow } from '../database/tables.ts';
import { LANES } from './kinds.ts';
import { FAILED, type FailedPayload, type Payload } from './payload.ts';

interface BossJob {
  id: string;
  name: string;
  data: Payload | FailedPayload;
  priority: number;
  key: string | null;
  retries: number;
  is_running: boolean;
  run_at: Date;
  created_at: Date;
}

const isFailed = (job: BossJob): job is BossJob & { data: FailedPayload } => job.name === FAILED;

/** A job of pg-boss as the embedded table has it. */
function rowOf(job: BossJob): JobRow {
  const { id, data, created_at } = job;
  const rest = { lease_until: null, progress: null, outcome: null };
  const common = {
    id,
    kind: data.kind,
    owner: data.owner,
    data: data.json,
    backoff: JSON.stringify(data.backoff),
    trace: JSON.stringify(data.trace),
    ...rest,
  };
  if (isFailed(job)) {
    const { lane, key, priority, attempts, error, created } = job.data;
    const times = { run_at: created, created_at: created, ended_at: created_at.toISOString() };
    return { ...common, lane, key, priority, state: 'failed', attempts, claims: attempts, error, ...times };
  }
  const attempts = data.before + job.retries + (job.is_running ? 1 : 0);
  return {
    ...common,
    lane: job.name,
    key: job.key ?? '',
    priority: job.priority,
    state: 'waiting',
    run_at: job.run_at.toISOString(),
    created_at: created_at.toISOString(),
    attempts,
    claims: attempts,
    error: null,
    ended_at: null,
  };
}

/** All unfinished and failed jobs of a shared database, as rows of the embedded one. Running ones wait again. */
export async function listSharedJobs(db: Db): Promise<JobRow[]> {
  const { rows: schemas } =
    await sql`select 1 from pg_tables where schemaname = 'pgboss' and tablename = 'job'`.execute(db);
  if (schemas.length === 0) return [];
  const { rows } = await sql<BossJob>`select id, name, data, priority, singleton_key as key, retry_count as retries,
      state = 'active' as is_running, start_after as run_at, created_on as created_at
    from pgboss.job where name in (${sql.join([...LANES, FAILED])}) and state <= 'active'
    order by created_on, id`.execute(db);
  return rows.map(rowOf);
}

/** Writes such rows into an embedded database. */
export async function insertJobs(db: Db, rows: readonly JobRow[]): Promise<void> {
  for (const row of rows) await db.insertInto('jobs').values(row).execute();
}
