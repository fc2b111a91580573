import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import node from '@northlight/jest/node';
import { reaching, readImportGraph } from '@northlight/test/import-graph';
import { hasPostgres } from './test/postgres-server.mjs';

const dir = import.meta.dirname;
const suite = join(dir, '..');
const TESTS = /^api\/(src|test)\/.+\.test\.ts$/;

/** What gives a test its database. */
const DATABASE = 'api/test/factories/database.ts';
/** Where the engines differ. The stand-in is slow, so it gets only the tests that import from here themselves. */
const ENGINES = globSync('src/{platform/database/**/*.ts,**/{,*-}repository.ts}', { cwd: dir }).map(
  (file) => `api/${file}`,
);

/** Tests that make databases of their own need a server for it. */
const fitsStandIn = (graph) => (file) =>
  ENGINES.some((engine) => graph.get(file).has(engine)) &&
  !readFileSync(join(suite, file), 'utf8').includes('bareDatabase');

/** The tests that touch the database, once more on PostgreSQL, and those of it alone. */
export default async () => {
  const isThere = await hasPostgres();
  const graph = await readImportGraph(suite);
  const touching = [...reaching(graph, [DATABASE])].filter((file) => TESTS.test(file));
  const chosen = isThere ? touching : touching.filter(fitsStandIn(graph));
  return node(dir, {
    displayName: 'api on PostgreSQL',
    testMatch: chosen.sort().map((file) => file.replace('api/', '<rootDir>/')),
    testSequencer: fileURLToPath(import.meta.resolve('@northlight/jest/waiting-first')),
    globalSetup: '<rootDir>/test/postgres-server.mjs',
    globalTeardown: '<rootDir>/test/postgres-server-end.mjs',
    // What stands in has its databases for one worker.
    maxWorkers: isThere ? 2 : 1,
    testTimeout: 60_000,
  });
};
