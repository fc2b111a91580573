import { type DeckIcons, type ImageSizes, layoutSlide, type Page } from '@northlight/shared-api/deck-layout';
import { useMemo, useState } from 'react';
import type { EditedDeck } from '../editor/deck.ts';
import type { Slide } from '../slides/slide.ts';
import { useReadyBrand } from './useReadyBrand.ts';

interface LaidOut {
  /** Everything besides the slide that affects its layout. */
  setting: string;
  images: ImageSizes;
  icons: DeckIcons | undefined;
  pages: Page[];
}

/** The footer of each slide. */
export const footerOf = ({ company_name, name }: EditedDeck): string => company_name.trim() || name.trim();

/**
 * The pages of each slide. Unchanged slides keep the same page objects, so they are neither laid out nor rendered
 * again.
 */
export function usePages(deck: EditedDeck, images: ImageSizes, icons: DeckIcons | undefined): readonly Page[][] {
  const brand = useReadyBrand(deck.content.brand);
  const [known] = useState(() => new WeakMap<Slide, LaidOut>());
  return useMemo(() => {
    const { theme, format, slides } = deck.content;
    const footer = footerOf(deck);
    const look = JSON.stringify([theme, format, brand]);
    let number = 1;
    return slides.map((slide) => {
      const setting = `${look} ${number} ${footer}`;
      let laidOut = known.get(slide);
      if (laidOut?.setting !== setting || laidOut.images !== images || laidOut.icons !== icons) {
        const pages = layoutSlide(slide, { theme, format, brand, footer, number, images, icons });
        laidOut = { setting, images, icons, pages };
        known.set(slide, laidOut);
      }
      number += laidOut.pages.length;
      return laidOut.pages;
    });
  }, [deck, brand, images, icons, known]);
}
