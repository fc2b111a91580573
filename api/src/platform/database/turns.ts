import { sql } from 'kysely';
import { isPostgres } from './engine.ts';
import type { Db } from './open.ts';

/**
 * Makes transactions of the same name wait for each other, so that each counts what the others added. SQLite has one
 * writer at a time anyway.
 */
export async function waitForTurn(tx: Db, name: string): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(tx);
}
