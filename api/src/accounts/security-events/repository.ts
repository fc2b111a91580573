import { randomUUID } from 'node:crypto';
import type { SecurityEventKind } from '@northlight/shared-api/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';
import { hasWords } from '../../platform/database/search.ts';
import type { AdminActionKind } from '../../platform/database/tables.ts';
import type { Page } from '../../platform/http/schemas.ts';

interface NewEvent {
  at: Date;
  kind: SecurityEventKind;
  userId: number;
  actorId: number | null;
  device: string | null;
  detail: AdminActionKind | null;
}

export const insertEvent = (db: Db, { at, userId, actorId, ...event }: NewEvent) =>
  db
    .insertInto('security_events')
    .values({ id: randomUUID(), at: at.toISOString(), user_id: userId, actor_id: actorId, ...event })
    .execute();

/** The work of an insert without a row, so that the time of an answer does not tell whether there is an account. */
export async function insertNoEvent(db: Db): Promise<void> {
  const nobody = sql<never>`select id, at, kind, user_id from security_events where user_id = 0`;
  await db.insertInto('security_events').columns(['id', 'at', 'kind', 'user_id']).expression(nobody).execute();
}

/** Whether a user has an event of a kind after a time. */
export const hasEventSince = async (db: Db, userId: number, kind: SecurityEventKind, since: Date): Promise<boolean> =>
  (await db
    .selectFrom('security_events')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('at', '>', since.toISOString())
    .executeTakeFirst()) !== undefined;

/** A user's own events, newest first. */
export async function listOwnEvents(db: Db, userId: number, page: Page) {
  const found = db.selectFrom('security_events').where('user_id', '=', userId);
  const results = await found
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { count } = await found.select((e) => e.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return { count: Number(count), results };
}

export type OwnEventRow = Awaited<ReturnType<typeof listOwnEvents>>['results'][number];

/** All events of a user, oldest first. */
export const listEventsForExport = (db: Db, userId: number) =>
  db
    .selectFrom('security_events')
    .select(['at', 'kind', 'device', 'detail'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .orderBy('id')
    .execute();

interface EventFilter {
  kind?: SecurityEventKind | undefined;
  /** Words to find in the account's name or email address. */
  account?: string | undefined;
}

/** Events of all users, newest first, with people's current names. */
export async function listEvents(db: Db, { kind, account = '' }: EventFilter, page: Page) {
  const found = db
    .selectFrom('security_events as e')
    .innerJoin('users as target', 'target.id', 'e.user_id')
    .leftJoin('users as actor', 'actor.id', 'e.actor_id')
    .$if(kind !== undefined, (query) => query.where('e.kind', '=', kind as SecurityEventKind))
    .$if(account.trim() !== '', (query) =>
      query.where((where) => where.or([hasWords('target.search_text', account), hasWords('target.email', account)])),
    );
  const results = await found
    .select(['e.id', 'e.at', 'e.kind', 'e.device', 'e.detail', 'e.actor_id', 'e.user_id'])
    .select(['actor.first_name as actor_first_name', 'actor.last_name as actor_last_name'])
    .select(['actor.email as actor_email', 'target.email as target_email'])
    .select(['target.first_name as target_first_name', 'target.last_name as target_last_name'])
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { count } = await found.select((e) => e.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return { count: Number(count), results };
}

export type EventRow = Awaited<ReturnType<typeof listEvents>>['results'][number];
