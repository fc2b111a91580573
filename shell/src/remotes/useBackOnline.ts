import { useEffect, useEffectEvent } from 'react';
import { fetchRegistry } from './registry.ts';

/** Milliseconds between checks. The browser's own event misses a server that can be reached again. */
const INTERVAL = 5000;

/** Calls back once the connection is back. @param isOffline whether to wait for it */
export function useBackOnline(isOffline: boolean, onBack: () => void) {
  const handleBack = useEffectEvent(onBack);
  useEffect(() => {
    if (!isOffline) return;
    let waiting = true;
    const check = () =>
      fetchRegistry().then(
        () => {
          if (!waiting) return;
          waiting = false;
          handleBack();
        },
        () => {}, // still offline
      );
    addEventListener('online', check);
    const timer = setInterval(check, INTERVAL);
    return () => {
      waiting = false;
      removeEventListener('online', check);
      clearInterval(timer);
    };
  }, [isOffline]);
}
