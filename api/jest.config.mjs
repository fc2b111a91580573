import node from '@northlight/jest/node';

// Reading a deck starts a process, which takes its time on a busy machine.
export default node(import.meta.dirname, {
  testTimeout: 90_000,
  globalSetup: '<rootDir>/test/sqlite-template.mjs',
  globalTeardown: '<rootDir>/test/sqlite-template-end.mjs',
  testPathIgnorePatterns: ['/node_modules/', '/test/postgres/'],
});
