import { EventEmitter, once } from 'node:events';
import { readDeck } from '../../src/decks/reading/read-deck.ts';
import type { Deck, DeckProgress, ReadingOptions } from '../../src/decks/reading/types.ts';
import { goodDeck } from '../decks/index.ts';
import { makeShelf } from '../decks/on-disk.ts';

/** A good deck, as a file and as it is read. */
export async function readGoodDeck(): Promise<{ file: Uint8Array; deck: Deck }> {
  const file = await goodDeck();
  const shelf = await makeShelf();
  const deck = await readDeck(await shelf.put('deck.pdf', file));
  await shelf.clear();
  return { file, deck };
}

/** A reader of decks that does what it is told to, and nothing before. */
export function buildReader(deck: Deck) {
  const calls = new EventEmitter();
  let options: ReadingOptions = {};
  let end = Promise.withResolvers<Deck>();
  return {
    read: (_: string, given: ReadingOptions = {}): Promise<Deck> => {
      options = given;
      end = Promise.withResolvers<Deck>();
      given.signal?.addEventListener('abort', () => end.reject(given.signal?.reason));
      calls.emit('reading');
      return end.promise;
    },
    /** Resolves once a deck was handed in. */
    asked: () => once(calls, 'reading'),
    says: (progress: DeckProgress) => options.onProgress?.(progress),
    isDone: () => end.resolve(deck),
    fails: (error: Error) => end.reject(error),
    get owner() {
      return options.owner;
    },
  };
}
