import { z } from 'zod';

/** A slide as an image with its text. URLs are valid for an hour. */
export const DeckSlide = z
  .object({
    number: z.int(),
    title: z.string().nullable(),
    text: z.string(),
    width: z.int().describe('Pixels of the image; 0 if the page could not be drawn'),
    height: z.int(),
    image_url: z.string(),
    thumbnail_url: z.string(),
  })
  .meta({ id: 'DeckSlide' });
