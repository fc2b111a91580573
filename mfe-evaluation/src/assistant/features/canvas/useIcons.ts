import type { DeckIcon } from '@northlight/shared-api/deck-layout';
import { startTransition, useEffect, useState } from 'react';

type Icons = Readonly<Record<string, DeckIcon>>;

const load = async (): Promise<Icons> => (await import('@northlight/shared-api/deck-layout/icons')).ICONS;
let known: Icons | undefined;

/** The icons that slides can have; undefined while they load, which they do beside the page. */
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
