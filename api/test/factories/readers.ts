import { EventEmitter, once } from 'node:events';
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
