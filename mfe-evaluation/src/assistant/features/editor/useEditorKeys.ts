import { useEffect, useEffectEvent } from 'react';

/** Elements that handle undo themselves. */
const OWN_UNDO = '[data-own-undo]';
/** Where no shortcut of the editor works. */
const APART = '[role="dialog"], [role="alertdialog"]';

interface EditorKeys {
  undo: () => void;
  redo: () => void;
  /** Writes a comment on the open slide. */
  comment: () => void;
  /** Lists the shortcuts. */
  help: () => void;
}

function actionOf(event: KeyboardEvent): keyof EditorKeys | null {
  if (!(event.ctrlKey || event.metaKey)) return null;
  // AltGr types characters; some browsers report it as Ctrl+Alt.
  if (event.altKey) return event.code === 'KeyM' && !event.getModifierState('AltGraph') ? 'comment' : null;
  const key = event.key.toLowerCase();
  if (key === '/') return 'help';
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && !event.shiftKey ? 'redo' : null;
}

/** Keyboard shortcuts of the editor, with Ctrl or Cmd. The dialog of shortcuts lists them. */
export function useEditorKeys(keys: EditorKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOf(event);
    const target = event.target instanceof Element ? event.target : null;
    if (!action || target?.closest(APART)) return;
    if ((action === 'undo' || action === 'redo') && target?.closest(OWN_UNDO)) return;
    event.preventDefault();
    keys[action]();
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
