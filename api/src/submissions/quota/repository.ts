import type { Db } from '../../platform/database/open.ts';

/** Bytes of the decks that a founder has sent and of the files in their answers; null for everybody together. */
export async function bytesSent(db: Db, founderId: number | null): Promise<number> {
  const decks = await db
    .selectFrom('submissions')
    .select((e) => e.fn.sum<number | string | null>('file_size').as('bytes'))
    .$if(founderId !== null, (query) => query.where('founder_id', '=', founderId))
    .executeTakeFirstOrThrow();
  const answers = await db
    .selectFrom('submission_answers as a')
    .select((e) => e.fn.sum<number | string | null>('a.file_size').as('bytes'))
    .where('a.file_key', 'is not', null)
    .$if(founderId !== null, (query) =>
      query.innerJoin('submissions as s', 's.id', 'a.submission_id').where('s.founder_id', '=', founderId),
    )
    .executeTakeFirstOrThrow();
  return Number(decks.bytes ?? 0) + Number(answers.bytes ?? 0);
}
