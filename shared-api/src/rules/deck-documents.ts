/** Limits of saved decks. Lengths in characters. */
export const DECK_LIMITS = {
  name: 120,
  company: 120,
  slides: 100,
  title: 200,
  line: 600,
  lines: 20,
  notes: 5000,
  cells: 300,
  tableColumns: 8,
  tableRows: 30,
  chartPoints: 60,
  chartSeries: 6,
  people: 12,
  metrics: 6,
} as const;

/** Themes of decks. */
export const DECK_THEMES = ['paper', 'ink', 'harbour', 'moss', 'ember', 'slate'] as const;

export type DeckTheme = (typeof DECK_THEMES)[number];

/** Kinds of slides. */
export const SLIDE_KINDS = [
  'title',
  'bullets',
  'columns',
  'quote',
  'metrics',
  'table',
  'chart',
  'image',
  'team',
] as const;

export type SlideKind = (typeof SLIDE_KINDS)[number];

/** Maximum number of saved decks per account. */
export const SAVED_DECKS_MAX = 200;

/** Hours during which a deleted deck can be restored. */
export const RESTORE_HOURS = 24;
