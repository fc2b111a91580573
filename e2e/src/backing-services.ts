import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Redis } from 'ioredis';
import pg from 'pg';
import { serveBucket } from '../../tooling/release/bucket.fixture.mjs';

/** What a started product keeps its data in. */
export interface BackingServices {
  /** The settings that name them; none for SQLite and a folder. */
  env: Record<string, string>;
  /** Keys of the files that are kept. */
  files: () => Promise<string[]>;
  /** Removes all that was kept. */
  end: () => Promise<void>;
}

type Service = Pick<BackingServices, 'env' | 'end'>;

const BUCKET_PREFIX = 'journeys/';
/** Seconds after which a database of Redis is free again that a killed run has left. */
const LEASE = 900;
/** Redis numbers its databases; the first is left to others. */
const REDIS_DATABASES = Array.from({ length: 15 }, (_, at) => at + 1);

async function atPostgres(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** A new database of a PostgreSQL that answers. */
async function ownDatabase(url: string): Promise<Service> {
  const name = `${process.env.JOURNEYS_POSTGRES_PREFIX}_${randomBytes(4).toString('hex')}`;
  await atPostgres(url, `create database ${name} template template0`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const end = () => atPostgres(url, `drop database ${name} with (force)`);
  return { env: { DATABASE_URL: address.href }, end };
}

/** An empty database of Redis, taken for this product alone. @throws when there is none */
async function ownRedis(url: string): Promise<Service> {
  for (const number of REDIS_DATABASES) {
    const client = new Redis(url, { db: number });
    const isFree =
      (await client.dbsize()) === 0 &&
      (await client.set('northlight-journey', process.pid, 'EX', LEASE, 'NX')) === 'OK';
    if (isFree) {
      const end = async () => {
        await client.flushdb();
        client.disconnect();
      };
      return { env: { REDIS_URL: `${url}/${number}` }, end };
    }
    client.disconnect();
  }
  throw new Error(`All databases of ${url} but the first hold something; empty one of them.`);
}

async function keysIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** Where products keep their data: SQLite and a folder, or PostgreSQL, Redis and a bucket. */
export type Storage = 'sqlite' | 'postgres';

/** Chooses where all products of this process keep their data. */
export function chooseStorage(storage: Storage) {
  process.env.JOURNEYS_STORAGE = storage;
}

/**
 * What the next product keeps its data in: SQLite and a folder, or a database of its own in PostgreSQL, one in Redis where
 * it answers, and a bucket.
 * @throws when PostgreSQL is chosen and none answers
 */
export async function backingServices(dataDir: string): Promise<BackingServices> {
  const { JOURNEYS_STORAGE: storage, JOURNEYS_POSTGRES: postgres, JOURNEYS_REDIS: redis } = process.env;
  if (storage !== 'postgres') return { env: {}, files: () => keysIn(join(dataDir, 'files')), end: async () => {} };
  if (!postgres) throw new Error('No PostgreSQL answers: name one in TEST_POSTGRES_URL.');
  const database = await ownDatabase(postgres);
  const counts = redis ? await ownRedis(redis) : { env: {}, end: async () => {} };
  const bucket = await serveBucket();
  return {
    env: {
      ...database.env,
      ...counts.env,
      ...bucket.env,
      FILES: `s3://releases/${BUCKET_PREFIX}`,
      SECRET_KEY: randomBytes(32).toString('hex'),
      DEMO: 'on',
    },
    files: async () => [...bucket.objects.keys()].map((key) => key.slice(BUCKET_PREFIX.length)),
    async end() {
      await Promise.all([database.end(), counts.end(), bucket.close()]);
    },
  };
}
