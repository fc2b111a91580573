import type { Shortcut } from '../shortcuts/shortcuts.ts';

/** Actions with a keyboard shortcut in the list of received decks. */
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

/** The arrow keys scroll the page until a row has the focus. The list handles them itself from then on. */
export const SHORTCUTS: readonly Shortcut<keyof ListActions>[] = [
  { keys: ['j'], shown: ['J', '↓'], action: 'next', what: 'Next deck' },
  { keys: ['k'], shown: ['K', '↑'], action: 'previous', what: 'Previous deck' },
  { keys: ['o'], shown: ['O', 'Enter'], action: 'open', what: 'Open the deck' },
  { keys: ['x'], shown: ['X'], action: 'select', what: 'Select or deselect the deck' },
  { keys: ['a'], shown: ['A'], action: 'selectAll', what: 'Select or deselect all decks on this page' },
  { keys: ['r'], shown: ['R'], action: 'reject', what: 'Reject the deck' },
  { keys: ['c'], shown: ['C'], action: 'contact', what: 'Contact the founder' },
  { keys: ['u'], shown: ['U'], action: 'undo', what: 'Undo the last decision' },
  { keys: ['/'], shown: ['/'], action: 'search', what: 'Search' },
  { keys: ['?'], shown: ['?'], action: 'help', what: 'Show these shortcuts' },
];
