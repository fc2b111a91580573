import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** Milliseconds for which a database that restarts is waited for, and between two looks at it. */
const PATIENCE = 5_000;
const PAUSE = 100;

/** Answers of a database that stops, starts, or has no connection left. */
const GONE = new Set(['57P01', '57P02', '57P03', '53300', '08000', '08003', '08006']);

/** The database does not answer, or stopped while it was asked. Nothing is known of what it was asked last. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  readonly code = 'DATABASE_UNAVAILABLE';

  constructor(cause: unknown) {
    super('The database does not answer.', { cause });
  }
}

/** What the database itself says is passed on; all else happened on the way to it. */
const isAnswer = (error: unknown) => error instanceof pg.DatabaseError && !GONE.has(error.code ?? '');

/** A connection that broke does not go back among those that serve. */
function watched(client: pg.PoolClient): PostgresPoolClient {
  let isBroken = false;
  client.on('error', () => {
    isBroken = true;
  });
  const query = (text: string, values: unknown[]) =>
    client.query(text, values).catch((error) => {
      isBroken ||= !isAnswer(error);
      throw isBroken ? new DatabaseUnavailableError(error) : error;
    });
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || isBroken),
  };
}

async function connect(pool: pg.Pool, until: number): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    if (isAnswer(error)) throw error;
    if (Date.now() > until) throw new DatabaseUnavailableError(error);
  }
  await wait(PAUSE);
  return await connect(pool, until);
}

/** Connections of a pool, which outlast a restart of the database and name the failures that come of it. */
export function patient(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = await connect(pool, Date.now() + PATIENCE);
      const given = known.get(client) ?? watched(client);
      known.set(client, given);
      return given;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}
