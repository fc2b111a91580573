import node from '@northlight/jest/node';

/** Every story in a real browser. Apart from the unit tests, because it needs the built catalogue. */
export default node(import.meta.dirname, { displayName: 'stories', maxConcurrency: 2, testTimeout: 60_000 });
