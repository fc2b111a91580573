import type { Readable } from 'node:stream';

export interface DeckFile {
  /** Key of the PDF in the store, `…/{id}.pdf`. */
  key: string;
}

export interface ShownSlide {
  /** Counted from 1. */
  number: number;
  title: string | null;
  /** The slide's text, line by line, for screen readers. */
  text: string;
  /** Pixels of the large image; 0 when the page could not be drawn. */
  width: number;
  height: number;
}

/** `large` is 1600 pixels on the longer side, `small` 320. Both are WebP. */
export type SlideSize = 'large' | 'small';

/** Images of the slides of stored decks. They are drawn on first view and stored beside the deck. */
export interface SlideImages {
  /**
   * Returns all slides; draws them if needed.
   * @throws {Failure} busy, or a code of DeckError when the deck cannot be drawn
   */
  sheet(deck: DeckFile): Promise<ShownSlide[]>;
  /**
   * Returns one slide as soon as it is drawn; null when there is no such slide.
   * @throws {Failure} as `sheet`
   */
  image(deck: DeckFile, number: number, size: SlideSize): Promise<{ stream: Readable; size: number } | null>;
  /** Deletes all images of a deck. */
  remove(deck: DeckFile): Promise<void>;
}
