import type { Shortcut } from '../shortcuts/shortcuts.ts';

/** What can be done in the list of received decks with a key. */
export interface ListActions {
  next: () => void;
  previous: () => void;
  open: () => void;
  select: () => void;
  selectAll: () => void;
  reject: () => void;
  contact: () => void;
  undo: () => void;
  search: () => void;
  help: () => void;
}

/** Arrows belong to the page until a row has the focus: the list takes them there itself. */
export const SHORTCUTS: readonly Shortcut<keyof ListActions>[] = [
  { keys: ['j'], shown: ['J', '↓'], action: 'next', what: 'Next deck' },
  { keys: ['k'], shown: ['K', '↑'], action: 'previous', what: 'Previous deck' },
  { keys: ['o'], shown: ['O', 'Enter'], action: 'open', what: 'Open the deck' },
  { keys: ['x'], shown: ['X'], action: 'select', what: 'Select the deck, or not' },
  { keys: ['a'], shown: ['A'], action: 'selectAll', what: 'Select all decks of this page, or none' },
  { keys: ['r'], shown: ['R'], action: 'reject', what: 'Reject the deck' },
  { keys: ['c'], shown: ['C'], action: 'contact', what: 'Contact the founder' },
  { keys: ['u'], shown: ['U'], action: 'undo', what: 'Undo what was just done' },
  { keys: ['/'], shown: ['/'], action: 'search', what: 'Search' },
  { keys: ['?'], shown: ['?'], action: 'help', what: 'This sheet' },
];
