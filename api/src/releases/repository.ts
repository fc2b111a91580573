import type { Db } from '../platform/database/open.ts';

/** The verdicts on all releases, with the admins' current names. */
export const listNamedVerdicts = (db: Db) =>
  db
    .selectFrom('release_verdicts as v')
    .leftJoin('users as admin', 'admin.id', 'v.admin_id')
    .select(['v.part', 'v.release', 'v.verdict', 'v.reason', 'v.decided_by', 'v.admin_id', 'v.at'])
    .select(['admin.first_name', 'admin.last_name', 'admin.email'])
    .execute();

export type NamedVerdict = Awaited<ReturnType<typeof listNamedVerdicts>>[number];
