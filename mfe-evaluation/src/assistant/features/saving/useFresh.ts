import { readSavedDeck, type SavedDeck } from '@northlight/shared-api';
import { useEffect, useEffectEvent, useState } from 'react';
import type { EditedDeck } from '../editor/deck.ts';
import type { Autosave } from './useAutosave.ts';

interface FreshOptions {
  deckId: string;
  autosave: Autosave;
  /** Takes the stored deck into the editor. @returns what is edited now */
  onStored: (stored: SavedDeck) => EditedDeck;
}

/**
 * Looks, when the person comes back to the tab, whether the deck was saved elsewhere; with nothing unsaved here, it is
 * taken over without a question. @returns whether that was the last thing to happen
 */
export function useFresh({ deckId, autosave, onStored }: FreshOptions): boolean {
  const [isFreshened, setFreshened] = useState(false);
  const handleReturn = useEffectEvent(async () => {
    setFreshened(false);
    if (document.visibilityState !== 'visible' || !autosave.isSettled()) return;
    try {
      const stored = await readSavedDeck(deckId);
      if (stored.revision <= autosave.revision() || !autosave.isSettled()) return;
      autosave.restart(onStored(stored), stored.revision);
      setFreshened(true);
    } catch {
      // The next save will tell.
    }
  });
  useEffect(() => {
    const look = () => void handleReturn();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isFreshened;
}
