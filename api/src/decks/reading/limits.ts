/** What one document may cost. Times in milliseconds of the processor, memory in bytes of resident memory. */
export interface Limits {
  /** For the next sign of progress: the process ready, the file open, one more slide. */
  timeoutMs: number;
  /** For the text of the whole document. */
  totalMs: number;
  /** For the letters in the picture of one slide. One that takes longer ends the looking. */
  recogniseMs: number;
  /** For the letters in all pictures. */
  recogniseTotalMs: number;
  memoryBytes: number;
}

export const LIMITS: Limits = {
  timeoutMs: 4_500,
  totalMs: 5_500,
  recogniseMs: 5_000,
  recogniseTotalMs: 60_000,
  memoryBytes: 704 * 1024 * 1024,
};

/** On a busy machine a second of the processor takes longer; more than this many times longer is hanging. */
export const PATIENCE = 5;

/** Slides of one document in whose pictures letters are looked for, the first ones first. */
export const MAX_RECOGNISED = 40;

/** More pages than any pitch deck has; beyond it a file is refused before a page is read. */
export const MAX_PAGES = 300;

/** Longest side of a page in points: 200 inches, the limit that viewers share. */
export const MAX_SIDE = 14_400;

/** Longest side over shortest side; a page beyond it cannot be looked at as a slide. */
export const MAX_ASPECT = 20;

/** Characters on one page, and in one document, beyond which it is not a deck that people present. */
export const MAX_PAGE_CHARACTERS = 60_000;
export const MAX_DECK_CHARACTERS = 1_000_000;

/** Pixels of one picture: five times what a good camera makes. */
export const MAX_PICTURE_PIXELS = 250_000_000;

/** Stretches of text on one page, and in one document, beyond which nobody could present it: it is looked at as a picture. */
export const MAX_PAGE_FRAGMENTS = 800;
export const MAX_DECK_FRAGMENTS = 10_000;
