import { useEffect, useEffectEvent } from 'react';
import type { EditorActions } from './useDeckEditor.ts';

/** Elements that handle undo themselves. */
const OWN_UNDO = '[data-own-undo], [role="dialog"], [role="alertdialog"]';

/** Ctrl+Z or Cmd+Z undoes a change of the deck; with Shift, or with Ctrl+Y, it is redone. */
export function useUndoKeys({ undo, redo }: Pick<EditorActions, 'undo' | 'redo'>): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(OWN_UNDO)) return;
    const key = event.key.toLowerCase();
    const isRedo = (key === 'z' && event.shiftKey) || (key === 'y' && !event.shiftKey);
    if (!isRedo && (key !== 'z' || event.shiftKey)) return;
    event.preventDefault();
    if (isRedo) redo();
    else undo();
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
