/** A statement for a slide, in its author's words. */
export interface Piece {
  text: string;
  /** The sentences of which it consists, where they are not the text. */
  said?: readonly string[];
  /** The slide it comes from; null when it comes from a brief. */
  slide: number | null;
  /** Its number in a list that its author numbered. */
  place?: number;
}
