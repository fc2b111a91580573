import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, type Logger, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { type Engine, isPostgres } from '../../../api/src/platform/database/engine.ts';
import { migrations } from '../../../api/src/platform/database/migrations/index.ts';
import { type Db, openDatabase } from '../../../api/src/platform/database/open.ts';
import { postgres } from '../../../api/src/platform/database/postgres.ts';
import { sqlite } from '../../../api/src/platform/database/sqlite.ts';
import { fillPostgres, fillSqlite } from './people.ts';

const STEP = '0022-directory-tables';

/** A new, empty database, and how to fill it with people. */
export interface Target {
  name: string;
  engine: () => Engine;
  fill: (db: Db) => Promise<void> | void;
}

/** Builds and fills the tables as they were before the directory migration, then times the migration. */
export async function openFilled({ engine, fill }: Target, log?: Logger): Promise<Db> {
  const before = engine();
  const db = before.migrationPlugins.reduce(
    (with_, plugin) => with_.withPlugin(plugin),
    new Kysely<never>({ dialect: before.dialect }),
  ) as unknown as Db;
  const steps = Object.entries(migrations(before)).filter(([name]) => name < STEP);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(steps) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  await fill(db);
  await db.destroy();
  const start = performance.now();
  const opened = await openDatabase(engine(), log);
  console.log(
    `The steps from the directory's own tables on took ${((performance.now() - start) / 1000).toFixed(0)} s.`,
  );
  return opened;
}

/** Updates the statistics that the planner uses. */
export async function analyse(db: Db): Promise<void> {
  await sql.raw(isPostgres(db) ? 'vacuum analyze' : 'analyze').execute(db);
}

async function onSqlite(investors: number, run: (target: Target) => Promise<void>) {
  const dir = mkdtempSync(join(tmpdir(), 'northlight-bench-'));
  const file = join(dir, 'bench.sqlite');
  try {
    await run({ name: 'SQLite', engine: () => sqlite(file), fill: () => fillSqlite(file, investors) });
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

async function onPostgres(server: string, investors: number, run: (target: Target) => Promise<void>) {
  const name = `northlight_bench_${process.pid}`;
  const address = new URL(server);
  address.pathname = `/${name}`;
  const maintenance = new Kysely<never>({ dialect: postgres(server, { connections: 1 }).dialect });
  await sql.raw(`create database ${name} template template0`).execute(maintenance);
  try {
    await run({
      name: 'PostgreSQL',
      engine: () => postgres(address.href, { connections: 4, statementLimit: 0 }),
      fill: (db) => fillPostgres(db as unknown as Kysely<never>, investors),
    });
  } finally {
    await sql.raw(`drop database ${name} with (force)`).execute(maintenance);
    await maintenance.destroy();
  }
}

/** Runs on SQLite and PostgreSQL, or on the engine that `ENGINE` names. */
export async function onEachEngine(investors: number, run: (target: Target) => Promise<void>): Promise<void> {
  const only = process.env.ENGINE;
  if (only !== 'postgres') await onSqlite(investors, run);
  if (only !== 'sqlite') {
    await onPostgres(process.env.POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres', investors, run);
  }
}
