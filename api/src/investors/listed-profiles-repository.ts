import type { Db } from '../platform/database/open.ts';
import type { ListedPages } from '../platform/site/discovery.ts';
import { addressOf } from './address.ts';

const listed = (db: Db) =>
  db
    .selectFrom('users')
    .where('is_investor', '=', 1)
    .where('is_profile_live', '=', 1)
    .where('is_publicly_listed', '=', 1)
    .where('deletion_due_at', 'is', null);

/** The profiles in the directory, for search engines. */
export const listedProfiles = (db: Db): ListedPages => ({
  async count() {
    const { count } = await listed(db)
      .select((build) => build.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  },
  async paths({ offset, limit }) {
    const rows = await listed(db).select(['id', 'custom_url_slug']).orderBy('id').offset(offset).limit(limit).execute();
    return rows.map(addressOf);
  },
});
