import { readSavedDeck, type SavedDeck } from '@northlight/shared-api';
import { useEffect, useEffectEvent, useState } from 'react';
import type { EditedDeck } from '../editor/deck.ts';
import type { Autosave } from './useAutosave.ts';

interface FreshOptions {
  deckId: string;
  autosave: Autosave;
  /** Loads the stored deck into the editor. @returns the edited deck */
  onStored: (stored: SavedDeck) => EditedDeck;
}

/** Milliseconds between two looks while the tab is visible. */
const LOOK_EVERY = 20_000;

/**
 * When the user returns to the tab, and now and then while it is visible, checks whether the deck was saved elsewhere. Without unsaved changes, the stored
 * deck is loaded without asking.
 * @returns whether the last check loaded a newer deck
 */
export function useFresh({ deckId, autosave, onStored }: FreshOptions): boolean {
  const [isFreshened, setFreshened] = useState(false);
  const handleReturn = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || !autosave.isSettled()) return;
    setFreshened(false);
    try {
      const stored = await readSavedDeck(deckId);
      if (stored.revision <= autosave.revision() || !autosave.isSettled()) return;
      autosave.restart(onStored(stored), stored.revision);
      setFreshened(true);
    } catch {
      // The next save reports the problem.
    }
  });
  useEffect(() => {
    const look = () => void handleReturn();
    const timer = setInterval(look, LOOK_EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return isFreshened;
}
