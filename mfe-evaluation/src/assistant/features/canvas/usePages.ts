import { type ImageSizes, layoutSlide, type Page } from '@northlight/shared-api/deck-layout';
import { useMemo, useState } from 'react';
import type { EditedDeck } from '../editor/deck.ts';
import type { Slide } from '../slides/slide.ts';

interface LaidOut {
  /** What the layout rests on beside the slide. */
  setting: string;
  images: ImageSizes;
  pages: Page[];
}

/** What stands at the foot of each slide. */
export const footerOf = ({ company_name, name }: EditedDeck): string => company_name.trim() || name.trim();

/**
 * The pages of each slide of a deck. What has not changed is not laid out again, and stays the same objects, so that it
 * is not drawn again either.
 */
export function usePages(deck: EditedDeck, images: ImageSizes): readonly Page[][] {
  const [known] = useState(() => new WeakMap<Slide, LaidOut>());
  return useMemo(() => {
    const { theme, slides } = deck.content;
    const footer = footerOf(deck);
    let number = 1;
    return slides.map((slide) => {
      const setting = `${theme} ${number} ${footer}`;
      let laidOut = known.get(slide);
      if (laidOut?.setting !== setting || laidOut.images !== images) {
        laidOut = { setting, images, pages: layoutSlide(slide, { theme, footer, number, images }) };
        known.set(slide, laidOut);
      }
      number += laidOut.pages.length;
      return laidOut.pages;
    });
  }, [deck, images, known]);
}
