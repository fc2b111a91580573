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
 * Saves a filter. Returns null if the name is taken: the id is made from it, so that the primary key also refuses the
 * second of two requests that arrive at once.
 */
export async function insertFilter(
  db: Db,
  userId: number,
  { name, query }: Omit<SavedFilter, 'id'>,
  at: string,
): Promise<SavedFilter | null> {
  const id = createHash('sha256')
    .update(`${userId} ${nameKey(name)}`)
    .digest('hex')
    .slice(0, 32);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('saved_filters')
    .values({ id, name, query, user_id: userId, created_at: at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? { id, name, query } : null;
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
