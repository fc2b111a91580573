import type { Db } from '../../platform/database/open.ts';
import { statement } from '../../platform/database/statement.ts';

/** How long a slide was viewed. */
export interface SlideTime {
  slide: number;
  seconds: number;
}

/** Stores the times of one opening of a deck; later times replace earlier ones, also those of the same call. */
export async function saveSlideTimes(
  db: Db,
  submissionId: string,
  viewingId: string,
  times: SlideTime[],
  at: string,
): Promise<void> {
  // PostgreSQL refuses to update a row twice in one statement.
  const bySlide = new Map(times.map(({ slide, seconds }) => [slide, seconds]));
  if (bySlide.size === 0) return;
  const opening = { submission_id: submissionId, viewing_id: viewingId, at };
  await db
    .insertInto('slide_views')
    .values([...bySlide].map(([slide, seconds]) => ({ ...opening, slide, seconds })))
    .onConflict((conflict) =>
      conflict
        .columns(['submission_id', 'viewing_id', 'slide'])
        .doUpdateSet((e) => ({ seconds: e.ref('excluded.seconds'), at: e.ref('excluded.at') })),
    )
    .execute();
}

/** How many openings of a submission have stored times, to enforce the limit. */
export async function countViewings(db: Db, submissionId: string): Promise<number> {
  const row = await viewings.first(db, { submissionId });
  return Number(row?.count);
}

const viewings = statement((db, { submissionId }: { submissionId: string }) =>
  db
    .selectFrom('slide_views')
    .select((e) => e.fn.count('viewing_id').distinct().as('count'))
    .where('submission_id', '=', submissionId),
);

export const listSlideTimes = (db: Db, submissionId: string) =>
  db
    .selectFrom('slide_views')
    .select(['viewing_id', 'slide', 'seconds', 'at'])
    .where('submission_id', '=', submissionId)
    .execute();
