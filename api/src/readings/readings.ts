import { json } from 'node:stream/consumers';
import type { Deck } from '../deck/types.ts';
import type { FileStore } from '../files/store.ts';

/** Where the reading of a stored deck is kept. */
export const readingKey = (deckKey: string): string =>
  deckKey.replace(/^decks\//, 'readings/').replace(/\.pdf$/, '.json');

/** Keeps what was read out of a stored deck, so that it need not be read again. */
export const keepReading = (files: FileStore, deckKey: string, deck: Deck): Promise<void> =>
  files.put(readingKey(deckKey), Buffer.from(JSON.stringify(deck)));

/** What was read out of a stored deck; null when that was not kept. */
export async function openReading(files: FileStore, deckKey: string): Promise<Deck | null> {
  const file = await files.open(readingKey(deckKey));
  return file && ((await json(file.stream)) as Deck);
}
