import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { openDatabase } from '../src/platform/database/open.ts';
import { sqlite } from '../src/platform/database/sqlite.ts';

/** Migrates a database once; each test server opens a copy of it in memory (factories/database.ts). */
export default async function setUp() {
  const dir = mkdtempSync(join(tmpdir(), 'northlight-template-'));
  const file = join(dir, 'migrated.sqlite');
  const db = await openDatabase(sqlite(file));
  await db.destroy();
  const database = new BetterSqlite3(file);
  database.pragma('journal_mode = DELETE'); // an in-memory database cannot have a log file
  const bytes = database.serialize();
  database.close();
  process.env.TEST_SQLITE_TEMPLATE = join(dir, 'template');
  writeFileSync(process.env.TEST_SQLITE_TEMPLATE, bytes);
}
