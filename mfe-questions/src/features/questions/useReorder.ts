import { REORDER_SAVE_DELAY } from '@northlight/shared-api/rules';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Saves a new order shortly after the last move, but never while another save is running.
 * @returns a function to call after each move
 */
export function useReorder(isSaving: boolean, save: () => Promise<void>): () => void {
  const [waiting, setWaiting] = useState(0);
  const handleTime = useEffectEvent(() => {
    setWaiting(0);
    void save();
  });
  useEffect(() => {
    if (waiting === 0 || isSaving) return;
    const timer = setTimeout(() => handleTime(), REORDER_SAVE_DELAY);
    return () => clearTimeout(timer);
  }, [waiting, isSaving]);
  return () => setWaiting((count) => count + 1);
}
