import { useSyncExternalStore } from 'react';

const narrow = () => matchMedia('(max-width: 767px)');

function subscribe(onChange: () => void) {
  const query = narrow();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** True on a phone, where rare actions move into a menu. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow().matches);
