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

export const insertFilter = (db: Db, userId: number, filter: SavedFilter, at: string) =>
  db
    .insertInto('saved_filters')
    .values({ ...filter, user_id: userId, created_at: at })
    .execute();

/** Returns false when the filter does not exist or belongs to another user. */
export async function deleteFilter(db: Db, userId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_filters')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
