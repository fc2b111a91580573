import { Kysely, type Logger } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Engine } from './engine.ts';
import { migrations } from './migrations/index.ts';
import type { Database } from './tables.ts';

export type Db = Kysely<Database>;

/** Two transactions were in each other's way, and this one was undone whole: serialization failure, deadlock. */
const UNDONE = new Set(['40001', '40P01']);
const TRIES = 4;

/**
 * Does all of it or nothing, also where this is part of something larger. `work` may run more than once, so it does
 * nothing but ask the database.
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

/**
 * Connects, and brings the tables up to date.
 * @param log is told of every query
 */
export async function openDatabase(engine: Engine, log?: Logger): Promise<Db> {
  const db = new Kysely<Database>({ dialect: engine.dialect, ...(log && { log }) });
  const migrator = new Migrator({
    db: plugged(db, engine),
    provider: { getMigrations: async () => migrations(engine) },
  });
  const { error } = await migrator.migrateToLatest();
  if (!error) return db;
  await db.destroy();
  throw error;
}
