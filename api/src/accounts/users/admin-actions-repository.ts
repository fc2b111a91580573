import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/database/open.ts';
import type { AdminActionKind } from '../../platform/database/tables.ts';
import type { Page } from '../../platform/http/schemas.ts';

/** Logs an admin action. `actorId` is null for the command line. */
export const noteAdminAction = (
  db: Db,
  { actorId, targetId, action }: { actorId: number | null; targetId: number; action: AdminActionKind },
  now: Date,
) =>
  db
    .insertInto('admin_actions')
    .values({ id: randomUUID(), at: now.toISOString(), actor_id: actorId, target_id: targetId, action })
    .execute();

/** The log, newest first, with people's current names. */
export async function listAdminActions(db: Db, page: Page) {
  const results = await db
    .selectFrom('admin_actions as a')
    .leftJoin('users as actor', 'actor.id', 'a.actor_id')
    .leftJoin('users as target', 'target.id', 'a.target_id')
    .select(['a.id', 'a.at', 'a.action', 'a.actor_id', 'a.target_id'])
    .select([
      'actor.first_name as actor_first_name',
      'actor.last_name as actor_last_name',
      'actor.email as actor_email',
    ])
    .select([
      'target.first_name as target_first_name',
      'target.last_name as target_last_name',
      'target.email as target_email',
    ])
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { count } = await db
    .selectFrom('admin_actions')
    .select((e) => e.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return { count: Number(count), results };
}

export type AdminActionRow = Awaited<ReturnType<typeof listAdminActions>>['results'][number];
