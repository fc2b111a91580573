import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import node from '@northlight/jest/node';
import { reaching, readImportGraph } from '@northlight/test/import-graph';

const dir = import.meta.dirname;
const suite = join(dir, '..');
const TESTS = /^api\/(src|test)\/.+\.test\.ts$/;

/** What gives a test its database. */
const DATABASE = 'api/test/factories/database.ts';

/** The tests that touch the database, once more on PostgreSQL, and those of it alone. */
export default async () => {
  const graph = await readImportGraph(suite);
  const touching = [...reaching(graph, [DATABASE])].filter((file) => TESTS.test(file));
  return node(dir, {
    displayName: 'api on PostgreSQL',
    testMatch: touching.sort().map((file) => file.replace('api/', '<rootDir>/')),
    testSequencer: fileURLToPath(import.meta.resolve('@northlight/jest/waiting-first')),
    globalSetup: '<rootDir>/test/postgres-server.mjs',
    globalTeardown: '<rootDir>/test/postgres-server-end.mjs',
    maxWorkers: 2,
    testTimeout: 60_000,
  });
};
