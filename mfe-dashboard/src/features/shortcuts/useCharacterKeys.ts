import { useSyncExternalStore } from 'react';

const KEY = 'character_keys';
const listeners = new Set<() => void>();
let chosen: boolean | null = null;

function isOn(): boolean {
  if (chosen !== null) return chosen;
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

function turn(on: boolean) {
  chosen = on;
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Storage is closed to the page: the choice holds until it is left.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Whether single letters, digits and signs do something, and the way to turn that off: whoever speaks to the computer
 * would set them off with every word.
 * @see https://www.w3.org/TR/WCAG22/#character-key-shortcuts
 */
export const useCharacterKeys = () => ({ isOn: useSyncExternalStore(subscribe, isOn), turn });
