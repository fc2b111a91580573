import type { z } from 'zod';
import type { SavedDeckImageRow } from '../../platform/database/tables.ts';
import type { FileLinks } from '../../platform/security/file-links.ts';
import type { NewDeckImage as NewImage } from './deck-images.ts';
import type { DeckImage, NewDeckImage } from './schemas.ts';

/** An image for saved decks, with a temporary URL. */
export const presentDeckImage = (
  { name, file_key, width, height, size }: SavedDeckImageRow,
  links: FileLinks,
): z.output<typeof DeckImage> => ({ name, width, height, size, image_url: links.to({ key: file_key, name }) });

/** The same with its colours, which are known when it is added. */
export const presentNewDeckImage = (image: NewImage, links: FileLinks): z.output<typeof NewDeckImage> => ({
  ...presentDeckImage(image, links),
  ...image.seen,
});
