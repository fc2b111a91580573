import type { Migration } from 'kysely/migration';

const SORTS = ['name', 'company', 'low', 'high'];
const RANGES = ['up_to_100k', 'from_100k', 'from_500k', 'from_1m', 'from_5m'];

/** Drops the directory indexes on `users`. Migration 0024 creates the directory's own tables. */
export const directoryTables = (): Migration => ({
  async up(db) {
    const ofRanges = RANGES.flatMap((range) => ['', '_company', '_low', '_high'].map((sort) => `${range}${sort}`));
    for (const name of [...SORTS, ...ofRanges])
      await db.schema.dropIndex(`users_directory_${name}`).ifExists().execute();
  },
});
