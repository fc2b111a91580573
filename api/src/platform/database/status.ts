import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { type Engine, isPostgres } from './engine.ts';
import { migrations } from './migrations/index.ts';
import type { Db } from './open.ts';

/**
 * Checks that the database answers.
 * @throws when it doesn't
 */
export const ping = (db: Db) => sql`select 1`.execute(db);

/** The product, version and number of pending migrations of a database. Does not migrate it. */
export async function databaseStatus(engine: Engine): Promise<{ name: string; version: string; pending: number }> {
  const db = new Kysely<never>({ dialect: engine.dialect });
  try {
    const version = isPostgres(db) ? sql`current_setting('server_version')` : sql`sqlite_version()`;
    const { rows } = await sql<{ version: string }>`select ${version} as version`.execute(db);
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(engine) } });
    const pending = (await migrator.getMigrations()).filter(({ executedAt }) => !executedAt).length;
    return { name: isPostgres(db) ? 'PostgreSQL' : 'SQLite', version: rows[0]?.version ?? 'unknown', pending };
  } finally {
    await db.destroy();
  }
}
