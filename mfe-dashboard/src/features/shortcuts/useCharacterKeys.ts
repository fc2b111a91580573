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
    // Storage is unavailable: the choice lasts until the page is left.
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
 * Whether single-character shortcuts are on, and a function to turn them off. Speech input would trigger them with
 * every word.
 * @see https://www.w3.org/TR/WCAG22/#character-key-shortcuts
 */
export const useCharacterKeys = () => ({ isOn: useSyncExternalStore(subscribe, isOn), turn });
