import type { DeckDocument } from '@northlight/shared-api/deck-layout';

/** An image of a deck as both kinds of file take it. */
export interface ExportImage {
  data: Uint8Array;
  type: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
}

/** What becomes a file. */
export interface ExportDeck {
  name: string;
  company: string;
  content: DeckDocument;
  /** By the name that slides call them. */
  images: Readonly<Record<string, ExportImage>>;
  /** Moment of its last change: files of the same deck are the same to the byte. */
  at: Date;
  /** In a PDF, what the speaker says follows each slide. @default false */
  withNotes?: boolean;
}

export type ExportFormat = 'pptx' | 'pdf';

/** Characters that no font of the PDF has, with the pages they stand on. */
export class UncoveredCharactersError extends Error {
  override name = 'UncoveredCharactersError';
  readonly characters: string[];
  readonly pages: number[];

  constructor(characters: string[], pages: number[]) {
    super(`No font has ${characters.join(' ')}`);
    this.characters = characters;
    this.pages = pages;
  }
}
