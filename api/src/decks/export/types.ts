import type { DeckDocument } from '@northlight/shared-api/deck-layout';

export interface ExportImage {
  data: Uint8Array;
  type: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
}

export interface ExportDeck {
  name: string;
  company: string;
  content: DeckDocument;
  /** By the name that slides use. */
  images: Readonly<Record<string, ExportImage>>;
  /** Time of the last change. All dates in the file come from it, so the same deck exports to the same bytes. */
  at: Date;
  /** In a PDF, adds the speaker notes after each slide. @default false */
  withNotes?: boolean;
}

export type ExportFormat = 'pptx' | 'pdf';

/** No PDF font has these characters; lists them with their pages. */
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
