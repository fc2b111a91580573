// Measures moving a realistic installation to PostgreSQL and a bucket: rows and megabytes per second. Kills the move
// halfway, resumes it and checks that everything arrived. POSTGRES_URL names a server on which databases may be
// created.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Kysely, sql } from 'kysely';
import { openDatabase } from '../../api/src/platform/database/open.ts';
import { postgres } from '../../api/src/platform/database/postgres.ts';
import { sqlite } from '../../api/src/platform/database/sqlite.ts';
import { buildSubmission } from '../../api/test/factories/submissions.ts';
import { buildInvestor, buildUser } from '../../api/test/factories/users.ts';
import { serveBucket } from '../../tooling/release/bucket.fixture.mjs';

const DECKS = Number(process.env.DECKS ?? 10_000);
const KILOBYTES = Number(process.env.KILOBYTES ?? 40);
const ANSWERS = 5;
const DECKS_PER_FOUNDER = 5;
const MOVE = fileURLToPath(new URL('../../api/src/cli/move/main.ts', import.meta.url));
const POSTGRES_URL = process.env.POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** Creates an installation with submitted and answered decks. */
async function fill(dataDir: string): Promise<void> {
  await mkdir(join(dataDir, 'files/decks'), { recursive: true });
  const db = await openDatabase(sqlite(join(dataDir, 'northlight.sqlite')));
  const clock = () => new Date();
  const keys: string[] = [];
  const files = { put: async (key: string) => void keys.push(key) };
  const questions = Array.from({ length: ANSWERS }, (_, at) => ({ answer: `An answer of some length, number ${at}.` }));
  await db.transaction().execute(async (tx) => {
    const context = { db: tx, clock, files } as never;
    const investors = [];
    for (let at = 0; at < 50; at += 1) investors.push(await buildInvestor(context));
    for (let at = 0; at < DECKS / DECKS_PER_FOUNDER; at += 1) {
      const founder = await buildUser(context, { company: `Company ${at}` });
      for (let deck = 0; deck < DECKS_PER_FOUNDER; deck += 1) {
        const investor = investors[(at + deck) % investors.length];
        if (investor) await buildSubmission(context, { founder, investor }, {}, questions);
      }
    }
  });
  await db.destroy();
  for (const key of keys) await writeFile(join(dataDir, 'files', key), randomBytes(KILOBYTES * 1024));
}

/** Runs `npm run move`; kills it once `until` returns true. */
async function move(env: Record<string, string>, until?: () => Promise<boolean>) {
  const began = performance.now();
  const child = spawn(process.execPath, ['--no-warnings', MOVE], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (data) => {
    said += data;
  });
  const end = once(child, 'close');
  if (until) {
    while (child.exitCode === null && !(await until())) await wait(20);
    child.kill('SIGKILL');
  }
  const [code] = await end;
  return { code, said, seconds: (performance.now() - began) / 1000 };
}

const rowsIn = (said: string) =>
  [...said.matchAll(/^\w+: (\d+) (moved|there)/gm)].reduce((sum, [, count]) => sum + Number(count), 0);

const home = await mkdtemp(join(tmpdir(), 'northlight-move-'));
const dataDir = join(home, 'data');
const name = `northlight_move_${process.pid}`;
const server = new Kysely<unknown>({ dialect: postgres(POSTGRES_URL).dialect });
const bucket = await serveBucket();
const address = new URL(POSTGRES_URL);
address.pathname = `/${name}`;
const rowsOnly = { DATA_DIR: dataDir, DATABASE_URL: address.href };
const all = { ...rowsOnly, FILES: 's3://releases/kept', ...bucket.env };
try {
  await fill(dataDir);
  const megabytes = (DECKS * KILOBYTES) / 1024;
  const make = async () => {
    await sql.raw(`drop database if exists ${name} with (force)`).execute(server);
    await sql.raw(`create database ${name} template template0`).execute(server);
  };
  await make();
  const rows = await move(rowsOnly);
  const count = rowsIn(rows.said);
  console.log(
    `${count} rows alone: ${rows.seconds.toFixed(1)} s, ${Math.round(count / rows.seconds)} rows/s, each table compared by count and hash`,
  );
  const again = await move(rowsOnly);
  console.log(
    `  once more, nothing left to do: ${again.seconds.toFixed(1)} s (${(again.seconds / rows.seconds).toFixed(2)}×)`,
  );

  const killed = await move(all, async () => bucket.objects.size >= DECKS / 2);
  console.log(`Killed with -9 after ${bucket.objects.size} of ${DECKS} files, ${killed.seconds.toFixed(1)} s`);
  const rest = await move(all);
  const files = rest.seconds - again.seconds;
  const [, moved = '', there = ''] = /files: (\d+) moved.*; (\d+) there already/.exec(rest.said) ?? [];
  console.log(
    `Gone on with: ${moved} files moved and ${there} found there in ${files.toFixed(1)} s, ${Math.round(megabytes / files)} MB/s read, sent, and read again for their hash`,
  );
  const db = await openDatabase(postgres(address.href, { connections: 1 }));
  const { decks } = await db
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<number>().as('decks'))
    .executeTakeFirstOrThrow();
  await db.destroy();
  const isWhole = rest.code === 0 && Number(decks) === DECKS && bucket.objects.size === DECKS;
  console.log(isWhole ? `All ${DECKS} decks have their row and their file.` : 'SOMETHING IS MISSING.');
  if (!isWhole) process.exitCode = 1;
} finally {
  await sql.raw(`drop database if exists ${name} with (force)`).execute(server);
  await server.destroy();
  await bucket.close();
  await rm(home, { recursive: true, force: true });
}
