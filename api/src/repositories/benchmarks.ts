import type { Db } from '../database/open.ts';

/** The latest evaluation of everybody who takes part: one deck a person, however often they evaluate. */
export const listCompared = (db: Db) =>
  db
    .selectFrom('benchmark_consents as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .innerJoin('evaluations as e', 'e.user_id', 'c.user_id')
    .select(['e.id', 'e.result', 'e.user_id', 'u.work_field', 'c.stage'])
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
