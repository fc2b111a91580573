import type { z } from 'zod';
import type { FileLinks } from '../../platform/security/file-links.ts';
import type { DeckSlide } from './schemas.ts';
import { imageAddressOf } from './slide-addresses.ts';
import type { DeckFile, ShownSlide } from './types.ts';

/** The slides of a stored deck with the URLs of their images. */
export const presentSlides = (links: FileLinks, deck: DeckFile, sheet: ShownSlide[]): z.output<typeof DeckSlide>[] =>
  sheet.map((slide) => ({
    ...slide,
    image_url: imageAddressOf(links, deck, slide.number, 'large'),
    thumbnail_url: imageAddressOf(links, deck, slide.number, 'small'),
  }));
