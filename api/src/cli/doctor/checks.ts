import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Redis } from 'ioredis';
import { Kysely } from 'kysely';
import nodemailer from 'nodemailer';
import { hasPeople, madeDemoAccounts } from '../../demo/repository.ts';
import { DatabaseInUse } from '../../demo/seed.ts';
import type { Config } from '../../platform/config.ts';
import { chosenDatabase } from '../../platform/database/chosen.ts';
import { databaseStatus } from '../../platform/database/status.ts';
import type { Database } from '../../platform/database/tables.ts';
import { chosenFiles } from '../../platform/files/chosen.ts';
import { NO_BUBBLEWRAP, strongestLevel } from '../../platform/sandbox/sandbox.ts';
import type { Check } from './check.ts';
import { jobQueue } from './job-queue.ts';

/** Timeouts in milliseconds. For the model: the time to list what it serves. */
const MODEL_WAIT = 10_000;
const REDIS_WAIT = 3_000;
const TRACES_WAIT = 5_000;

/** A URL without user, password and parameters. */
const shown = (address: string) => {
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname.replace(/\/$/, '')}`;
};

const dataFolder: Check = {
  name: 'Data folder',
  place: ({ dataDir }) => dataDir,
  async attempt({ dataDir }) {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const file = join(dataDir, `.doctor-${randomUUID()}`);
    await writeFile(file, 'a');
    await rm(file);
    return 'can be written to';
  },
};

const database: Check = {
  name: 'Database',
  place: ({ databaseUrl, dataDir }) => (databaseUrl ? shown(databaseUrl) : join(dataDir, 'northlight.sqlite')),
  async attempt(config) {
    const { name, version, pending } = await databaseStatus(await chosenDatabase(config));
    return `${name} ${version}, ${pending === 0 ? 'up to date' : `${pending} migrations to run at the next start`}`;
  },
};

/** Whether the database already has real users. A database without tables has none. */
async function holdsOthers(config: Config): Promise<boolean> {
  const db = new Kysely<Database>({ dialect: (await chosenDatabase(config)).dialect });
  try {
    const tables = await db.introspection.getTables();
    if (!tables.some(({ name }) => name === 'demo_accounts')) return false;
    return (await hasPeople(db)) && (await madeDemoAccounts(db)).size === 0;
  } finally {
    await db.destroy();
  }
}

const demo: Check = {
  name: 'Demo data',
  place: () => '',
  async attempt(config) {
    if (!config.demo) return 'none is added';
    if (config.databaseUrl && (await holdsOthers(config))) throw new DatabaseInUse();
    return 'accounts with a known password, on this machine only; DEMO=off adds none';
  },
};

const files: Check = {
  name: 'Files',
  place: ({ bucket, dataDir }) => (bucket ? bucket.address : join(dataDir, 'files')),
  async attempt(config) {
    const store = await chosenFiles(config);
    const key = `doctor/${randomUUID()}`;
    await store.put(key, Buffer.from('a file'));
    const file = await store.open(key);
    const content = file && (await text(file.stream));
    await store.remove(key);
    if (content !== 'a file') throw new Error('What was written could not be read again.');
    return 'can be written, read and removed';
  },
};

const mail: Check = {
  name: 'Email',
  place: ({ smtpUrl, outboxDir }) => (smtpUrl ? shown(smtpUrl) : outboxDir),
  async attempt({ smtpUrl, outboxDir }) {
    if (!smtpUrl) {
      await mkdir(outboxDir, { recursive: true, mode: 0o700 });
      return 'saved to a folder, because SMTP_URL is not set';
    }
    const transport = nodemailer.createTransport(smtpUrl);
    await transport.verify().finally(() => transport.close());
    return 'the SMTP server accepts the connection';
  },
};

const redis: Check = {
  name: 'Request counts',
  place: ({ redisUrl }) => (redisUrl ? shown(redisUrl) : ''),
  async attempt({ redisUrl }) {
    if (!redisUrl) return 'in this process only, because REDIS_URL is not set';
    const client = new Redis(redisUrl, { lazyConnect: true, connectTimeout: REDIS_WAIT, retryStrategy: () => null });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.ping();
      return 'Redis answers';
    } finally {
      client.disconnect();
    }
  },
};

const sandbox: Check = {
  name: 'Reader sandbox',
  place: () => '',
  async attempt({ readerSandbox }) {
    const level = strongestLevel();
    if (readerSandbox === 'bubblewrap' && level !== 'bubblewrap') throw new Error(NO_BUBBLEWRAP);
    if ((readerSandbox ?? level) === 'bubblewrap') return 'bubblewrap: no files, no network, no other processes';
    const reason = readerSandbox ? 'as READER_SANDBOX says' : 'bubblewrap is not installed or may not make namespaces';
    return `Node's permissions: no access to files, but access to the network (${reason})`;
  },
};

const model: Check = {
  name: 'Language model',
  place: ({ languageModel }) => languageModel?.baseUrl ?? languageModel?.provider ?? '',
  async attempt({ languageModel }) {
    if (!languageModel) return 'not set up; the built-in engine works alone';
    const { provider, baseUrl = 'https://api.anthropic.com/v1', apiKey = '', model: name } = languageModel;
    const headers: Record<string, string> =
      provider === 'anthropic'
        ? { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' }
        : { authorization: `Bearer ${apiKey}` };
    const answer = await fetch(`${baseUrl}/models`, {
      headers,
      redirect: 'error', // which could send the key to another host
      signal: AbortSignal.timeout(MODEL_WAIT),
    });
    if (answer.status === 404) return `responds; the first call will show whether it serves ${name}`;
    if (!answer.ok) throw new Error(`It returned ${answer.status}.`);
    const { data = [] } = (await answer.json()) as { data?: { id: string }[] };
    if (!data.some(({ id }) => id === name)) throw new Error(`It does not name ${name} among its models.`);
    return `serves ${name}`;
  },
};

const traces: Check = {
  name: 'Traces',
  place: ({ tracing }) => (tracing ? shown(tracing.url) : ''),
  async attempt({ tracing }) {
    if (!tracing) return 'not made, since OTEL_EXPORTER_OTLP_ENDPOINT is not set';
    const headers = { ...tracing.headers, 'content-type': 'application/json' };
    const body = JSON.stringify({ resourceSpans: [] });
    const signal = AbortSignal.timeout(TRACES_WAIT);
    const answer = await fetch(tracing.url, { method: 'POST', headers, body, signal, redirect: 'error' });
    if (!answer.ok && answer.status !== 415) throw new Error(`It returned ${answer.status}.`);
    return answer.ok ? 'the collector takes them' : 'the collector answers; whether it takes them shows with the first';
  },
};

/** All checks, in the order in which the server needs the dependencies. */
export const CHECKS: readonly Check[] = [
  dataFolder,
  database,
  jobQueue,
  demo,
  files,
  mail,
  redis,
  sandbox,
  model,
  traces,
];
