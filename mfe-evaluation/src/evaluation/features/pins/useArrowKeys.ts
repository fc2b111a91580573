import { useEffect, useEffectEvent } from 'react';

/** Handles the left and right arrow keys, wherever the focus is. */
export function useArrowKeys(onLeft: () => void, onRight: () => void) {
  const handleKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') onLeft();
    if (key === 'ArrowRight') onRight();
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey, true);
    return () => document.removeEventListener('keydown', handleKey, true);
  }, []);
}
