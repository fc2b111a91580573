import { randomBytes } from 'node:crypto';
import { cp, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Redis } from 'ioredis';
import pg from 'pg';
import { serveBucket } from '../../tooling/release/bucket.fixture.mjs';

/** The storage of a started product. */
export interface BackingServices {
  /** Settings that point the product at its storage; empty for SQLite and a local folder. */
  env: Record<string, string>;
  /** Keys of the stored files. */
  files: () => Promise<string[]>;
  /** Deletes all stored data. */
  end: () => Promise<void>;
}

type Service = Pick<BackingServices, 'env' | 'end'>;

const BUCKET_PREFIX = 'journeys/';
/** Seconds after which a Redis database becomes free again if a run was killed. */
const LEASE = 900;
/** Redis databases are numbered; database 0 is left alone. */
const REDIS_DATABASES = Array.from({ length: 15 }, (_, at) => at + 1);

async function atPostgres(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Creates a new PostgreSQL database. */
async function ownDatabase(url: string): Promise<Service> {
  const name = `${process.env.JOURNEYS_POSTGRES_PREFIX}_${randomBytes(4).toString('hex')}`;
  await atPostgres(url, `create database ${name} template template0`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const end = () => atPostgres(url, `drop database ${name} with (force)`);
  return { env: { DATABASE_URL: address.href }, end };
}

/** Reserves an empty Redis database for one product. @throws if none is free */
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

/** Where products store data: SQLite and a folder, or PostgreSQL, Redis and a bucket. */
export type Storage = 'sqlite' | 'postgres';

/** Sets the storage of all products in this process. */
export function chooseStorage(storage: Storage) {
  process.env.JOURNEYS_STORAGE = storage;
}

/**
 * Prepares storage for the next product: SQLite and a folder with the demo data of demo-set-up.ts, or a new PostgreSQL
 * database, a Redis database if Redis is running, and a bucket.
 * @throws if PostgreSQL is chosen but not running
 */
export async function backingServices(dataDir: string): Promise<BackingServices> {
  const { JOURNEYS_STORAGE: storage, JOURNEYS_POSTGRES: postgres, JOURNEYS_REDIS: redis } = process.env;
  if (storage !== 'postgres') {
    if (process.env.JOURNEYS_DEMO_DATA) await cp(process.env.JOURNEYS_DEMO_DATA, dataDir, { recursive: true });
    return { env: {}, files: () => keysIn(join(dataDir, 'files')), end: async () => {} };
  }
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
