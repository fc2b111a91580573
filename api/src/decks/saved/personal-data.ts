import type { PersonalData } from '../../accounts/personal-data/personal-data.ts';
import { listDeckImages } from '../images/repository.ts';
import { presentSavedDeck } from './presenter.ts';
import { listAllSavedDecks } from './repository.ts';

/** Decks that the user made with the assistant, and their images. */
export const savedDeckData: PersonalData = {
  name: 'saved-decks',
  tables: ['saved_decks', 'saved_deck_images'],
  read: async (db, { id }) => (await listAllSavedDecks(db, id)).map(presentSavedDeck),
  files: async (db, { id }) =>
    (await listDeckImages(db, id)).map(({ file_key, name }) => ({ key: file_key, name: `saved-decks/images/${name}` })),
};
