import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const BATCH = 200;

interface Evaluations {
  evaluations: { id: string; result: string; overall_score: number; overall_high: number };
}

/** The rounded mean of all categories, with this score for those that were not assessed. */
const meanWith = (scores: readonly { score: number | null }[], unknown: number) =>
  Math.round(scores.reduce((sum, { score }) => sum + (score ?? unknown), 0) / Math.max(1, scores.length));

async function fill(db: Kysely<Evaluations>): Promise<void> {
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('evaluations')
      .select(['id', 'result'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id, result } of rows) {
      const { scores } = JSON.parse(result) as { scores: { score: number | null }[] };
      const ends = { overall_score: meanWith(scores, 0), overall_high: meanWith(scores, 10) };
      await db.updateTable('evaluations').set(ends).where('id', '=', id).execute();
      last = id;
    }
    if (rows.length < BATCH) return;
  }
}

/**
 * The overall score is a range where a category could not be assessed. Earlier releases stored the mean of the assessed
 * categories, which a page that cannot be read could raise.
 */
export const overallRanges = (): Migration => ({
  async up(db) {
    await db.schema
      .alterTable('evaluations')
      .addColumn('overall_high', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await fill(db as Kysely<Evaluations>);
  },
});
