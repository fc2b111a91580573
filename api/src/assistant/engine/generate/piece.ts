/** A statement that a slide is made of, in its author's words. */
export interface Piece {
  text: string;
  /** The slide of the deck it was taken from; null when it comes from a brief. */
  slide: number | null;
}
