// Measures requests that pages make, beside a hand-written server with one prepared statement per request, and beside
// that statement alone. SERVER= names another checkout to compare with, PEER=django measures the list beside Django's (see
// the README). SETTINGS= are settings of this checkout's server, such as "LOG_LEVEL=info". ENGINE= names
// one engine, CASE= one request; SECONDS= and ROUNDS= set how long; PROFILE= a folder for CPU profiles. With Redis and as
// root, PROCESSES=0.3 measures one and two web processes instead, each with that share of a processor.
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { openDatabase } from '../../api/src/platform/database/open.ts';
import { sqlite } from '../../api/src/platform/database/sqlite.ts';
import { goodDeck } from '../../api/test/decks/index.ts';
import { PASSWORD } from '../../api/test/factories/users.ts';
import { freePort } from '../../api/test/free-port.ts';
import { type OwnPostgres, startPostgres } from '../../api/test/own-postgres.ts';
import { type Case, casesOf, floorRequests, type Sessions } from './api/cases.ts';
import { type Data, fill } from './api/data.ts';
import { connect } from './api/database.ts';
import { type FloorSettings, HANDWRITTEN } from './api/statements.ts';
import { type Load, load, loadExchanges, type Request } from './api/wrk.ts';
import { logIn, post, upload } from './cluster/client.ts';
import { openOwn } from './cluster/database.ts';
import { endAfter } from './cluster/ending.ts';
import { childrenOf } from './cluster/processor.ts';
import { limitProcessor } from './cluster/quota.ts';
import { countStatements, workSince } from './workers/statements.ts';

const SECONDS = Number(process.env.SECONDS ?? 3);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const CONNECTIONS = 32;
/** Requests one after the other, over which statements are counted. */
const COUNTED = 40;
/** Loads of a server before its processor is limited. */
const WARM_UPS = 3;
const OWN = join(import.meta.dirname, '../..');
const KEY = 'a key of the bench, which is long enough';
const REFRESH = '/api/accounts/token/refresh/';
const EXCHANGES = 'token refresh';
const { SERVER, PEER, SETTINGS = '', ENGINE = '', CASE = '', PROFILE, PROCESSES } = process.env;
const profiling = PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${PROFILE}`] : [];
const settings = Object.fromEntries(SETTINGS.split(' ').map((setting) => setting.split('=', 2)));
const options = { connections: CONNECTIONS, seconds: SECONDS };

const dir = mkdtempSync(join(tmpdir(), 'northlight-bench-'));
const children: ChildProcess[] = [];
let postgres: OwnPostgres | undefined;

async function start(file: string, args: string[], env: Record<string, string>): Promise<string> {
  const child = fork(file, args, {
    env: { PATH: process.env.PATH ?? '', PORT: '0', ...env },
    execArgv: ['--no-warnings', ...(file.endsWith('serve.ts') ? profiling : [])],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  const exit = once(child, 'exit').then(() => Promise.reject(new Error(`${file} ended.`)));
  const [message] = await Promise.race([once(child, 'message'), exit]);
  return (message as { url: string }).url.replace('localhost', '127.0.0.1');
}

/** A product with its own filled database. */
interface Product {
  url: string;
  address: string;
  data: Data;
  sessions: Sessions;
  cases: Case[];
  asset: string;
}

/** Creates a database of this name and fills it. */
async function makeDatabase(
  engine: string,
  name: string,
): Promise<{ address: string; data: Data; env: Record<string, string> }> {
  if (!postgres) {
    const address = join(dir, name, 'northlight.sqlite');
    mkdirSync(join(dir, name), { recursive: true });
    const db = await openDatabase(sqlite(address));
    const data = await fill(db);
    await db.destroy();
    return { address, data, env: { DATA_DIR: join(dir, name) } };
  }
  const admin = connect(postgres.url);
  await admin.run(`create database ${engine}_${name}`, []);
  await admin.end();
  const address = postgres.url.replace(/postgres$/, `${engine}_${name}`);
  const db = await openOwn(address);
  const data = await fill(db);
  await db.destroy();
  return { address, data, env: { DATA_DIR: join(dir, name), DATABASE_URL: address } };
}

async function refreshTokens(url: string, { founders }: Data): Promise<string[]> {
  const tokens: string[] = [];
  for (const { email } of founders) {
    const answer = await post(url, '/accounts/login/', { email, password: PASSWORD });
    tokens.push(answer?.body.refresh ?? '');
  }
  return tokens;
}

/** Evaluates a deck. @returns the id of the result */
async function evaluate(url: string, headers: Record<string, string> = {}): Promise<string> {
  const form = upload(await goodDeck(), headers);
  const answer = await fetch(`${url}/api/pitch-decks/evaluate/`, form as RequestInit);
  return ((await answer.json()) as { id: string }).id;
}

async function startProduct(
  engine: string,
  name: string,
  checkout: string,
  more: Record<string, string> = {},
): Promise<Product> {
  const { address, data, env } = await makeDatabase(engine, name);
  const url = await start(join(checkout, 'api/src/cli/serve.ts'), [], {
    SECRET_KEY: KEY,
    REQUESTS_PER_MINUTE: '10000000',
    TRUST_PROXY: 'on',
    DEMO: 'off',
    LOG_LEVEL: 'error',
    SITE_DIR: join(OWN, 'dist/site'),
    ...env,
    ...(checkout === OWN && settings),
    ...more,
  });
  const session = (person: { email: string }) => logIn(() => url, person);
  const founders: Sessions['founders'] = [];
  for (const founder of data.founders) founders.push(await session(founder));
  const sessions = { investor: await session(data.investor), founders };
  const evaluation = more.ROLE === 'web' ? '' : await evaluate(url, founders[0]);
  const page = await (await fetch(`${url}/login`)).text();
  const asset = /\/shell\/([\w.-]+\.js)/.exec(page)?.[1] ?? '';
  return {
    url,
    address,
    data,
    sessions,
    asset,
    cases: casesOf(data, sessions, { evaluation, asset: `/shell/${asset}` }),
  };
}

/** An answer as it is on the wire, which `fetch` does not tell. */
async function sampleOf(url: string, { path, method = 'GET', headers, body }: Request) {
  const sent = httpRequest(`${url}${path}`, { method, headers }).end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const bytes = await buffer(answer);
  if ((answer.statusCode ?? 500) >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${bytes.toString()}`);
  return { bytes, type: answer.headers['content-type'] ?? '', encoding: answer.headers['content-encoding'] ?? '' };
}

const base64 = (value: object | string | Buffer) =>
  Buffer.from(value instanceof Buffer || typeof value === 'string' ? value : JSON.stringify(value)).toString(
    'base64url',
  );

/** A token of the hand-written server. */
function tokenOf(userId: number): string {
  const text = `${base64({ alg: 'HS256' })}.${base64({ sub: String(userId), exp: Date.now() / 1000 + 86_400 })}`;
  return `Bearer ${text}.${base64(createHmac('sha256', KEY).update(text).digest())}`;
}

/** A copy of an SQLite database, because two servers that write to one file wait for each other. */
function copyOf(file: string): string {
  const database = new BetterSqlite3(file);
  database.exec(`vacuum into '${file}.copy'`);
  database.close();
  return `${file}.copy`;
}

async function startFloor(product: Product): Promise<string> {
  const samples: Record<string, unknown> = {};
  for (const { name, requests, isWrite } of product.cases) {
    if (isWrite || !(name in HANDWRITTEN) || !requests[0]) continue;
    const { bytes } = await sampleOf(product.url, requests[0]);
    if (bytes.length > 0) samples[name] = JSON.parse(bytes.toString());
  }
  const page = await sampleOf(product.url, { path: '/login', headers: { 'accept-encoding': 'br' } });
  const floorSettings: FloorSettings = {
    database: postgres ? product.address : copyOf(product.address),
    key: KEY,
    samples,
    page: {
      headers: { 'content-type': page.type, 'content-encoding': page.encoding },
      body: page.bytes.toString('base64'),
    },
    assets: join(OWN, 'dist/site/shell'),
  };
  const file = join(dir, 'floor.json');
  writeFileSync(file, JSON.stringify(floorSettings));
  return await start(join(import.meta.dirname, 'api/floor.ts'), [file], {});
}

/** Django's list on the same database, served by one process of gunicorn. @returns its URL */
async function startDjango({ address }: Product): Promise<string> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const args = ['--workers=1', `--bind=127.0.0.1:${port}`, `--chdir=${join(import.meta.dirname, 'api')}`];
  const child = spawn('/usr/bin/gunicorn', [...args, '--log-level=error', 'django_peer:application'], {
    env: { PATH: '/usr/bin:/bin', PYTHONDONTWRITEBYTECODE: '1', DATABASE_URL: address, KEY },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.push(child);
  const failed = once(child, 'error').then(() => {
    throw new Error('PEER=django needs gunicorn, python3-djangorestframework, python3-jwt and python3-psycopg2.');
  });
  const isUp = async () => {
    for (let tries = 0; tries < 100; tries += 1) {
      if (await fetch(`${url}/list/`).then(Boolean, () => false)) return;
      await wait(100);
    }
    throw new Error('Django does not start.');
  };
  await Promise.race([isUp(), failed]);
  return url;
}

/** The list of 20 and Django's list of the same rows, in turn. */
async function measureDjango(product: Product): Promise<void> {
  const url = await startDjango(product);
  const requests = product.cases.find(({ name }) => name === 'list of 20')?.requests ?? [];
  const theirs = { path: '/list/?page=1&page_size=20', headers: { authorization: tokenOf(product.data.investor.id) } };
  const bytes = [await sampleOf(product.url, requests[0] as Request), await sampleOf(url, theirs)];
  const loads: Record<'own' | 'django', Load[]> = { own: [], django: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    loads.own.push(await load(product.url, requests, options));
    loads.django.push(await load(url, [theirs], options));
  }
  console.log('\nThe list of 20 by Django REST Framework, measured in turn with ours\n');
  row('list of 20', '/s', 'ratio', 'p50', 'p99', 'bytes');
  row('---', '---:', '---:', '---:', '---:', '---:');
  const django = middle(loads.django);
  for (const [at, name] of (['own', 'django'] as const).entries()) {
    const result = middle(loads[name]);
    if (!result || !django) continue;
    const ratio = `${(result.perSecond / django.perSecond).toFixed(1)}x`;
    const failed = result.failures ? ` (${result.failures})` : '';
    const size = bytes[at]?.bytes.length ?? '';
    row(name, `${whole(result.perSecond)}${failed}`, ratio, result.p50.toFixed(1), result.p99.toFixed(1), size);
  }
}

/** Times per second that the statement alone is answered. */
async function aloneRate(product: Product, { name, requests }: Case): Promise<number | null> {
  const statement = HANDWRITTEN[name];
  const [request] = requests;
  if (!statement || !request) return null;
  const { run, end } = connect(product.address);
  const founder = product.data.founders[0]?.id ?? 0;
  const userId = name === 'evaluation result' || name === 'save deck' ? founder : product.data.investor.id;
  const id = /\/([\w-]{36})\//.exec(request.path)?.[1] ?? '';
  const body = request.body === undefined ? undefined : Buffer.from(request.body);
  const until = performance.now() + SECONDS * 1000;
  let count = 0;
  const one = async () => {
    while (performance.now() < until) {
      await run(statement.sql, statement.values({ id, userId, body }));
      count += 1;
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  const rate = count / ((performance.now() - began) / 1000);
  await end();
  return rate;
}

/** Statements that the server sends for one of these requests. */
async function countFor(product: Product, { requests }: Case): Promise<number | null> {
  if (!postgres) return null;
  const db = await openOwn(product.address, 1);
  await countStatements(db);
  await workSince(db);
  // Each first change of something with the second one, which undoes it.
  const half = requests.length / 2;
  const sent = Array.from({ length: COUNTED }, (_, at) => [requests[at % half], requests[(at % half) + half]]);
  const asked = sent.flat().filter((request) => request !== undefined);
  for (const request of half < 1 ? Array.from({ length: COUNTED }, () => requests[0] as Request) : asked) {
    await sampleOf(product.url, request);
  }
  const { calls } = await workSince(db);
  await db.destroy();
  return calls / (half < 1 ? COUNTED : asked.length);
}

const middle = (loads: Load[]) => loads.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(loads.length / 2)];

type Target = 'own' | 'other' | 'floor';

/** Puts back what the case changes, because each load begins with its first request. */
async function reset({ address }: Product, { reset: sql }: Case): Promise<void> {
  if (!sql) return;
  // wrk leaves without the answers to its last requests.
  await wait(1000);
  const { run, end } = connect(address);
  await run(sql, []);
  await end();
}

async function measureCase(
  one: Case,
  products: { own: Product; other: Product | undefined },
  floor: { url: string; requests: Request[] },
) {
  const { name, requests, isWrite } = one;
  const loads: Record<Target, Load[]> = { own: [], other: [], floor: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const target of ['own', 'other'] as const) {
      const product = products[target];
      const sent = target === 'own' ? requests : product?.cases.find((other) => other.name === name)?.requests;
      if (!product || !sent) continue;
      await reset(product, one);
      loads[target].push(await load(product.url, sent, options));
    }
    loads.floor.push(await load(floor.url, floor.requests, options));
  }
  return { name, isWrite, own: middle(loads.own), other: middle(loads.other), floor: middle(loads.floor) };
}

async function measureExchanges(products: { own: Product; other: Product | undefined }, floorUrl: string) {
  const loads: Record<Target, Load[]> = { own: [], other: [], floor: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const target of ['own', 'other'] as const) {
      const product = products[target];
      if (!product) continue;
      const tokens = await refreshTokens(product.url, product.data);
      loads[target].push(await loadExchanges(product.url, REFRESH, tokens, options));
    }
    const headers = { authorization: tokenOf(1), 'content-type': 'application/json' };
    const request = { method: 'POST' as const, path: '/token-refresh/', headers, body: '{"refresh":"a"}' };
    loads.floor.push(await load(floorUrl, [request], options));
  }
  return {
    name: EXCHANGES,
    isWrite: true,
    own: middle(loads.own),
    other: middle(loads.other),
    floor: middle(loads.floor),
  };
}

const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
const whole = (value: number | null | undefined) => (value ? String(Math.round(value)) : '');

async function measure(engine: string) {
  const own = await startProduct(engine, 'own', OWN);
  const other = SERVER ? await startProduct(engine, 'other', SERVER) : undefined;
  const floorUrl = await startFloor(own);
  const investor = tokenOf(own.data.investor.id);
  const founder = tokenOf(own.data.founders[0]?.id ?? 0);
  console.log(`\n${engine}: ${CONNECTIONS} connections, ${SECONDS} s, median of ${ROUNDS}; failures in brackets\n`);
  row(
    'request',
    '/s',
    ...(SERVER ? ['other/s', 'ratio'] : []),
    'floor/s',
    'of floor',
    'statement/s',
    'p50',
    'p99',
    'p99/p50',
    'floor’s',
    'statements',
    'bytes',
    'floor bytes',
  );
  row('---', ...Array.from({ length: SERVER ? 13 : 11 }, () => '---:'));
  const tell = (
    result: Awaited<ReturnType<typeof measureCase>>,
    facts: { alone?: number | null; statements?: number | null; bytes?: number; floorBytes?: number },
  ) => {
    const { own: ours, other: theirs, floor } = result;
    if (!ours || !floor) return;
    row(
      result.name,
      `${whole(ours.perSecond)}${ours.failures ? ` (${ours.failures})` : ''}`,
      ...(SERVER
        ? [whole(theirs?.perSecond), `${(ours.perSecond / (theirs?.perSecond ?? Number.NaN)).toFixed(2)}x`]
        : []),
      `${whole(floor.perSecond)}${floor.failures ? ` (${floor.failures})` : ''}`,
      `${(ours.perSecond / floor.perSecond).toFixed(2)}x`,
      whole(facts.alone),
      ours.p50.toFixed(1),
      ours.p99.toFixed(1),
      (ours.p99 / ours.p50).toFixed(1),
      (floor.p99 / floor.p50).toFixed(1),
      facts.statements?.toFixed(1) ?? '',
      facts.bytes ?? '',
      facts.floorBytes ?? '',
    );
  };
  for (const one of own.cases.filter(({ name }) => name.includes(CASE))) {
    const asFounder = ['evaluation result', 'save deck'].includes(one.name);
    const requests = floorRequests(one, asFounder ? founder : investor, own.asset);
    const [first] = one.requests;
    const [floorFirst] = requests;
    const statements = one.name === 'static file' ? null : await countFor(own, one);
    const result = await measureCase(one, { own, other }, { url: floorUrl, requests });
    const bytes = one.isWrite || !first ? undefined : (await sampleOf(own.url, first)).bytes.length;
    const floorBytes = one.isWrite || !floorFirst ? undefined : (await sampleOf(floorUrl, floorFirst)).bytes.length;
    tell(result, {
      alone: one.isWrite ? null : await aloneRate(own, one),
      statements,
      ...(bytes !== undefined && { bytes }),
      ...(floorBytes !== undefined && { floorBytes }),
    });
  }
  if (EXCHANGES.includes(CASE)) tell(await measureExchanges({ own, other }, floorUrl), {});
  if (PEER === 'django' && postgres) await measureDjango(own);
}

/** The list over one and over two web processes, each with the same share of a processor, measured in turn. */
async function measureProcesses(share: number) {
  console.log(`\nlist of 20 over web processes with ${share} of a processor each, ${SECONDS} s, median of ${ROUNDS}\n`);
  const servers = [];
  for (const count of [1, 2]) {
    const more = { REDIS_URL: 'redis://127.0.0.1:6379', ROLE: 'web', WEB_PROCESSES: String(count) };
    const { url, cases } = await startProduct('processes', `web${count}`, OWN, more);
    const requests = cases.find(({ name }) => name === 'list of 20')?.requests ?? [];
    // Compiled by V8 before its share is small, as after some minutes of work.
    for (let round = 0; round < WARM_UPS; round += 1) await load(url, requests, options);
    const pid = children.at(-1)?.pid ?? 0;
    const limits = (count === 1 ? [pid] : childrenOf(pid)).map((process) => limitProcessor(process, share));
    if (limits.includes(null)) throw new Error('Limiting processors needs root and control groups.');
    const loads: Load[] = [];
    servers.push({ count, url, requests, limits, loads });
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { url, requests, loads } of servers) loads.push(await load(url, requests, options));
  }
  row('web processes', '/s', 'ratio', 'lowest', 'highest', 'p50', 'p99');
  row('---:', '---:', '---:', '---:', '---:', '---:', '---:');
  const one = middle(servers[0]?.loads ?? []);
  for (const { count, loads } of servers) {
    const result = middle(loads);
    if (!result || !one) continue;
    const ratio = `${(result.perSecond / one.perSecond).toFixed(2)}x`;
    const rates = loads.map(({ perSecond }) => perSecond);
    const range = [whole(Math.min(...rates)), whole(Math.max(...rates))];
    row(count, whole(result.perSecond), ratio, ...range, result.p50.toFixed(1), result.p99.toFixed(1));
  }
  await endAll();
  for (const { limits } of servers) for (const end of limits) end?.();
}

async function endAll() {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill(PROFILE ? 'SIGTERM' : 'SIGKILL');
    await once(child, 'exit');
  }
}

await endAfter(
  async () => {
    if (PROCESSES) {
      postgres = await startPostgres();
      await measureProcesses(Number(PROCESSES));
      return true;
    }
    for (const engine of ['postgresql', 'sqlite'].filter((name) => name.includes(ENGINE))) {
      postgres =
        engine === 'postgresql' ? await startPostgres({ shared_preload_libraries: 'pg_stat_statements' }) : undefined;
      await measure(engine);
      await endAll();
      await postgres?.stop();
      postgres = undefined;
    }
    return true;
  },
  async () => {
    await endAll();
    await postgres?.stop();
    rmSync(dir, { recursive: true, force: true });
  },
);
