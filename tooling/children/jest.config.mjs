import node from '@northlight/jest/node';

export default node(import.meta.dirname, { testMatch: ['**/*.test.mjs'] });
