import type { Context as AccountsContext } from '../accounts/context.ts';
import type { Deck, ReadingOptions } from './reading/types.ts';
import type { SlideImages } from './slides/types.ts';

/** Reads a PDF. Throws DeckError if the file is not a usable deck, and BusyError if the queue is full. */
export type ReadDeck = (path: string, options?: ReadingOptions) => Promise<Deck>;

export interface Context extends AccountsContext {
  readDeck: ReadDeck;
  slides: SlideImages;
}
