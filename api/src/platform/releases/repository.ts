import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../database/open.ts';
import type { Database } from '../database/tables.ts';

export type Verdict = Selectable<Database['release_verdicts']>;
type Loading = Insertable<Database['release_loading']>;

/** How often a release was loaded and failed, as browsers reported it. */
export type Tally = Pick<Selectable<Database['release_loading']>, 'loads' | 'failures' | 'undelivered'>;

/** The latest verdict on each release. */
export const listVerdicts = (db: Db): Promise<Verdict[]> => db.selectFrom('release_verdicts').selectAll().execute();

/**
 * Stores a verdict.
 * @returns false if the release has the same verdict already; it then keeps its reason
 */
export async function putVerdict(db: Db, verdict: Verdict): Promise<boolean> {
  const { part, release, ...decision } = verdict;
  const stored = await db
    .insertInto('release_verdicts')
    .values(verdict)
    .onConflict((conflict) =>
      conflict
        .columns(['part', 'release'])
        .doUpdateSet(decision)
        .where('release_verdicts.verdict', '!=', verdict.verdict),
    )
    .returning('release')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Adds to what was reported of a release. */
export async function addLoading(db: Db, loading: Loading): Promise<void> {
  await db
    .insertInto('release_loading')
    .values(loading)
    .onConflict((conflict) =>
      conflict.columns(['part', 'release', 'canary_since']).doUpdateSet(({ ref, eb }) => ({
        loads: eb(ref('release_loading.loads'), '+', ref('excluded.loads')),
        failures: eb(ref('release_loading.failures'), '+', ref('excluded.failures')),
        undelivered: eb(ref('release_loading.undelivered'), '+', ref('excluded.undelivered')),
      })),
    )
    .execute();
}

const sums = (db: Db) =>
  db
    .selectFrom('release_loading')
    .select(({ fn }) => [
      fn.sum<string>('loads').as('loads'),
      fn.sum<string>('failures').as('failures'),
      fn.sum<string>('undelivered').as('undelivered'),
    ]);

/** Sums are strings on PostgreSQL, and null without rows. */
const asTally = (row: Record<keyof Tally, string | null>): Tally => ({
  loads: Number(row.loads),
  failures: Number(row.failures),
  undelivered: Number(row.undelivered),
});

/** What was reported of each release. */
export async function sumLoading(db: Db): Promise<({ part: string; release: string } & Tally)[]> {
  const rows = await sums(db).select(['part', 'release']).groupBy(['part', 'release']).execute();
  return rows.map(({ part, release, ...row }) => ({ part, release, ...asTally(row) }));
}

/** What was reported of one release; with `canarySince`, during that canary of its part. */
export const sumLoadingOf = async (db: Db, part: string, release: string, canarySince?: string): Promise<Tally> =>
  asTally(
    await sums(db)
      .where('part', '=', part)
      .where('release', '=', release)
      .$if(canarySince !== undefined, (query) => query.where('canary_since', '=', canarySince ?? ''))
      .executeTakeFirstOrThrow(),
  );

/** Makes a release start anew. */
export const forgetLoading = (db: Db, part: string, release: string) =>
  db.deleteFrom('release_loading').where('part', '=', part).where('release', '=', release).execute();
