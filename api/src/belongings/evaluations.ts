import { presentEvaluation } from '../presenters/evaluations.ts';
import type { Belonging } from './belonging.ts';

/** Decks that were read and scored. Their files were not kept. */
export const evaluationsOfOne: Belonging = {
  name: 'evaluations',
  tables: ['evaluations'],
  read: async (db, { id }) => {
    const rows = await db
      .selectFrom('evaluations')
      .selectAll()
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute();
    return rows.map(presentEvaluation);
  },
};
