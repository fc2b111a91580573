/** For tests and stories alone: a mocked API typed by the contract, and people and things to fill it with. */
export * from './fixtures.ts';
export { type Answer, type Asked, answers, breaks, hangs, refuses, streams } from './handlers.ts';
export { mockApi } from './mock-api.ts';
export * from './submissions.ts';
