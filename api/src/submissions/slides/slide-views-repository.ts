import { atomically, type Db } from '../../platform/database/open.ts';

/** How long one slide was looked at. */
export interface SlideTime {
  slide: number;
  seconds: number;
}

/** Keeps the times of one opening of a deck; later ones of the same opening take the place of earlier ones. */
export const saveSlideTimes = (db: Db, submissionId: string, viewingId: string, times: SlideTime[], at: string) =>
  atomically(db, async (tx) => {
    for (const { slide, seconds } of times) {
      await tx
        .insertInto('slide_views')
        .values({ submission_id: submissionId, viewing_id: viewingId, slide, seconds, at })
        .onConflict((conflict) =>
          conflict.columns(['submission_id', 'viewing_id', 'slide']).doUpdateSet({ seconds, at }),
        )
        .execute();
    }
  });

/** How many openings of a submission have times, so that their number can be bounded. */
export async function countViewings(db: Db, submissionId: string): Promise<number> {
  const { count } = await db
    .selectFrom('slide_views')
    .select((e) => e.fn.count('viewing_id').distinct().as('count'))
    .where('submission_id', '=', submissionId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** All times of a submission. */
export const listSlideTimes = (db: Db, submissionId: string) =>
  db
    .selectFrom('slide_views')
    .select(['viewing_id', 'slide', 'seconds', 'at'])
    .where('submission_id', '=', submissionId)
    .execute();
