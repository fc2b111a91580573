import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import node from '@northlight/jest/node';
import { hasPostgres } from './test/postgres-server.mjs';

/** The tests that build a server, once more on PostgreSQL, and those of it alone. */
const dir = import.meta.dirname;
const builds = (file) =>
  file.startsWith('test/postgres/') || readFileSync(join(dir, file), 'utf8').includes("/factories/app.ts'");

/** What stands in for it is slow: it gets the tests of what the engines do differently. */
const DIFFERENT = /postgres\/(connections|move)|directory-search|investors|sessions|telemetry|users|saved-decks/;

export default async () => {
  const isThere = await hasPostgres();
  return node(dir, {
    displayName: 'api on PostgreSQL',
    testMatch: globSync('test/{*,postgres/*}.test.ts', { cwd: dir })
      .filter((file) => builds(file) && (isThere || DIFFERENT.test(file)))
      .map((file) => `<rootDir>/${file}`),
    globalSetup: '<rootDir>/test/postgres-server.mjs',
    globalTeardown: '<rootDir>/test/postgres-server-end.mjs',
    // What stands in has its databases for one worker.
    maxWorkers: isThere ? 2 : 1,
    testTimeout: 60_000,
  });
};
