import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase } from '../../src/platform/database/open.ts';
import { postgres } from '../../src/platform/database/postgres.ts';
import { randomToken } from '../../src/platform/security/secrets.ts';
import { goodDeck } from '../decks/index.ts';
import { bareDatabase } from '../factories/database.ts';
import { ended, endNow, ready, type ServerProcess, startProcess } from '../factories/processes.ts';
import { fileForm } from '../factories/requests.ts';
import { buildUser, PASSWORD } from '../factories/users.ts';

const REQUESTS = 6;

const dir = mkdtempSync(join(tmpdir(), 'northlight-web-processes-'));
const servers: ServerProcess[] = [];
let settings: Record<string, string>;
let server: ServerProcess;
let address: string;

async function freePort(): Promise<number> {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  other.close();
  await once(other, 'close');
  return port;
}

beforeAll(async () => {
  settings = {
    DATABASE_URL: await bareDatabase(),
    DATABASE_CONNECTIONS: '5',
    // Without Redis, requests pass uncounted.
    REDIS_URL: 'redis://127.0.0.1:6379',
    SECRET_KEY: 'a secret that all processes share',
    WEB_PROCESSES: '2',
    DATA_DIR: join(dir, 'data'),
    SITE_DIR: join(dir, 'site'),
    METRICS_PORT: String(await freePort()),
    REQUESTS_PER_MINUTE: '100000',
    LOG_LEVEL: 'info',
  };
  server = start();
  address = await ready(server);
});

afterAll(async () => {
  await endNow(servers);
  rmSync(dir, { recursive: true, force: true });
});

function start(env: Record<string, string> = {}): ServerProcess {
  const started = startProcess({ ...settings, ...env });
  servers.push(started);
  return started;
}

/** Lines of the log with this message, from an offset on. */
const logged = (message: string, from = 0): { pid: number; msg: string }[] =>
  server.said.out
    .slice(from)
    .split('\n')
    .filter((line) => line.startsWith('{') && line.includes(message) && line.endsWith('}'))
    .map((line) => JSON.parse(line));

const pids = (lines: { pid: number }[]) => new Set(lines.map(({ pid }) => pid));

/** Waits until the server's output meets the condition. */
async function until(condition: () => boolean) {
  while (!condition())
    await Promise.race([once(server.child.stdout as never, 'data'), once(server.child.stderr as never, 'data')]);
}

/** Requests over connections of their own. Returns the ids of the processes that answered. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const from = server.said.out.length;
  for (let at = 0; at < REQUESTS; at += 1) {
    const response = await fetch(`${address}/api${path}`, { headers: { ...headers, connection: 'close' } });
    await response.arrayBuffer();
    expect(response.status).toBe(200);
  }
  await until(() => logged('request completed', from).length >= REQUESTS);
  return pids(logged('request completed', from));
}

async function metric(line: string) {
  const text = await (await fetch(`http://127.0.0.1:${settings.METRICS_PORT}/metrics`)).text();
  const lines = text.split('\n').filter((one) => one.startsWith(line));
  return lines.map((one) => Number(one.split(' ').at(-1)));
}

const HEALTH = 'http_request_duration_seconds_count{method="GET",route="/api/health/"';

describe('a server of two web processes', () => {
  it('greets once, and has one worker, which leaves the port to the others', async () => {
    expect(server.said.out.match(/is ready: /g)).toHaveLength(1);
    // The worker may begin to listen after the others have greeted.
    await until(() => pids(logged('Server listening at')).size >= 3);
    const listening = logged('Server listening at');
    expect(pids(listening).size).toBe(3);
    expect(listening.filter(({ msg }) => msg.endsWith(new URL(address).port))).toHaveLength(2);
  });

  it('answers with both, and tells the sum of their metrics', async () => {
    const before = (await metric(HEALTH))[0] ?? 0;
    expect((await ask('/health/')).size).toBe(2);
    expect(await metric(HEALTH)).toEqual([before + REQUESTS]);
    expect(await metric('northlight_jobs_waiting{lane="mail"}')).toEqual([0]);
  });

  it('accepts a login at each of them', async () => {
    const db = await openDatabase(postgres(settings.DATABASE_URL ?? '', { connections: 1 }));
    const user = await buildUser({ db, clock: () => new Date() });
    await db.destroy();
    const login = await fetch(`${address}/api/accounts/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: user.email, password: PASSWORD }),
    });
    const { access } = await login.json();
    expect((await ask('/accounts/profile/', { authorization: `Bearer ${access}` })).size).toBe(2);
  });

  it('shows the progress of an evaluation, and its result at each of them', async () => {
    const token = randomToken();
    const form = fileForm('deck.pdf', await goodDeck());
    const response = await fetch(`${address}/api/pitch-decks/evaluate/`, {
      method: 'POST',
      body: form.body,
      headers: { ...form.headers, accept: 'text/event-stream', 'evaluation-token': token },
    });
    const events = await response.text();
    expect(events).toContain('"stage":"reading"');
    expect(events).toContain('"event":"done"');
    expect((await ask(`/pitch-decks/evaluate/runs/${token}/`)).size).toBe(2);
  }, 120_000);

  it('goes on when one is killed, and starts another', async () => {
    const before = await ask('/health/');
    const counted = (await metric(HEALTH))[0] ?? 0;
    const [killed = 0, left] = before;
    process.kill(killed, 'SIGKILL');
    await until(() => server.said.err.includes(`(process ${killed}) was ended by SIGKILL.`));
    expect(await ask('/health/')).toEqual(new Set([left]));
    expect((await metric(HEALTH))[0]).toBe(counted + REQUESTS);
    await until(() => pids(logged('Server listening at')).size === 4);
    const after = await ask('/health/');
    expect(after.size).toBe(2);
    expect([after.has(killed), after.has(left as number)]).toEqual([false, true]);
  }, 60_000);

  it('ends all of them on SIGTERM', async () => {
    const end = ended(server);
    server.child.kill('SIGTERM');
    expect(await end).toMatchObject({ code: 0 });
    for (const pid of pids(logged('Server listening at'))) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });
});

describe('processes whose supervisor', () => {
  it('is killed end by themselves', async () => {
    const other = start();
    await ready(other);
    const end = ended(other); // when nobody holds its output any more
    other.child.kill('SIGKILL');
    expect(await end).toMatchObject({ signal: 'SIGKILL' });
  }, 60_000);

  it('cannot start them because the port is taken say so in one sentence', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, err } = await ended(start({ PORT: String(port) }));
    other.close();
    expect(code).toBe(1);
    expect(err).toMatch(new RegExp(`^Port ${port} is taken\\. .+\n$`));
  }, 60_000);

  it('cannot start them because no database answers say so in one sentence', async () => {
    const { code, err } = await ended(start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/northlight' }));
    expect(code).toBe(1);
    expect(err).toMatch(/^PostgreSQL is not responding at .+\n$/);
  }, 60_000);
});
