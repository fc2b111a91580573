import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { serveBucket } from '../../../tooling/release/bucket.fixture.mjs';
import { extractedTextKey } from '../../src/decks/storage/extracted-text.ts';
import { type Db, openDatabase } from '../../src/platform/database/open.ts';
import { postgres } from '../../src/platform/database/postgres.ts';
import type { UserRow } from '../../src/platform/database/tables.ts';
import { goodDeck } from '../decks/index.ts';
import { Acknowledged, type BusyFounder, busyFounder } from '../factories/busy-founder.ts';
import { bareDatabase } from '../factories/database.ts';
import { endNow, ready, type ServerProcess, startProcess } from '../factories/processes.ts';
import { COMPLETE_FOUNDER } from '../factories/submissions.ts';
import { buildInvestor, buildUser } from '../factories/users.ts';

const FOUNDERS = 4;
/** Generous, because the machine may be busy. */
const READY_AGAIN = 30_000;

const dir = mkdtempSync(join(tmpdir(), 'northlight-processes-'));
const processes: ServerProcess[] = [];
const addresses: string[] = [];
const acknowledged = new Acknowledged();
let bucket: Awaited<ReturnType<typeof serveBucket>>;
let settings: Record<string, string>;
let db: Db;
let deck: Uint8Array;
let investor: UserRow;
let founders: BusyFounder[];

/** Settings for Redis, if it is running. */
async function redis(): Promise<Record<string, string>> {
  const socket = connect(6379, '127.0.0.1');
  const answers = await Promise.race([once(socket, 'connect').then(() => true), once(socket, 'error')]).catch(
    () => false,
  );
  socket.destroy();
  return answers === true ? { REDIS_URL: 'redis://127.0.0.1:6379' } : {};
}

/** A server machine. It shares everything except a folder for temporary files. */
function startMachine(): ServerProcess {
  const name = join(dir, String(processes.length));
  const server = startProcess({ ...settings, DATA_DIR: name, SITE_DIR: join(dir, 'site') });
  processes.push(server);
  return server;
}

beforeAll(async () => {
  bucket = await serveBucket();
  deck = await goodDeck();
  const url = await bareDatabase();
  settings = {
    ...bucket.env,
    ...(await redis()),
    DATABASE_URL: url,
    DATABASE_CONNECTIONS: '5',
    FILES: 's3://releases/files',
    SECRET_KEY: 'a secret that both processes share',
    REQUESTS_PER_MINUTE: '100000',
    LOG_LEVEL: 'error',
  };
});

afterAll(async () => {
  await endNow(processes);
  await db?.destroy();
  await bucket?.close();
  rmSync(dir, { recursive: true, force: true });
});

const sha256 = (body: Buffer | undefined) =>
  createHash('sha256')
    .update(body ?? '')
    .digest('hex');
const fileOf = (key: string | null) => bucket.objects.get(`files/${key}`)?.body;

/** Everything acknowledged exists completely and exactly once, as does each file that a row refers to. */
async function expectNothingLost() {
  expect(acknowledged.surprises).toEqual([]);
  const sent = await db.selectFrom('submissions').select(['id', 'founder_id', 'file_key', 'file_sha256']).execute();
  expect(sent.map(({ id }) => id).sort()).toEqual([...acknowledged.submissions.keys()].sort());
  for (const row of sent) {
    const told = acknowledged.submissions.get(row.id);
    expect([row.founder_id, row.file_sha256]).toEqual([told?.founder, told?.sha256]);
    expect(sha256(fileOf(row.file_key))).toBe(told?.sha256);
  }
  const evaluated = await db.selectFrom('evaluations').select(['id', 'user_id', 'file_key', 'file_sha256']).execute();
  for (const [id, told] of acknowledged.evaluations) {
    expect(evaluated.find((row) => row.id === id)).toMatchObject({ user_id: told.founder, file_sha256: told.sha256 });
  }
  for (const { file_key, file_sha256 } of evaluated) {
    expect(sha256(fileOf(file_key))).toBe(file_sha256);
    expect(JSON.parse(String(fileOf(extractedTextKey(file_key ?? '')))).slides.length).toBeGreaterThan(5);
  }
  for (const founder of founders) await founder.renew();
}

const work = (rounds: number) => Promise.all(founders.map((founder) => founder.work(investor, deck, rounds)));

describe('two processes on one database, one bucket and one key', () => {
  it('start at the same time on an empty database', async () => {
    addresses.push(...(await Promise.all([ready(startMachine()), ready(startMachine())])));
    db = await openDatabase(postgres(settings.DATABASE_URL ?? '', { connections: 2 }));
    const context = { db, clock: () => new Date() };
    investor = await buildInvestor(context);
    founders = [];
    for (let at = 0; at < FOUNDERS; at += 1) {
      founders.push(busyFounder(await buildUser(context, COMPLETE_FOUNDER), addresses, acknowledged));
    }
    await Promise.all(founders.map((founder) => founder.logIn()));
  });

  it('lose nothing that they acknowledged when one is killed at work, and a new one is soon ready', async () => {
    const working = work(4);
    await Promise.race([acknowledged.reached(FOUNDERS), working]);
    processes[0]?.child.kill('SIGKILL');
    const before = performance.now();
    addresses[0] = await ready(startMachine());
    const took = performance.now() - before;
    process.stderr.write(`A process started under load was ready after ${(took / 1000).toFixed(1)} s.\n`);
    expect(took).toBeLessThan(READY_AGAIN);
    await working;
    expect(acknowledged.submissions.size).toBe(FOUNDERS * 4);
    await expectNothingLost();
    // The job of a killed worker waits for its lease.
  }, 180_000);

  it('outlast a database that restarts again and again under load', async () => {
    const already = acknowledged.count;
    const working = work(3);
    for (const step of [1, 3, 5, 7, 9]) {
      await Promise.race([acknowledged.reached(already + step), working]);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
    }
    await working;
    await expectNothingLost();
    const dead = processes.slice(1).filter(({ child }) => child.exitCode !== null || child.signalCode !== null);
    expect(dead.map(({ said }) => said.err)).toEqual([]);
    for (const address of addresses) expect((await fetch(`${address}/api/health/`)).status).toBe(200);
  }, 180_000);
});
