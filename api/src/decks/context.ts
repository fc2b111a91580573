import type { Context as AccountsContext } from '../accounts/context.ts';
import type { Deck, ReadingOptions } from './reading/types.ts';
import type { SlideImages } from './slides/types.ts';

/** Reads a PDF. Throws DeckError for a file that is not a deck, and BusyError when the queue is full. */
export type ReadDeck = (path: string, options?: ReadingOptions) => Promise<Deck>;

/** The services that decks work with. */
export interface Context extends AccountsContext {
  readDeck: ReadDeck;
  slides: SlideImages;
}
