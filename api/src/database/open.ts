import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Engine } from './engine.ts';
import { migrations } from './migrations/index.ts';
import type { Database } from './tables.ts';

export type Db = Kysely<Database>;

/** Does all of it or nothing, also where this is part of something larger. */
export const atomically = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);

const plugged = (db: Db, { migrationPlugins }: Engine): Db =>
  migrationPlugins.reduce((with_, plugin) => with_.withPlugin(plugin), db);

/** Connects, and brings the tables up to date. */
export async function openDatabase(engine: Engine): Promise<Db> {
  const db = new Kysely<Database>({ dialect: engine.dialect });
  const migrator = new Migrator({
    db: plugged(db, engine),
    provider: { getMigrations: async () => migrations(engine) },
  });
  const { error } = await migrator.migrateToLatest();
  if (!error) return db;
  await db.destroy();
  throw error;
}
