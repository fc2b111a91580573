import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { serveBucket } from '../../../tooling/release/bucket.fixture.mjs';
import { extractedTextKey } from '../../src/decks/storage/extracted-text.ts';
import { randomToken } from '../../src/platform/security/secrets.ts';
import { firstPages, goodDeck, scannedDeck } from '../decks/index.ts';
import { bareDatabase } from '../factories/database.ts';
import { endNow, ready, type ServerProcess, startProcess } from '../factories/processes.ts';
import { beginEvaluation, whatBecomesOf } from '../factories/waiting.ts';

const dir = mkdtempSync(join(tmpdir(), 'northlight-taken-up-'));
const processes: ServerProcess[] = [];
let bucket: Awaited<ReturnType<typeof serveBucket>>;
let settings: Record<string, string>;

beforeAll(async () => {
  bucket = await serveBucket();
  settings = {
    ...bucket.env,
    DATABASE_URL: await bareDatabase(),
    DATABASE_CONNECTIONS: '5',
    FILES: 's3://releases/files',
    SECRET_KEY: 'a secret that both processes share',
    LOG_LEVEL: 'error',
  };
});

afterAll(async () => {
  await endNow(processes);
  await bucket?.close();
  rmSync(dir, { recursive: true, force: true });
});

/** A server machine. It shares everything except a folder for temporary files. */
function startMachine(): ServerProcess {
  const server = startProcess({
    ...settings,
    DATA_DIR: join(dir, String(processes.length)),
    SITE_DIR: join(dir, 'site'),
  });
  processes.push(server);
  return server;
}

it('an evaluation goes on at another machine where its own was killed, with the deck from the bucket', async () => {
  const [one, other] = [startMachine(), startMachine()];
  const [address, elsewhere] = await Promise.all([ready(one), ready(other)]);
  const token = randomToken();
  await beginEvaluation(address, token, await scannedDeck(await firstPages(await goodDeck(), 4)));
  one.child.kill('SIGKILL');
  const { state, evaluation } = await whatBecomesOf(elsewhere, token);
  expect([state, evaluation.page_count, evaluation.claim_token]).toEqual(['done', 4, token]);
  const key = `decks/${evaluation.id}.pdf`;
  expect([...bucket.objects.keys()].sort()).toEqual([`files/${key}`, `files/${extractedTextKey(key)}`]);
}, 240_000);
