import type { z } from 'zod';
import type { SavedDeckImageRow } from '../database/tables.ts';
import type { DeckImage } from '../schemas/deck-images.ts';
import type { FileLinks } from '../security/file-links.ts';

/** An image for saved decks, with an address that opens for a while. */
export const presentDeckImage = (
  { name, file_key, width, height, size }: SavedDeckImageRow,
  links: FileLinks,
): z.output<typeof DeckImage> => ({ name, width, height, size, image_url: links.to({ key: file_key, name }) });
