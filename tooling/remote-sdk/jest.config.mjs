import node from '@northlight/jest/node';

export default node(import.meta.dirname, {
  testMatch: ['**/*.test.mjs'],
  transform: {},
  modulePathIgnorePatterns: ['<rootDir>/dist/'], // the last packed SDK
});
