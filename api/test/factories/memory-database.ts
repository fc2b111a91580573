import { readFileSync } from 'node:fs';
import type { Engine } from '../../src/platform/database/engine.ts';
import { sqlite } from '../../src/platform/database/sqlite.ts';

/** A migrated SQLite database, from test/sqlite-template.mjs. */
const template = process.env.TEST_SQLITE_TEMPLATE;
let bytes: Buffer | undefined;

/** An in-memory database with all tables, empty. */
export function memoryDatabase(): Engine {
  if (!template) throw new Error('These tests need the global setup of api/jest.config.mjs.');
  bytes ??= readFileSync(template);
  return sqlite(bytes);
}
