/** Limits for one document: times in milliseconds of processor time, memory in bytes of resident memory. */
export interface Limits {
  /** Until the next sign of progress: process ready, file open, one more slide. */
  timeoutMs: number;
  /** For the text of the whole document. */
  totalMs: number;
  /** For OCR until the next sign of progress: one more pass over a region. */
  recogniseMs: number;
  /** For OCR of all slides. */
  recogniseTotalMs: number;
  memoryBytes: number;
}

export const LIMITS: Limits = {
  timeoutMs: 4_500,
  totalMs: 20_000,
  recogniseMs: 12_000,
  recogniseTotalMs: 60_000,
  memoryBytes: 704 * 1024 * 1024,
};

/** Maximum number of slides per document in whose pictures text is looked for, and on which OCR runs, in slide order. */
export const MAX_SURVEYED = 80;
export const MAX_RECOGNISED = 40;

/** More pages than any pitch deck has. Files beyond it are rejected before a page is read. */
export const MAX_PAGES = 300;

/** Longest side of a page in points: 200 inches, the common limit of PDF viewers. */
export const MAX_SIDE = 14_400;

/** Maximum ratio of the longest to the shortest side. Beyond it, a page cannot be a slide. */
export const MAX_ASPECT = 20;

/** Maximum characters on one page and in one document. Beyond them, it is not a presentation. */
export const MAX_PAGE_CHARACTERS = 60_000;
export const MAX_DECK_CHARACTERS = 1_000_000;

/** Maximum pixels of one picture: five times those of a good camera. */
export const MAX_PICTURE_PIXELS = 250_000_000;

/** Maximum text fragments on one page and in one document. Beyond them, a page is treated as a picture. */
export const MAX_PAGE_FRAGMENTS = 800;
export const MAX_DECK_FRAGMENTS = 10_000;
