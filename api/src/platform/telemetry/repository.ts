import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { Database } from '../database/tables.ts';

/** An event as a browser reported it. */
export type TelemetryEvent = Omit<Selectable<Database['telemetry']>, 'id' | 'at'>;

/** Maximum number of failures in one answer. */
const NEWEST = 50;

export async function addTelemetry(db: Db, events: TelemetryEvent[], now: Date): Promise<void> {
  const at = now.toISOString();
  await db
    .insertInto('telemetry')
    .values(events.map((event) => ({ id: randomUUID(), at, ...event })))
    .execute();
}

/** Those of the references that were reported before. */
export async function findReferences(db: Db, references: string[]): Promise<Set<string | null>> {
  if (references.length === 0) return new Set();
  const rows = await db.selectFrom('telemetry').select('reference').where('reference', 'in', references).execute();
  return new Set(rows.map(({ reference }) => reference));
}

/** How many loads and failures were reported since then. */
export async function countLoading(db: Db, since: Date): Promise<{ loads: number; failures: number }> {
  const rows = await db
    .selectFrom('telemetry')
    .select(['kind', ({ fn }) => fn.countAll<number>().as('count')])
    .where('kind', 'in', ['load', 'failure'])
    .where('at', '>=', since.toISOString())
    .groupBy('kind')
    .execute();
  const of = (kind: string) => Number(rows.find((row) => row.kind === kind)?.count ?? 0);
  return { loads: of('load'), failures: of('failure') };
}

/** Loads, failures and the median load time since then, for each release. */
export async function summariseLoading(db: Db, since: Date) {
  const { rows } = await sql<{
    remote: string;
    release: string;
    loads: number;
    median: number | null;
    failures: number;
  }>`
    with ranked as (
      select remote, release, kind, milliseconds,
        row_number() over (partition by remote, release, kind order by milliseconds) as place,
        count(*) over (partition by remote, release, kind) as total
      from telemetry where at >= ${since.toISOString()}
    )
    select remote, release,
      sum(case when kind = 'load' then 1 else 0 end) as loads,
      avg(case when kind = 'load' and place in ((total + 1) / 2, (total + 2) / 2) then milliseconds end) as median,
      sum(case when kind = 'failure' then 1 else 0 end) as failures
    from ranked group by remote, release order by remote, release`.execute(db);
  return rows.map((row) => ({
    remote: row.remote,
    release: row.release,
    loads: Number(row.loads),
    median_milliseconds: row.median === null ? null : Number(row.median),
    failures: Number(row.failures),
  }));
}

/** The newest failures, or those with this reference. */
export const listFailures = (db: Db, since: Date, reference?: string) =>
  db
    .selectFrom('telemetry')
    .select(['at', 'remote', 'release', 'page', 'failure', 'reference', 'fallback'])
    .where('kind', '=', 'failure')
    .where('at', '>=', since.toISOString())
    .$if(reference !== undefined, (query) => query.where('reference', '=', reference ?? ''))
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(NEWEST)
    .execute();
