/** Limits of saved decks. Lengths in characters. */
export const DECK_LIMITS = {
  name: 120,
  company: 120,
  slides: 100,
  title: 200,
  line: 600,
  lines: 20,
  notes: 5000,
  comment: 1000,
  comments: 200,
  cells: 300,
  tableColumns: 8,
  tableRows: 30,
  chartPoints: 60,
  chartSeries: 6,
  people: 12,
  logos: 12,
  metrics: 6,
  steps: 6,
  markets: 4,
  brandColors: 5,
} as const;

/** Themes of decks. */
export const DECK_THEMES = ['paper', 'ink', 'harbour', 'moss', 'ember', 'slate', 'signal', 'dusk'] as const;

export type DeckTheme = (typeof DECK_THEMES)[number];

/** Fonts of decks: families that PowerPoint has on Windows and macOS. */
export const DECK_FONTS = ['arial', 'calibri', 'cambria', 'courier-new', 'georgia', 'times-new-roman'] as const;

export type DeckFont = (typeof DECK_FONTS)[number];

/** Formats of slides: width to height. */
export const DECK_FORMATS = ['16:9', '4:3'] as const;

export type DeckFormat = (typeof DECK_FORMATS)[number];

/** Kinds of slides. */
export const SLIDE_KINDS = [
  'title',
  'section',
  'bullets',
  'columns',
  'quote',
  'number',
  'metrics',
  'timeline',
  'market',
  'table',
  'chart',
  'image',
  'team',
  'logos',
  'closing',
] as const;

export type SlideKind = (typeof SLIDE_KINDS)[number];

/** States of a step on a timeline. */
export const STEP_STATES = ['done', 'current', 'planned'] as const;

/** Looks of a table: rules under rows, or a comparison with marks for yes, no and partly. */
export const TABLE_LOOKS = ['plain', 'comparison'] as const;

/** Looks of two columns: equal, or the first as what was and the second as what is now. */
export const COLUMN_LOOKS = ['plain', 'before-after'] as const;

/** Looks of bullets: a list, cards in a row, or steps that arrows join from left to right. */
export const BULLET_LOOKS = ['list', 'cards', 'steps'] as const;

export type BulletLook = (typeof BULLET_LOOKS)[number];

/** How many bullets a slide of cards or steps has. Others are drawn as a list. */
export const BULLETS_ARRANGED = { cards: { least: 2, most: 4 }, steps: { least: 2, most: 5 } } as const;

/** Where the panel of a number is: at the right in the accent, or at the left in a tint of it. */
export const NUMBER_LOOKS = ['right', 'left'] as const;

/** Looks of a picture: below the title, on a panel beside it, there as a screenshot with numbered points, or as a photo that fills half the slide. */
export const IMAGE_LOOKS = ['plain', 'panel', 'screenshot', 'photo'] as const;

/** Looks of the picture on a cover or a close: by its proportions, or as a photo that fills its side. */
export const COVER_LOOKS = ['plain', 'photo'] as const;

/** Drawings of a market: circles within each other, or a funnel. */
export const MARKET_LOOKS = ['circles', 'funnel'] as const;

/** Grounds that a logo can need to be seen. */
export const LOGO_GROUNDS = ['light', 'dark'] as const;

/** Maximum number of saved decks per account. */
export const SAVED_DECKS_MAX = 200;

/** Hours during which a deleted deck can be restored. */
export const RESTORE_HOURS = 24;
