/** A rectangle on a slide, in fractions of its width and height (0 to 1), origin at the top left, as shown after rotation. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One line of text as a reader sees it. */
export interface Line {
  text: string;
  box: Box;
  /** Height of the type in points. */
  size: number;
}

/** Text that is in the file but leaves no ink where it stands. It is reported and never scored. */
export interface HiddenText {
  text: string;
  reason: 'invisible' | 'tiny' | 'same-colour' | 'covered' | 'off-page';
}

export interface Slide {
  /** Counted from 1. */
  number: number;
  /** The line that stands as title, or null when none stands out. */
  title: string | null;
  /** Visible lines in reading order. */
  lines: Line[];
  hidden: HiddenText[];
  /** False when the slide has no usable text layer (a picture, an outline font): "not assessed", never zero. */
  readable: boolean;
}

/** What the reader makes of a PDF. At least one slide. */
export interface Deck {
  slides: Slide[];
  /** SHA-256 of the file, hex. */
  sha256: string;
}
