/** For tests and stories only: a mock API typed by the contract, and fixtures. */
export * from './fixtures.ts';
export { type Asked, answers, breaks, hangs, refuses, streams } from './handlers.ts';
export * from './likelihoods.ts';
export { mockApi } from './mock-api.ts';
export { pageOf } from './page-of.ts';
export { CREATION, PASSKEY_REQUEST, plugInPasskeys } from './passkeys.ts';
export * from './submissions.ts';
