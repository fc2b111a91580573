import { createHash } from 'node:crypto';
import type { Db } from '../../platform/database/open.ts';

export interface SavedFilter {
  id: string;
  name: string;
  query: string;
}

/** A user's filters, oldest first. */
export const listFilters = (db: Db, userId: number): Promise<SavedFilter[]> =>
  db
    .selectFrom('saved_filters')
    .select(['id', 'name', 'query'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

const nameKey = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** Whether two names differ at most in case and spaces. */
export const isSameName = (a: string, b: string): boolean => nameKey(a) === nameKey(b);

/**
 * The id of a filter, made from its name: the primary key then refuses the second of two requests with the same name
 * that arrive at once.
 */
export const filterIdOf = (userId: number, name: string): string =>
  createHash('sha256')
    .update(`${userId} ${nameKey(name)}`)
    .digest('hex')
    .slice(0, 32);

/** Returns false, and saves nothing, if there is a filter with this id. */
export async function insertFilter(db: Db, userId: number, filter: SavedFilter, at: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('saved_filters')
    .values({ ...filter, user_id: userId, created_at: at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Returns false when the filter does not exist or belongs to another user. */
export async function deleteFilter(db: Db, userId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_filters')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
