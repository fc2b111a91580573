/** What may be said to the assistant, and how much it keeps. Lengths in characters. */
export const ASSISTANT_LIMITS = {
  message: 4000,
  /** One answer of the brief. */
  brief: 3000,
  /** Messages of one conversation; the oldest go first. */
  messages: 200,
  versionLabel: 80,
  /** Versions of one deck that were kept by themselves; the oldest go first. */
  versions: 30,
  /** Versions of one deck that somebody has named. */
  namedVersions: 20,
} as const;

/** Parts of a brief that are written freely, in the order in which a deck tells them. */
export const BRIEF_PARTS = [
  'problem',
  'solution',
  'market',
  'model',
  'traction',
  'competition',
  'team',
  'ask',
] as const;

export type BriefPart = (typeof BRIEF_PARTS)[number];

/** An image for saved decks: as it is uploaded, and as it is kept. */
export const DECK_IMAGE = {
  maxMb: 10,
  /** Longest side as it is kept, in pixels. */
  side: 2000,
  /** Images that one account keeps, and all of them in megabytes. */
  perOwner: 300,
  perOwnerMb: 200,
} as const;
