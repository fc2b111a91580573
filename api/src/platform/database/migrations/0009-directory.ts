import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const VISIBLE = 'is_publicly_listed = 1 and is_profile_live = 1 and is_investor = 1 and deletion_due_at is null';

/** Columns that conditions use are part of each index, so that rows are skipped without being read. */
const ASKED = 'min_investment, max_investment, is_publicly_listed, is_profile_live, is_investor, deletion_due_at';

const SORTS = {
  name: 'name_key, id',
  company: 'company_key, name_key, id',
  low: '(min_investment + max_investment), name_key, id',
  high: '(min_investment + max_investment) desc, name_key, id',
};

const RANGES = {
  up_to_100k: [0, 100_000],
  from_100k: [100_000, 500_000],
  from_500k: [500_000, 1_000_000],
  from_1m: [1_000_000, 5_000_000],
  from_5m: [5_000_000, 9_007_199_254_740_991],
};

async function createSorts(db: Kysely<unknown>) {
  for (const [name, columns] of Object.entries(SORTS)) {
    await sql.raw(`create index users_directory_${name} on users (${columns}, ${ASKED}) where ${VISIBLE}`).execute(db);
  }
  for (const [name, [from, to]] of Object.entries(RANGES)) {
    const range = `min_investment <= ${to} and max_investment >= ${from}`;
    await sql
      .raw(`create index users_directory_${name} on users (name_key, id, ${ASKED}) where ${VISIBLE} and ${range}`)
      .execute(db);
  }
}

/** Indexes for the directory on `users`. Migration 0022 drops them, since the directory got tables of its own. */
export const directory = (): Migration => ({
  async up(db) {
    await db.schema.dropIndex('users_listed_by_name').execute();
    await db.schema.dropIndex('users_listed_by_company').execute();
    // Nearly everybody has none. A full index would be chosen instead of the directory indexes.
    await db.schema.dropIndex('users_by_deletion').execute();
    await sql`create index users_by_deletion on users (deletion_due_at) where deletion_due_at is not null`.execute(db);
    await createSorts(db);
  },
});
