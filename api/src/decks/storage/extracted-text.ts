import { json } from 'node:stream/consumers';
import type { FileStore } from '../../platform/files/store.ts';
import type { Deck } from '../reading/types.ts';

/** Where the reading of a stored deck is kept. */
export const extractedTextKey = (deckKey: string): string =>
  deckKey.replace(/^decks\//, 'readings/').replace(/\.pdf$/, '.json');

/** Keeps what was read out of a stored deck, so that it need not be read again. */
export const storeExtractedText = (files: FileStore, deckKey: string, deck: Deck): Promise<void> =>
  files.put(extractedTextKey(deckKey), Buffer.from(JSON.stringify(deck)));

/** What was read out of a stored deck; null when that was not kept. */
export async function loadExtractedText(files: FileStore, deckKey: string): Promise<Deck | null> {
  const file = await files.open(extractedTextKey(deckKey));
  return file && ((await json(file.stream)) as Deck);
}
