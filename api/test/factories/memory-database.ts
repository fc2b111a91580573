import { readFileSync } from 'node:fs';
import type { Engine } from '../../src/platform/database/engine.ts';
import { sqlite } from '../../src/platform/database/sqlite.ts';

/** A migrated SQLite database, from test/sqlite-template.mjs. */
const template = process.env.TEST_SQLITE_TEMPLATE;
let bytes: Buffer | undefined;

/** An in-memory database, empty. It has all tables, or gets them when it is opened. */
export function memoryDatabase(): Engine {
  // A run on PostgreSQL makes no template for the few tests that need such a database as well.
  if (process.env.TEST_POSTGRES_PREFIX) return sqlite(':memory:');
  if (!template) throw new Error('These tests need the global setup of api/jest.config.mjs.');
  bytes ??= readFileSync(template);
  return sqlite(bytes);
}
