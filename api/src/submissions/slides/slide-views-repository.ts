import { atomically, type Db } from '../../platform/database/open.ts';

/** How long a slide was viewed. */
export interface SlideTime {
  slide: number;
  seconds: number;
}

/** Stores the times of one opening of a deck; later times replace earlier ones. */
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

/** How many openings of a submission have stored times, to enforce the limit. */
export async function countViewings(db: Db, submissionId: string): Promise<number> {
  const { count } = await db
    .selectFrom('slide_views')
    .select((e) => e.fn.count('viewing_id').distinct().as('count'))
    .where('submission_id', '=', submissionId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const listSlideTimes = (db: Db, submissionId: string) =>
  db
    .selectFrom('slide_views')
    .select(['viewing_id', 'slide', 'seconds', 'at'])
    .where('submission_id', '=', submissionId)
    .execute();
