import type { PersonalData } from '../../accounts/personal-data/personal-data.ts';
import { listDeckImages } from '../images/repository.ts';
import { presentSavedDeck } from './presenter.ts';

/** Decks that the person made with the assistant, and the images in them. */
export const savedDeckData: PersonalData = {
  name: 'saved-decks',
  tables: ['saved_decks', 'saved_deck_images'],
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
  files: async (db, { id }) =>
    (await listDeckImages(db, id)).map(({ file_key, name }) => ({ key: file_key, name: `saved-decks/images/${name}` })),
};
