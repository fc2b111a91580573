import type { Shortcut } from '../shortcuts/shortcuts.ts';

/** Actions with a keyboard shortcut in the viewer. */
export interface ViewerActions {
  next: () => void;
  previous: () => void;
  first: () => void;
  last: () => void;
  zoomIn: () => void;
  zoomOut: () => void;
  zoomReset: () => void;
  fullScreen: () => void;
  text: () => void;
  help: () => void;
}

export const SHORTCUTS: readonly Shortcut<keyof ViewerActions>[] = [
  { keys: ['ArrowRight', 'PageDown'], shown: ['→', 'Page Down'], action: 'next', what: 'Next slide' },
  { keys: ['ArrowLeft', 'PageUp'], shown: ['←', 'Page Up'], action: 'previous', what: 'Previous slide' },
  { keys: ['Home'], shown: ['Home'], action: 'first', what: 'First slide' },
  { keys: ['End'], shown: ['End'], action: 'last', what: 'Last slide' },
  { keys: ['+', '='], shown: ['+'], action: 'zoomIn', what: 'Zoom in' },
  { keys: ['-'], shown: ['−'], action: 'zoomOut', what: 'Zoom out' },
  { keys: ['0'], shown: ['0'], action: 'zoomReset', what: 'Fit the slide to the screen' },
  { keys: ['f'], shown: ['F'], action: 'fullScreen', what: 'Full screen' },
  { keys: ['t'], shown: ['T'], action: 'text', what: 'Show or hide the slide text' },
  { keys: ['?'], shown: ['?'], action: 'help', what: 'Keyboard shortcuts' },
];
