const MB = 1024 * 1024;

/** Limits of one PowerPoint file: times in milliseconds of processor time, memory in bytes of resident memory. */
export interface PptxLimits {
  /** Until the next sign of progress: file open, one more slide. */
  timeoutMs: number;
  totalMs: number;
  memoryBytes: number;
}

export const PPTX_LIMITS: PptxLimits = { timeoutMs: 6_000, totalMs: 20_000, memoryBytes: 704 * MB };

/** Maximum number of files in the archive. A deck of 300 slides with charts and pictures has some 3,000. */
export const MAX_ENTRIES = 10_000;

/** Maximum bytes of one XML part when unpacked, of all of them, of one picture, and of all pictures. */
export const MAX_XML = 24 * MB;
export const MAX_XML_TOTAL = 160 * MB;
export const MAX_PICTURE = 30 * MB;
export const MAX_PICTURES_TOTAL = 120 * MB;

/** Maximum nesting and number of elements of one XML part. */
export const MAX_DEPTH = 200;
export const MAX_ELEMENTS = 600_000;

/** More slides than any pitch deck has, as for PDF. */
export const MAX_SLIDES = 300;

/** Maximum shapes on one slide, and characters on one slide and in one deck. Beyond them, it is not a presentation. */
export const MAX_SHAPES = 3_000;
export const MAX_SLIDE_CHARACTERS = 60_000;
export const MAX_DECK_CHARACTERS = 1_000_000;

/** Maximum number of pictures taken from one slide and from one deck. */
export const MAX_SLIDE_PICTURES = 6;
export const MAX_DECK_PICTURES = 120;
