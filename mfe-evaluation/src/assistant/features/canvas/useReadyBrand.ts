import { type DeckBrand, isFamily } from '@northlight/shared-api/deck-layout';
import { startTransition, useEffect, useMemo, useState } from 'react';

let isReady = false;

const hasFonts = (brand: DeckBrand | undefined) => isFamily(brand?.fonts?.title) || isFamily(brand?.fonts?.text);

async function load(): Promise<void> {
  const { offerMoreFonts } = await import('./more-fonts.ts');
  if (!isReady) offerMoreFonts();
  isReady = true;
}

/** The brand to lay slides out with: without its fonts until what measures them is loaded, beside the page. */
export function useReadyBrand(brand: DeckBrand | undefined): DeckBrand | undefined {
  const [isLoaded, setLoaded] = useState(isReady);
  const waits = !isLoaded && hasFonts(brand);
  useEffect(() => {
    if (!waits) return;
    let isGone = false;
    load().then(
      () => {
        if (!isGone) startTransition(() => setLoaded(true));
      },
      () => null, // the slides stay in the theme's fonts, and the next page tries again
    );
    return () => {
      isGone = true;
    };
  }, [waits]);
  return useMemo(() => {
    if (!waits || !brand) return brand;
    const { fonts: _, ...rest } = brand;
    return rest;
  }, [waits, brand]);
}
