/** Limits of the assistant: lengths in characters, and how much it keeps. */
export const ASSISTANT_LIMITS = {
  message: 4000,
  /** One answer in a brief. */
  brief: 3000,
  /** Pictures of a brief, without the logo. */
  pictures: 6,
  /** Messages per conversation. The oldest are dropped first. */
  messages: 200,
  versionLabel: 80,
  /** Automatic versions per deck. The oldest are dropped first. */
  versions: 30,
  /** Named versions per deck. */
  namedVersions: 20,
} as const;

/** Free-text parts of a brief, in the order of a deck. */
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

/** Limits of images in saved decks, on upload and in storage. */
export const DECK_IMAGE = {
  maxMb: 10,
  /** Longest side of a stored image, in pixels. */
  side: 2000,
  /** Images per account, and their total size in megabytes. */
  perOwner: 300,
  perOwnerMb: 200,
} as const;
