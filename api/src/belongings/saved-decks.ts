import { presentSavedDeck } from '../presenters/saved-decks.ts';
import type { Belonging } from './belonging.ts';

/** Decks that the person made with the assistant. */
export const savedDecksOfOne: Belonging = {
  name: 'saved-decks',
  tables: ['saved_decks'],
  read: async (db, { id }) => {
    const rows = await db
      .selectFrom('saved_decks')
      .selectAll()
      .where('user_id', '=', id)
      .where('deleted_at', 'is', null)
      .orderBy('created_at')
      .execute();
    return rows.map(presentSavedDeck);
  },
};
