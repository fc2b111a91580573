import type { Readable } from 'node:stream';

/** A stored deck. */
export interface DeckFile {
  /** Key of the PDF in the store, `…/{id}.pdf`. */
  key: string;
}

/** One slide as it is shown. */
export interface ShownSlide {
  /** Counted from 1. */
  number: number;
  title: string | null;
  /** What it says, line by line, for those who do not see it. */
  text: string;
  /** Pixels of the large image; 0 when the page could not be drawn. */
  width: number;
  height: number;
}

/** `large` is 1600 pixels on the longer side, `small` 320. Both are WebP. */
export type SlideSize = 'large' | 'small';

/** Slides of stored decks as images. They are drawn once, when somebody first looks, and kept beside the deck. */
export interface SlideImages {
  /**
   * All slides, drawn.
   * @throws {Failure} busy, or a code of DeckError when the deck cannot be drawn
   */
  sheet(deck: DeckFile): Promise<ShownSlide[]>;
  /**
   * One slide, as soon as it is drawn. Null when there is no such slide.
   * @throws {Failure} as `sheet`
   */
  image(deck: DeckFile, number: number, size: SlideSize): Promise<{ stream: Readable; size: number } | null>;
  /** Forgets what was drawn of a deck. */
  remove(deck: DeckFile): Promise<void>;
}
