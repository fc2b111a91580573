import type { Context as AccountsContext } from '../accounts/context.ts';
import type { PdfAppearance } from './brand/types.ts';
import type { DrawOptions } from './reading/reader-process.ts';
import type { Deck, ReadingOptions, Slide } from './reading/types.ts';
import type { SlideImages } from './slides/types.ts';

/** Reads a PDF. Throws DeckError if the file is not a usable deck. */
export type ReadDeck = (path: string, options?: ReadingOptions) => Promise<Deck>;

/** Draws the pages of a local PDF. Throws as ReadDeck. */
export type DrawDeck = (path: string, drawing: DrawOptions) => Promise<Slide[]>;

/** Looks at a local PDF: colours, fonts and logo. Throws as ReadDeck. */
export type LookAtDeck = (path: string, options?: Pick<ReadingOptions, 'signal'>) => Promise<PdfAppearance>;

export interface Context extends AccountsContext {
  /** Only workers have deck readers; everything else adds a job. */
  readDeck: ReadDeck;
  drawDeck: DrawDeck;
  lookAtDeck: LookAtDeck;
  slides: SlideImages;
}
