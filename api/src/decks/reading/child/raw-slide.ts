import type { Box, HiddenText, Slide, SlidePicture, UnreadRegion } from '../types.ts';

/** Quarter turns clockwise. */
export type Turn = Slide['turn'];

/** A stretch of visible text on one baseline. */
export interface Fragment {
  text: string;
  box: Box;
  /** Font size in points. */
  size: number;
  /** Set in bold. */
  bold?: boolean;
  /** Text direction on the page as displayed, in quarter turns clockwise (0 to 3). */
  turn: number;
  /** True for letter-spaced text, where the gaps between words are wider too. */
  tracked: boolean;
  /** Set when the text comes from OCR. */
  source?: 'ocr';
}

/**
 * A run of text that may not be visible as what it says. Unless OCR reads the same words in its place, it is not
 * visible text.
 */
export interface Suspect {
  fragment: Fragment;
  /** Why it counts as hidden when OCR does not confirm it. */
  reason: HiddenText['reason'];
  /** True when its own ink is visible; false when only something else drawn in its place could show its words. */
  drawn: boolean;
}

/** What OCR reads in the places of a page's doubtful text. */
export interface Reading {
  number: number;
  /** One entry for each suspect, in the same order; null where nothing legible was read. */
  suspects: (string | null)[];
  /** One entry for each fragment with wrong characters (see `wrongOf`), in the same order. */
  mended: (string | null)[];
}

/** OCR result for one page. */
export interface Recognised {
  number: number;
  /** Page size in points and text direction, as OCR detected them. */
  width: number;
  height: number;
  turn: Turn;
  /** OCR was to read all of the page, rather than regions beside the file's own text. */
  whole: boolean;
  /** Text that was recognised reliably. */
  fragments: Fragment[];
  hidden: HiddenText[];
  /** Regions whose text is not in `fragments`, or not all of it. */
  unread: UnreadRegion[];
}

/** A small coloured shape before a text of a legend. */
export interface ColourKey {
  box: Box;
  /** Figures that stand on the same colour, or right beside it. */
  figures: Box[];
}

/** The contents of a page before it is sorted into lines and reading order. */
export interface RawSlide {
  number: number;
  /** Size of the upright page in points. */
  width: number;
  height: number;
  /** Text direction before the page was turned upright. */
  turn: Turn;
  /** Text that is visible as what it says. */
  fragments: Fragment[];
  suspects: Suspect[];
  hidden: HiddenText[];
  notes: string[];
  /** The page shows nothing but its background. */
  blank: boolean;
  /** Largest first. A picture that covers the whole page is its background and is left out. */
  pictures: SlidePicture[];
  /** Drawn shapes that may hold text, such as cards and table cells. */
  frames: Box[];
  /** Drawn lines, such as those between the rows of a table. */
  rules: Box[];
  /** Small drawn shapes that may be the bullets of a list. */
  marks: Box[];
  /** The legend of a chart by its colours. */
  keys: ColourKey[];
  /** Drawn charts, without their labels. */
  charts: Box[];
  /** The text layer does not match the drawn text. */
  garbled: boolean;
  /** False when the page could not be opened or reading ended before it. */
  reached: boolean;
}

export function unreachedSlide(number: number): RawSlide {
  return {
    number,
    width: 1,
    height: 1,
    turn: 0,
    fragments: [],
    suspects: [],
    hidden: [],
    notes: [],
    blank: false,
    pictures: [],
    frames: [],
    rules: [],
    marks: [],
    keys: [],
    charts: [],
    garbled: false,
    reached: false,
  };
}
