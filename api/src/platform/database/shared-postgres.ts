import type { PostgresPool } from 'kysely';
import { sql } from 'kysely';
import pg from 'pg';
import type { SharedDatabase } from './engine.ts';

const NAME = 'northlight_jobs';

/** Milliseconds between two attempts to connect again. */
const PAUSE = 1_000;

/** Statements over the pool, and messages by LISTEN and NOTIFY over a connection of its own that reconnects. */
export const sharedPostgres = (url: string, pool: PostgresPool): SharedDatabase => ({
  async executeSql(text, values = []) {
    const client = await pool.connect();
    let isDone = false;
    try {
      const results = (await client.query(text, values)) as unknown as pg.QueryResult | pg.QueryResult[];
      isDone = true;
      return { rows: [results].flat().flatMap(({ rows }) => rows) };
    } finally {
      // Statements that failed together may have left a transaction open.
      (client.release as (destroy?: boolean) => void)(!isDone);
    }
  },
  async notify(db, message) {
    await sql`select pg_notify(${NAME}, ${message})`.execute(db);
  },
  async listen(onMessage) {
    let isOver = false;
    let client: pg.Client | null = null;
    let timer: NodeJS.Timeout | undefined;
    const connect = async () => {
      const next = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'northlight-jobs' });
      const again = () => {
        if (isOver || client !== next) return;
        client = null;
        timer = setTimeout(() => void connect().catch(() => {}), PAUSE);
        timer.unref();
      };
      client = next;
      next.on('error', again);
      next.on('end', again);
      next.on('notification', ({ payload = '' }) => onMessage(payload));
      try {
        await next.connect();
        await next.query(`listen ${NAME}`);
        if (isOver) await next.end();
      } catch {
        again();
      }
    };
    await connect();
    return async () => {
      isOver = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    };
  },
});
