import { useEffect, useRef } from 'react';
import { actionOf, type Shortcut } from './shortcuts.ts';
import { useCharacterKeys } from './useCharacterKeys.ts';

/** Listens for keyboard shortcuts on the whole page. */
export function useShortcuts<Action extends string>(
  shortcuts: readonly Shortcut<Action>[],
  actions: Record<Action, () => void>,
): void {
  const { isOn } = useCharacterKeys();
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const action = actionOf(shortcuts, event, isOn);
      if (!action) return;
      event.preventDefault();
      latest.current[action]();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [shortcuts, isOn]);
}
