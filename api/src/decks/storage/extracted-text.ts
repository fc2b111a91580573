import { json } from 'node:stream/consumers';
import type { FileStore } from '../../platform/files/store.ts';
import type { Deck } from '../reading/types.ts';

/** Storage key of the text extracted from a deck. */
export const extractedTextKey = (deckKey: string): string =>
  deckKey.replace(/^decks\//, 'readings/').replace(/\.pdf$/, '.json');

/** Stores the extracted text of a deck, so that the deck need not be read again. */
export const storeExtractedText = (files: FileStore, deckKey: string, deck: Deck): Promise<void> =>
  files.put(extractedTextKey(deckKey), Buffer.from(JSON.stringify(deck)));

/** Loads the extracted text of a deck; null when it was not stored. */
export async function loadExtractedText(files: FileStore, deckKey: string): Promise<Deck | null> {
  const file = await files.open(extractedTextKey(deckKey));
  return file && ((await json(file.stream)) as Deck);
}
