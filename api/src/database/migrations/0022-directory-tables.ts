import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine.ts';

const SORTS = ['name', 'company', 'low', 'high'];
const RANGES = ['up_to_100k', 'from_100k', 'from_500k', 'from_1m', 'from_5m'];

/** The directory is read from tables of its own; the indexes of people that it was read from go. */
export const directoryTables = (engine: Engine): Migration => ({
  async up(db) {
    const ofRanges = RANGES.flatMap((range) => ['', '_company', '_low', '_high'].map((sort) => `${range}${sort}`));
    for (const name of [...SORTS, ...ofRanges])
      await db.schema.dropIndex(`users_directory_${name}`).ifExists().execute();
    await engine.createDirectory(db);
  },
});
