import node from '@northlight/jest/node';

/** The journeys once more, on PostgreSQL, Redis and a bucket. */
export default node(import.meta.dirname, {
  displayName: 'e2e on PostgreSQL',
  testTimeout: 120_000,
  globalSetup: '<rootDir>/src/postgres-set-up.mjs',
  globalTeardown: '<rootDir>/src/postgres-tear-down.mjs',
});
