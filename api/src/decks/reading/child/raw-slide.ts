import type { Box, HiddenText, Slide, SlidePicture } from '../types.ts';

/** Quarter turns clockwise. */
export type Turn = Slide['turn'];

/** A stretch of visible text on one baseline, as the page draws it. */
export interface Fragment {
  text: string;
  box: Box;
  /** Height of the type in points. */
  size: number;
  /** Direction of reading on the page as shown, in quarter turns clockwise (0 to 3). */
  turn: number;
  /** Its letters are set apart, so that its words are too. */
  tracked: boolean;
  /** Its letters were recognised in a picture. */
  source?: 'ocr';
}

/** What the letters in the picture of a page say. */
export interface Recognised {
  number: number;
  /** Size of the page in points and direction of its text, as its letters turned out to stand. */
  width: number;
  height: number;
  turn: Turn;
  fragments: Fragment[];
  hidden: HiddenText[];
  /** Enough of it was recognised well enough to be judged. */
  clear: boolean;
}

/** What a page holds, before it is put into lines and reading order. */
export interface RawSlide {
  number: number;
  /** Page size in points, as it stands upright. */
  width: number;
  height: number;
  /** Direction of its text before it was turned upright. */
  turn: Turn;
  fragments: Fragment[];
  hidden: HiddenText[];
  notes: string[];
  /** Next to nothing of the page differs from its background. */
  blank: boolean;
  /** The largest first; a picture of the whole page is its background and left out. */
  pictures: SlidePicture[];
  /** The text layer stands for other letters than those drawn. */
  garbled: boolean;
  /** False when the page would not open, or its turn never came. */
  reached: boolean;
}

/** A page of which nothing is known. */
export function unreachedSlide(number: number): RawSlide {
  return {
    number,
    width: 1,
    height: 1,
    turn: 0,
    fragments: [],
    hidden: [],
    notes: [],
    blank: false,
    pictures: [],
    garbled: false,
    reached: false,
  };
}
