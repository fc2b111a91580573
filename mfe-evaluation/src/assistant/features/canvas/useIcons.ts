import type { DECK_ICONS, ICONS } from '@northlight/shared-api/deck-layout/icons';
import { startTransition, useEffect, useState } from 'react';

interface Icons {
  ICONS: typeof ICONS;
  DECK_ICONS: typeof DECK_ICONS;
}

const load = (): Promise<Icons> => import('@northlight/shared-api/deck-layout/icons');
let known: Icons | undefined;

/** The list of icons that slides can have, and what draws them; undefined while they load, beside the page. */
export function useIcons(): Icons | undefined {
  const [icons, setIcons] = useState(known);
  useEffect(() => {
    if (icons) return;
    let isGone = false;
    load().then(
      (loaded) => {
        known = loaded;
        if (!isGone) startTransition(() => setIcons(loaded));
      },
      () => null, // the slides stay without icons, and the next page tries again
    );
    return () => {
      isGone = true;
    };
  }, [icons]);
  return icons;
}
