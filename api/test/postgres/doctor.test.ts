import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { jobQueue } from '../../src/cli/doctor/job-queue.ts';
import { buildTestApp, type TestApp } from '../factories/app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await buildTestApp({ env: { DECK_READERS: '3' } });
});
afterEach(() => server.close());

it('the doctor sees live workers of other servers, and is none itself', async () => {
  const config = { ...server.context.config, databaseUrl: server.databaseUrl, databaseConnections: 1 };
  const before = await server.context.queue.store.places('reading');
  const said = await jobQueue.attempt(config);
  expect(said).toBe(`nothing waits, live workers read up to ${before} decks at once`);
  expect(before).toBeGreaterThanOrEqual(3);
  expect(await server.context.queue.store.places('mail')).toBeGreaterThan(0);
  expect(await server.context.queue.store.places('reading')).toBe(before);
});
