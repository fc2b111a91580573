import type { Db } from '../../platform/database/open.ts';

/** The latest evaluation of every participant: one deck per person, however often they evaluate. */
const latestOfAll = (db: Db) =>
  db
    .selectFrom('benchmark_consents as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .innerJoin('evaluations as e', 'e.user_id', 'c.user_id')
    .where('u.deletion_due_at', 'is', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('evaluations as later')
            .select('later.id')
            .whereRef('later.user_id', '=', 'e.user_id')
            .where((w) =>
              w.or([
                w('later.created_at', '>', w.ref('e.created_at')),
                w.and([w('later.created_at', '=', w.ref('e.created_at')), w('later.id', '>', w.ref('e.id'))]),
              ]),
            ),
        ),
      ),
    );

/** Scores by one rubric version for the latest decks of the other participants. */
export const listCompared = (db: Db, version: string, butNot: number) =>
  latestOfAll(db)
    .innerJoin('rubric_scores as s', 's.evaluation_id', 'e.id')
    .select(['s.scores', 'u.work_field', 'c.stage'])
    .where('s.rubric_version', '=', version)
    .where('e.user_id', '!=', butNot)
    .execute();

/** Some of the participants' latest decks that this rubric version has not scored yet. */
export const listUnjudged = (db: Db, version: string, except: readonly string[]) =>
  latestOfAll(db)
    .leftJoin('rubric_scores as s', (join) =>
      join.onRef('s.evaluation_id', '=', 'e.id').on('s.rubric_version', '=', version),
    )
    .select(['e.id', 'e.result', 'e.file_key'])
    .where('s.evaluation_id', 'is', null)
    .$if(except.length > 0, (query) => query.where('e.id', 'not in', except))
    .limit(50)
    .execute();

/** Stored scores of a deck by one rubric version, as JSON; undefined if there are none. */
export const findRubricScores = (db: Db, evaluationId: string, version: string) =>
  db
    .selectFrom('rubric_scores')
    .select('scores')
    .where('evaluation_id', '=', evaluationId)
    .where('rubric_version', '=', version)
    .executeTakeFirst();

/** Stores the latest version's scores, replacing those of an earlier version. */
export const saveRubricScores = (
  db: Db,
  row: { evaluation_id: string; rubric_version: string; scores: string },
): Promise<unknown> =>
  db
    .insertInto('rubric_scores')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('evaluation_id').doUpdateSet({ rubric_version: row.rubric_version, scores: row.scores }),
    )
    .execute();

export const findConsent = (db: Db, userId: number) =>
  db.selectFrom('benchmark_consents').selectAll().where('user_id', '=', userId).executeTakeFirst();

export const saveConsent = (db: Db, consent: { user_id: number; stage: string; given_at: string }) =>
  db
    .insertInto('benchmark_consents')
    .values(consent)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ stage: consent.stage }))
    .execute();

export const deleteConsent = (db: Db, userId: number) =>
  db.deleteFrom('benchmark_consents').where('user_id', '=', userId).execute();
