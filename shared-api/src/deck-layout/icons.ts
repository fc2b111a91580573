/** An icon that a slide can have. */
export interface DeckIcon {
  /** What it shows, for people. */
  label: string;
  /** Words of which it is the picture, in lower case and the singular. */
  words: readonly string[];
  /** Further words to find it by. */
  also: readonly string[];
  /** Whether any company may speak about it, whatever its trade. */
  isGeneral?: boolean;
  /** Strokes on a grid of 24 × 24, as SVG path data with absolute M, L, C and Z alone. */
  path: string;
}
