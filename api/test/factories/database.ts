import { Kysely, sql } from 'kysely';
import type { Engine } from '../../src/database/engine.ts';
import { openDatabase } from '../../src/database/open.ts';
import { postgres } from '../../src/database/postgres.ts';
import { sqlite } from '../../src/database/sqlite.ts';

/** Where PostgreSQL is, when these tests run on it; SQLite in memory otherwise. */
const url = process.env.TEST_POSTGRES_URL;

/** Schemas of this worker that no test uses now. A worker has one for each server that a test runs at a time. */
const free: string[] = [];
let made = 0;

function at(schema: string): Engine {
  const address = new URL(url ?? '');
  address.searchParams.set('options', `-c search_path=${schema},public -c synchronous_commit=off`);
  return postgres(address.href, { connections: Number(process.env.TEST_POSTGRES_CONNECTIONS ?? 4) });
}

/** Leaves tables and their columns, and nothing in them. */
async function empty(schema: string) {
  const db = await openDatabase(at(schema));
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = ${schema} and tablename not like 'kysely%'`.execute(db);
  const deletions = rows.map(({ name }) => `delete from ${name};`).join(' ');
  await sql
    .raw(`set session_replication_role = replica; ${deletions} set session_replication_role = origin;
    alter sequence users_id_seq restart`)
    .execute(db);
  await db.destroy();
}

async function takeSchema(): Promise<string> {
  const schema = free.pop();
  if (schema) return schema;
  made += 1;
  const name = `worker_${process.env.JEST_WORKER_ID ?? '1'}_${made}`;
  const db = new Kysely<unknown>({ dialect: at('public').dialect });
  await sql`create schema if not exists ${sql.id(name)}`.execute(db);
  await db.destroy();
  return name;
}

/** A database with nothing in it, for one server of a test. `end` gives it back once the server is closed. */
export async function leaseDatabase(): Promise<{ engine: Engine; end: () => Promise<void> }> {
  if (!url) return { engine: sqlite(':memory:'), end: async () => {} };
  const schema = await takeSchema();
  await empty(schema);
  return {
    engine: at(schema),
    end: async () => {
      free.push(schema);
    },
  };
}
