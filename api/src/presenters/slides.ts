import type { z } from 'zod';
import type { DeckSlide } from '../schemas/slides.ts';
import type { FileLinks } from '../security/file-links.ts';
import { imageAddressOf } from '../slides/slide-addresses.ts';
import type { DeckFile, ShownSlide } from '../slides/types.ts';

/** The slides of a stored deck, each with addresses of its images. */
export const presentSlides = (links: FileLinks, deck: DeckFile, sheet: ShownSlide[]): z.output<typeof DeckSlide>[] =>
  sheet.map((slide) => ({
    ...slide,
    image_url: imageAddressOf(links, deck, slide.number, 'large'),
    thumbnail_url: imageAddressOf(links, deck, slide.number, 'small'),
  }));
