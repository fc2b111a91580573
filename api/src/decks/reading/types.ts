/** A rectangle on a slide, in fractions of its width and height (0 to 1), origin at the top left, after rotation. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Why a line says nothing about the company: it is a page number, repeats across slides, or is legal boilerplate. */
export type Furniture = 'page-number' | 'repeated' | 'legal';

/** One visible line of text. */
export interface Line {
  text: string;
  box: Box;
  /** Font size in points. */
  size: number;
  /** Set in bold. */
  bold?: boolean;
  /** Set when the text comes from OCR; otherwise it is the file's own. */
  source?: 'ocr';
  /** Set for template lines, which are never quoted or scored. */
  furniture?: Furniture;
}

/** Text in the file that a reader of the page cannot read. It is reported and never scored. */
export interface HiddenText {
  text: string;
  reason:
    | 'invisible'
    | 'tiny'
    | 'same-colour'
    | 'covered'
    | 'off-page'
    /** Drawn, but squeezed or turned so that nobody can read it. */
    | 'unreadable'
    /** What is drawn does not say these words. */
    | 'misleading';
  /** Where it is, or would be. */
  box: Box;
}

export interface Cell {
  text: string;
  box: Box;
}

/** Lines arranged in rows and columns. Each row has an entry per column, null for an empty cell. */
export interface Table {
  box: Box;
  rows: (Cell | null)[][];
  /** The first row names the columns. */
  header: boolean;
}

/** A value and what it measures: "$1.5M" and "Amount", "CEO" and "Anna Berg", a table cell and its headers. */
export interface Value {
  /** How value and label belong together. A `card` is a figure that stands by itself beside, above or below its label. */
  kind: 'card' | 'table' | 'chart' | 'date' | 'inline' | 'person';
  /** As printed. */
  text: string;
  /** What the value measures; in a table the row header. As printed. */
  label: string;
  /** Column header, chart series or heading, from the nearest to the widest. As printed. */
  context: string[];
  /** Bounds of the value. */
  box: Box;
}

/** Lines that are read as one. */
export interface Block {
  role:
    | 'title'
    | 'heading'
    | 'text'
    | 'item'
    /** A value with its label, or a person with a role. */
    | 'value'
    /** A row of a table, with the names of its columns. */
    | 'row'
    | 'furniture';
  /** The lines joined by spaces; a label or row header is set off from its values by a colon. */
  text: string;
  box: Box;
  lines: Line[];
}

/** A part of a slide. */
export interface Region {
  kind: 'title' | 'card' | 'list' | 'column' | 'table' | 'picture' | 'footer';
  box: Box;
  /** In reading order; none in a picture. */
  blocks: Block[];
}

export interface SlidePicture {
  box: Box;
  /** Share of the slide that the picture covers, 0 to 1. */
  share: number;
}

/** A part of a slide with text that OCR read in part, or not at all. */
export interface UnreadRegion {
  box: Box;
  state: 'partly' | 'unread';
}

/** Why the text of a slide is unknown. */
export type UnreadReason =
  /** The content is a picture, and OCR did not run on it. */
  | 'picture'
  /** The content is a picture, and OCR could not recognise any of it. */
  | 'unclear'
  /** The text layer does not match the drawn text. */
  | 'garbled'
  /** The page could not be opened, or the document used up its limits before this slide. */
  | 'not-reached';

export interface Slide {
  /** Counted from 1. */
  number: number;
  /** Points, as displayed. */
  width: number;
  height: number;
  /** Text direction as displayed, in quarter turns clockwise: 0 unless the slide is rotated. */
  turn: 0 | 1 | 2 | 3;
  /** The line that stands out as the title, or null. */
  title: string | null;
  /** Visible lines in reading order, furniture last. */
  lines: Line[];
  /** Each line belongs to one block. */
  regions: Region[];
  tables: Table[];
  /** Values with their labels, in reading order. */
  values: Value[];
  /** Largest first, without backgrounds. */
  pictures: SlidePicture[];
  /** Drawn charts, without their labels. */
  charts: Box[];
  hidden: HiddenText[];
  /** Comments pinned to the page. They are not part of the presentation and never scored. */
  notes: string[];
  /** English name of the slide's language, when it is not English. */
  language: string | null;
  /** False when the slide has no usable text. Such a slide is "not assessed"; it never counts as zero. */
  readable: boolean;
  /** Set when `readable` is false. */
  unread: UnreadReason | null;
  /** Where text may stand that is not in `lines`. Empty when everything was read. */
  unreadRegions: UnreadRegion[];
}

/** The result of reading a PDF. Has at least one slide. */
export interface Deck {
  slides: Slide[];
  /** English name of the language of most slides, when it is not English. */
  language: string | null;
  /** SHA-256 of the file, hex. */
  sha256: string;
}

/** Progress of a reader. `slide` counts from 1, `of` is the number of slides. */
export type DeckProgress =
  | { stage: 'opening' }
  /** This slide has been read. */
  | { stage: 'reading'; slide: number; of: number }
  /** OCR is running on this slide. */
  | { stage: 'recognising'; slide: number; of: number };

/** Options for reading a deck. */
export interface ReadingOptions {
  /** Cancels the reading; the promise rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: DeckProgress) => void) | undefined;
  /** Runs OCR on slides that are pictures. Default: true, unless a setting turns it off. */
  ocr?: boolean | undefined;
}
