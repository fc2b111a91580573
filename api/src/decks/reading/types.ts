/** A rectangle on a slide, in fractions of its width and height (0 to 1), origin at the top left, as shown after rotation. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Why a line says nothing of the company: it numbers the page, stands on most slides, or is a lawyer's. */
export type Furniture = 'page-number' | 'repeated' | 'legal';

/** One line of text as a reader sees it. */
export interface Line {
  text: string;
  box: Box;
  /** Height of the type in points. */
  size: number;
  /** Its letters were recognised in a picture; without it they are the file's own. */
  source?: 'ocr';
  /** It belongs to the template, not to what the slide says: never quoted, never scored. */
  furniture?: Furniture;
}

/** Text that is in the file but leaves no ink where it stands. It is reported and never scored. */
export interface HiddenText {
  text: string;
  reason: 'invisible' | 'tiny' | 'same-colour' | 'covered' | 'off-page';
}

export interface Cell {
  text: string;
  box: Box;
}

/** Lines that stand in rows and columns. Each row has a place for every column, null where nothing stands in it. */
export interface Table {
  box: Box;
  rows: (Cell | null)[][];
}

export interface SlidePicture {
  box: Box;
  /** Share of the slide that it covers, 0 to 1. */
  share: number;
}

/** Why the text of a slide is not known. */
export type UnreadReason =
  /** What it says is a picture, in which no letters were looked for. */
  | 'picture'
  /** It is a picture whose letters could not be recognised well enough. */
  | 'unclear'
  /** Its font stands for other letters than those drawn. */
  | 'garbled'
  /** The page would not open, or the document took all it may take before this slide. */
  | 'not-reached';

export interface Slide {
  /** Counted from 1. */
  number: number;
  /** Points, as shown. */
  width: number;
  height: number;
  /** Direction of its text as shown, in quarter turns clockwise: 0 unless the slide lies on its side. */
  turn: 0 | 1 | 2 | 3;
  /** The line that stands as title, or null when none stands out. */
  title: string | null;
  /** Visible lines in reading order; those that are furniture come last. */
  lines: Line[];
  tables: Table[];
  /** The largest first, backgrounds left out. */
  pictures: SlidePicture[];
  hidden: HiddenText[];
  /** Comments pinned to the page. They are no part of what is presented, and never scored. */
  notes: string[];
  /** English name of the language it is evidently written in, when that is not English. */
  language: string | null;
  /** False when the slide has no usable text: "not assessed", never zero. */
  readable: boolean;
  /** Set where `readable` is false. */
  unread: UnreadReason | null;
}

/** What the reader makes of a PDF. At least one slide. */
export interface Deck {
  slides: Slide[];
  /** English name of the language most of it is written in, when that is not English. */
  language: string | null;
  /** SHA-256 of the file, hex. */
  sha256: string;
}

/** What a reader is doing. `slide` is counted from 1, `of` is the number of slides. */
export type DeckProgress =
  /** Others come first; `position` 1 is next. */
  | { stage: 'waiting'; position: number }
  | { stage: 'opening' }
  /** This slide was read. */
  | { stage: 'reading'; slide: number; of: number }
  /** Letters are being recognised in the picture of this slide. */
  | { stage: 'recognising'; slide: number; of: number };

/** How a deck is read on behalf of somebody. */
export interface ReadingOptions {
  /** Ends the reading at once; the promise rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: DeckProgress) => void) | undefined;
  /** Whose turn it takes, such as an account or an address: readers are shared out fairly between them. */
  owner?: string | undefined;
  /** Looks for letters in slides that are pictures; it does unless told otherwise here or by a setting. */
  ocr?: boolean | undefined;
}
