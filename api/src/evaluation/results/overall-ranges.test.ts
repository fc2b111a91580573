import { expect, it } from '@jest/globals';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { bareDatabase } from '../../../test/factories/database.ts';
import { migrations } from '../../platform/database/migrations/index.ts';
import { openDatabase } from '../../platform/database/open.ts';
import { postgres } from '../../platform/database/postgres.ts';
import { sqlite } from '../../platform/database/sqlite.ts';
import type { Database } from '../../platform/database/tables.ts';

const onPostgres = Boolean(process.env.TEST_POSTGRES_PREFIX);

/** An installation with evaluations of earlier releases, which stored the mean of the assessed categories. */
async function buildEarlier(evaluations: Record<string, (number | null)[]>) {
  const engine = onPostgres ? postgres(await bareDatabase()) : sqlite(':memory:');
  const db = engine.migrationPlugins.reduce(
    (with_, plugin) => with_.withPlugin(plugin),
    new Kysely<Database>({ dialect: engine.dialect }),
  );
  const steps = Object.entries(migrations(engine)).filter(([name]) => name < '0025-overall-ranges');
  const migrator = new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(steps) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  for (const [id, scores] of Object.entries(evaluations)) {
    const result = JSON.stringify({ overall_score: 8, scores: scores.map((score) => ({ score })) });
    await sql`insert into evaluations (id, original_filename, overall_score, page_count, file_sha256, result, created_at)
      values (${id}, 'deck.pdf', 8, 1, '', ${result}, '2026-11-20T10:00:00.000Z')`.execute(db);
  }
  return { engine, db };
}

it('evaluations of earlier releases get both ends of their overall score, however many', async () => {
  const many = Object.fromEntries(Array.from({ length: 401 }, (_, at) => [`many-${at}`, [at % 11, null]]));
  const { engine, db: before } = await buildEarlier({
    whole: [8, 8, 8, 8, 8, 8, 8, 8],
    partial: [8, null, null, null, null, null, null, null],
    ...many,
  });
  const db = await openDatabase(engine);
  const rows = await db.selectFrom('evaluations').select(['id', 'overall_score', 'overall_high']).execute();
  const ends = new Map(rows.map(({ id, overall_score, overall_high }) => [id, [overall_score, overall_high]]));
  expect(ends.get('whole')).toEqual([8, 8]);
  expect(ends.get('partial')).toEqual([1, 10]);
  for (const [id, [first]] of Object.entries(many))
    expect(ends.get(id)).toEqual([Math.round((first ?? 0) / 2), Math.round(((first ?? 0) + 10) / 2)]);
  await before.destroy();
});
