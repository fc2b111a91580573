import type { Db } from '../../platform/database/open.ts';

/** Bytes of the decks stored for a user's evaluations and unfinished jobs; null for all visitors together. */
export async function bytesKept(db: Db, userId: number | null): Promise<number> {
  const { made } = await db
    .selectFrom('evaluations')
    .select((e) => e.fn.sum<number | string | null>('file_size').as('made'))
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('file_key', 'is not', null)
    .executeTakeFirstOrThrow();
  const { underWay } = await db
    .selectFrom('evaluation_runs')
    .select((e) => e.fn.sum<number | string | null>('file_size').as('underWay'))
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('state', '=', 'working')
    .executeTakeFirstOrThrow();
  return Number(made ?? 0) + Number(underWay ?? 0);
}

/** The decks of a user's evaluations, oldest first, with the number of active share links. */
export const listKeptDecks = (db: Db, userId: number, now: Date) =>
  db
    .selectFrom('evaluations as e')
    .select(['e.id', 'e.name', 'e.original_filename', 'e.created_at', 'e.file_size'])
    .select((e) =>
      e
        .selectFrom('evaluation_shares as s')
        .select((s) => s.fn.countAll<number | string>().as('n'))
        .whereRef('s.evaluation_id', '=', 'e.id')
        .where('s.expires_at', '>', now.toISOString())
        .as('links'),
    )
    .where('e.user_id', '=', userId)
    .where('e.file_key', 'is not', null)
    .orderBy('e.created_at')
    .orderBy('e.id')
    .limit(200)
    .execute();
