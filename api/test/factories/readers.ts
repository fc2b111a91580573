import { EventEmitter, once } from 'node:events';
import type { ReadDeck } from '../../src/decks/context.ts';
import { fingerprint } from '../../src/decks/reading/fingerprint.ts';
import { readDeck } from '../../src/decks/reading/read-deck.ts';
import type { Deck, DeckProgress, ReadingOptions } from '../../src/decks/reading/types.ts';
import { goodDeck } from '../decks/index.ts';
import { makeShelf } from '../decks/on-disk.ts';

/** A good deck, as a file and as the reader returns it. */
export async function readGoodDeck(): Promise<{ file: Uint8Array; deck: Deck }> {
  const file = await goodDeck();
  const shelf = await makeShelf();
  const deck = await readDeck(await shelf.put('deck.pdf', file));
  await shelf.clear();
  return { file, deck };
}

/** A fake deck reader that waits until the test tells it what to do. */
export function buildReader(deck: Deck) {
  const calls = new EventEmitter();
  let options: ReadingOptions = {};
  let end = Promise.withResolvers<Deck>();
  return {
    read: (_: string, given: ReadingOptions = {}): Promise<Deck> => {
      options = given;
      const own = Promise.withResolvers<Deck>();
      end = own;
      given.signal?.addEventListener('abort', () => own.reject(given.signal?.reason));
      calls.emit('reading');
      return own.promise;
    },
    /** Resolves when the reader is called. */
    asked: () => once(calls, 'reading'),
    says: (progress: DeckProgress) => options.onProgress?.(progress),
    isDone: () => end.resolve(deck),
    fails: (error: Error) => end.reject(error),
  };
}

const known = new Map<string, { deck: Deck; told: DeckProgress[] }>();

/**
 * Reads a deck like the product, but each content only once in a test file, since starting a reader takes a second.
 * Tells the same progress each time.
 */
export const readDeckOnce: ReadDeck = async (path, { signal, onProgress, ocr = true } = {}) => {
  const key = `${await fingerprint(path)} ${ocr}`;
  signal?.throwIfAborted();
  const reading = known.get(key);
  if (reading) {
    for (const progress of reading.told) onProgress?.(progress);
    return reading.deck;
  }
  const told: DeckProgress[] = [];
  const note = (progress: DeckProgress) => {
    told.push(progress);
    onProgress?.(progress);
  };
  const deck = await readDeck(path, { signal, onProgress: note, ocr });
  known.set(key, { deck, told });
  return deck;
};
