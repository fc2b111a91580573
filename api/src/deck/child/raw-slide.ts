import type { Box, HiddenText } from '../types.ts';

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
}

/** What a page holds, before it is put into lines and reading order. */
export interface RawSlide {
  number: number;
  /** Page size in points, as shown after rotation. */
  width: number;
  height: number;
  fragments: Fragment[];
  hidden: HiddenText[];
  /** Something is drawn on the page. */
  ink: boolean;
  /** Share of the page covered by its largest picture that is not a full-page background, 0 to 1. */
  picture: number;
  /** The text layer stands for other letters than those drawn. */
  garbled: boolean;
}
