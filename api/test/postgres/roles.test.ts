import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { serveBucket } from '../../../tooling/release/bucket.fixture.mjs';
import { openDatabase } from '../../src/platform/database/open.ts';
import { postgres } from '../../src/platform/database/postgres.ts';
import { randomToken } from '../../src/platform/security/secrets.ts';
import { firstPages, goodDeck, scannedDeck } from '../decks/index.ts';
import { Acknowledged, busyFounder } from '../factories/busy-founder.ts';
import { bareDatabase } from '../factories/database.ts';
import { ended, endNow, ready, type ServerProcess, startProcess } from '../factories/processes.ts';
import { fileForm } from '../factories/requests.ts';
import { COMPLETE_FOUNDER } from '../factories/submissions.ts';
import { buildInvestor, buildUser } from '../factories/users.ts';
import { beginEvaluation, whatBecomesOf } from '../factories/waiting.ts';

const dir = mkdtempSync(join(tmpdir(), 'northlight-roles-'));
const processes: ServerProcess[] = [];
let bucket: Awaited<ReturnType<typeof serveBucket>>;
let settings: Record<string, string>;
let web: string;
let worker: ServerProcess;
let slowDeck: Uint8Array;

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
  slowDeck = await scannedDeck(await firstPages(await goodDeck(), 4));
  worker = startMachine('worker');
  const server = startMachine('web');
  await ready(worker);
  web = await ready(server);
});

afterAll(async () => {
  await endNow(processes);
  await bucket?.close();
  rmSync(dir, { recursive: true, force: true });
});

/** A server machine. It shares everything except a folder for temporary files. */
function startMachine(role: 'web' | 'worker'): ServerProcess {
  const folder = join(dir, String(processes.length));
  const server = startProcess({ ...settings, ROLE: role, DATA_DIR: folder, SITE_DIR: join(dir, 'site') });
  processes.push(server);
  return server;
}

it('a visitor sees at a web server how a worker reads their deck, then the result and its slides', async () => {
  const token = randomToken();
  const form = fileForm('deck.pdf', await goodDeck());
  const response = await fetch(`${web}/api/pitch-decks/evaluate/`, {
    method: 'POST',
    body: form.body,
    headers: { ...form.headers, accept: 'text/event-stream', 'evaluation-token': token },
  });
  const events = (await response.text())
    .split('\n\n')
    .filter((event) => event.startsWith('data: '))
    .map((event) => JSON.parse(event.slice('data: '.length)));
  const read = events.filter(({ progress }) => progress?.stage === 'reading').map(({ progress }) => progress.slide);
  expect(read).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
  expect(events.at(-1)).toMatchObject({ event: 'done', evaluation: { page_count: 12, claim_token: token } });
  const slides = await (await fetch(`${web}/api/pitch-decks/evaluate/runs/${token}/slides/`)).json();
  expect(slides.slides).toHaveLength(12);
  const image = await fetch(new URL(slides.slides[11].image_url, web));
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp']);
}, 120_000);

it('a visitor cancels at a web server what a worker reads', async () => {
  const token = randomToken();
  await beginEvaluation(web, token, slowDeck);
  const cancelled = await fetch(`${web}/api/pitch-decks/evaluate/runs/${token}/`, { method: 'DELETE' });
  expect(cancelled.status).toBe(204);
  expect((await whatBecomesOf(web, token)).state).toBe('cancelled');
}, 120_000);

it('a founder sends decks at a web server, whose pages a worker counts', async () => {
  const db = await openDatabase(postgres(settings.DATABASE_URL ?? '', { connections: 2 }));
  const context = { db, clock: () => new Date() };
  const founder = busyFounder(await buildUser(context, COMPLETE_FOUNDER), [web], new Acknowledged());
  await founder.logIn();
  const deck = Buffer.from(await goodDeck());
  for (let at = 0; at < 3; at += 1) {
    const id = await founder.send(deck, await buildInvestor(context), `deck ${at}`);
    const row = await db.selectFrom('submissions').select('page_count').where('id', '=', id).executeTakeFirst();
    expect(row).toEqual({ page_count: 12 });
  }
  await db.destroy();
}, 120_000);

it('a worker that is told to stop passes its evaluation on at once', async () => {
  const token = randomToken();
  await beginEvaluation(web, token, slowDeck);
  const next = startMachine('worker');
  await ready(next);
  const end = ended(worker);
  worker.child.kill('SIGTERM');
  const { state } = await whatBecomesOf(web, token);
  expect(state).toBe('done');
  expect(await end).toMatchObject({ code: 0 });
}, 240_000);

it('a worker answers nobody', async () => {
  const other = await ready(startMachine('worker'));
  expect((await fetch(`${other}/api/health/live/`)).status).toBe(200);
  expect((await fetch(`${other}/api/investors/`)).status).toBe(404);
}, 60_000);
