import { Kysely, type Logger, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { STALE_PLAN } from './connections.ts';
import type { Engine } from './engine.ts';
import { migrations } from './migrations/index.ts';
import type { Database } from './tables.ts';

export type Db = Kysely<Database>;

/** Error codes for a transaction that was rolled back: serialization failure, deadlock, a plan from before an update. */
const UNDONE = new Set(['40001', '40P01', STALE_PLAN]);
const TRIES = 4;

/**
 * Runs `work` in a transaction, or in the current one if there is one. `work` is retried after a conflict, so it must
 * have no effects other than its queries.
 */
export async function atomically<T>(db: Db, work: (tx: Db) => Promise<T>, tries = TRIES): Promise<T> {
  if (db.isTransaction) return await work(db);
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (tries <= 1 || !UNDONE.has((error as { code?: string })?.code ?? '')) throw error;
    return await atomically(db, work, tries - 1);
  }
}

const plugged = (db: Db, { migrationPlugins }: Engine): Db =>
  migrationPlugins.reduce((with_, plugin) => with_.withPlugin(plugin), db);

/** Error codes for a missing table: PostgreSQL, SQLite. */
const UNKNOWN_TABLE = new Set(['42P01', 'SQLITE_ERROR']);

/**
 * True when exactly these migrations were applied. This takes one query; the migrator would inspect all tables, which
 * takes much longer.
 */
async function isUpToDate(db: Db, steps: Record<string, Migration>): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    return rows.length === Object.keys(steps).length && rows.every(({ name }) => name in steps);
  } catch (error) {
    if (UNKNOWN_TABLE.has((error as { code?: string }).code ?? '')) return false;
    throw error;
  }
}

/**
 * Connects to the database and applies pending migrations.
 * @param log called with every query
 */
export async function openDatabase(engine: Engine, log?: Logger): Promise<Db> {
  const db = new Kysely<Database>({ dialect: engine.dialect, ...(log && { log }) });
  const steps = migrations(engine);
  const migrator = new Migrator({
    db: plugged(db, engine),
    provider: { getMigrations: async () => steps },
  });
  try {
    if (await isUpToDate(db, steps)) return db;
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
