import type { z } from 'zod';
import type { PptxAppearance } from '../brand/types.ts';
import type { DeckDocumentSlide } from '../saved/document-schemas.ts';

export type DocumentSlide = z.output<typeof DeckDocumentSlide>;

/** A part of a slide or picture, in fractions of its width and height. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture of the file that a slide shows. */
export interface ImportedPicture {
  /** The name that slides use. */
  name: string;
  data: Uint8Array;
  /** The part that the slide shows; all of it when absent. */
  crop: Part | null;
}

/** Content that editable slides cannot hold. */
export type LeftOutKind =
  | 'outside'
  | 'hidden-shape'
  | 'small-picture'
  | 'background'
  | 'logo'
  | 'picture-format'
  | 'picture-many'
  | 'media'
  | 'object'
  | 'chart'
  | 'diagram'
  | 'ink'
  | 'link'
  | 'comment'
  | 'footer'
  | 'master-text'
  | 'long-notes'
  | 'long-deck';

/** What was left out, and on which slides. Slides are counted as in PowerPoint, hidden ones included. */
export interface LeftOut {
  kind: LeftOutKind;
  slides: number[];
  count: number;
}

/** One editable slide, and the slide of the file that it comes from. */
export interface ImportedSlide {
  /** Its number in PowerPoint, from 1; hidden slides count. */
  source: number;
  slide: DocumentSlide;
}

/** A PowerPoint file as editable slides. A slide of the file becomes one or more of them. */
export interface ImportedDeck {
  /** Title in the file's properties; empty without one. */
  title: string;
  /** Visible slides of the file. */
  sources: number;
  slides: ImportedSlide[];
  pictures: ImportedPicture[];
  leftOut: LeftOut[];
  /** What the file looks like; its logo is not among the pictures of slides. */
  appearance: PptxAppearance;
  /** SHA-256 of the file, hex. */
  sha256: string;
}
