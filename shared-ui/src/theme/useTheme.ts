import { useSyncExternalStore } from 'react';

/** The two themes. The system setting is always resolved to one of them. */
export type Theme = 'light' | 'dark';

const KEY = 'theme';
const listeners = new Set<() => void>();
const systemDark = () => matchMedia('(prefers-color-scheme: dark)');

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return systemDark().matches ? 'dark' : 'light';
}

function notify() {
  for (const listener of listeners) listener();
}

function apply(theme: string | null) {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  notify();
}

function handleStorage(event: StorageEvent) {
  if (event.key === KEY || event.key === null) apply(event.newValue);
}

function subscribe(listener: () => void) {
  const media = systemDark();
  listeners.add(listener);
  media.addEventListener('change', listener);
  addEventListener('storage', handleStorage);
  return () => {
    listeners.delete(listener);
    media.removeEventListener('change', listener);
    if (listeners.size === 0) removeEventListener('storage', handleStorage);
  };
}

/** Sets the theme for this page and, if storage is available, for later visits. */
export function setTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage is blocked, so the choice lasts until the page is left.
  }
  apply(theme);
}

/**
 * The current theme and a function to change it. The system's preference applies until the user chooses. A choice made
 * in another tab applies here too.
 */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  return { theme: useSyncExternalStore(subscribe, currentTheme, () => 'light'), setTheme };
}
