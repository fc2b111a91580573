import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { prepareAgain, preparedName } from './prepared.ts';

/** Milliseconds to wait for a restarting database, and the pause between two attempts. */
const PATIENCE = 5_000;
const PAUSE = 100;

/** Error codes of a database that is stopping, starting, or out of connections. */
const GONE = new Set(['57P01', '57P02', '57P03', '53300', '08000', '08003', '08006']);

/** The database doesn't answer, or stopped during a query. The outcome of the last statement is unknown. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  readonly code = 'DATABASE_UNAVAILABLE';

  constructor(cause: unknown) {
    super('The database is not responding.', { cause });
  }
}

/** True for errors that PostgreSQL itself reported. All other errors are connection problems. */
const isAnswer = (error: unknown) => error instanceof pg.DatabaseError && !GONE.has(error.code ?? '');

/** The code of a prepared statement whose table has got another column since, as during an update of the servers. */
export const STALE_PLAN = '0A000';
/** The code of a statement in a transaction that an error has ended. */
const ENDED_TRANSACTION = '25P02';

const hasCode = (error: unknown, code: string) => error instanceof pg.DatabaseError && error.code === code;

/** Wraps a client so that a broken connection is not returned to the pool. */
function watched(client: pg.PoolClient): PostgresPoolClient {
  let isBroken = false;
  client.on('error', () => {
    isBroken = true;
  });
  const fail = (error: unknown): never => {
    isBroken ||= !isAnswer(error);
    throw isBroken ? new DatabaseUnavailableError(error) : error;
  };

  async function runPrepared(name: string, text: string, values: unknown[]) {
    try {
      return await client.query({ name, text, values });
    } catch (error) {
      if (!hasCode(error, STALE_PLAN)) return fail(error);
      prepareAgain(text, name);
      // In a transaction, this fails, too, and the transaction is tried again.
      return await client
        .query({ name: preparedName(text), text, values })
        .catch((second) => fail(hasCode(second, ENDED_TRANSACTION) ? error : second));
    }
  }

  const query = (text: string, values: unknown[]) => {
    const name = preparedName(text);
    return name ? runPrepared(name, text, values) : client.query(text, values).catch(fail);
  };
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

/**
 * A pool whose connections survive a database restart. Connection failures are thrown as `DatabaseUnavailableError`.
 */
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
