import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { firstPages, goodDeck, scannedDeck } from '../../../test/decks/index.ts';
import { endNow, ready, type ServerProcess, startProcess } from '../../../test/factories/processes.ts';
import { beginEvaluation, whatBecomesOf } from '../../../test/factories/waiting.ts';
import { randomToken } from '../../platform/security/secrets.ts';

/** OCR takes long enough for the test to kill the server in the middle. */
const slowDeck = async () => scannedDeck(await firstPages(await goodDeck(), 4));

let dir: string;
const servers: ServerProcess[] = [];
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'northlight-killed-'));
});
afterEach(async () => {
  await endNow(servers.splice(0));
  rmSync(dir, { recursive: true, force: true });
});

function start() {
  const env = { DATA_DIR: join(dir, 'data'), SITE_DIR: join(dir, 'site'), DEMO: 'off', LOG_LEVEL: 'error' };
  const server = startProcess(env);
  servers.push(server);
  return server;
}

it('an evaluation goes on where its server was killed in the middle and is started again', async () => {
  const first = start();
  const token = randomToken();
  await beginEvaluation(await ready(first), token, await slowDeck());
  first.child.kill('SIGKILL');
  const again = await ready(start());
  const { state, evaluation } = await whatBecomesOf(again, token);
  expect([state, evaluation.page_count, evaluation.claim_token]).toEqual(['done', 4, token]);
}, 240_000);

it('an evaluation goes on where its server was told to stop', async () => {
  const first = start();
  const token = randomToken();
  await beginEvaluation(await ready(first), token, await slowDeck());
  first.child.kill('SIGTERM');
  const again = await ready(start());
  const { state } = await whatBecomesOf(again, token);
  expect(state).toBe('done');
}, 240_000);
