/** A keyboard shortcut: its keys, its action, and its description on the help sheet. */
export interface Shortcut<Action extends string> {
  keys: readonly string[];
  shown: readonly string[];
  action: Action;
  what: string;
}

const OTHERS = [
  'input:not([type="checkbox"])',
  'textarea',
  'select',
  '[contenteditable]',
  '[role="dialog"]',
  '[role="menu"]',
].join();

const isCharacter = (key: string) => key.length === 1;

/**
 * Returns the action of a key press; null if there is none, or if the focused element handles the key.
 * @param takesCharacters whether single-character shortcuts are on
 */
export function actionOf<Action extends string>(
  shortcuts: readonly Shortcut<Action>[],
  event: KeyboardEvent,
  takesCharacters: boolean,
): Action | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (isCharacter(event.key) && !takesCharacters) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(OTHERS)) return null;
  const key = isCharacter(event.key) ? event.key.toLowerCase() : event.key;
  return shortcuts.find(({ keys }) => keys.includes(key))?.action ?? null;
}
