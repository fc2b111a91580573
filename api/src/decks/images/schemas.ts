import { DECK_IMAGE, LOGO_GROUNDS } from '@northlight/shared-api/rules';
import { z } from 'zod';
import { errors } from '../../platform/http/schemas.ts';

/** An image that the user's saved decks can show. */
export const DeckImage = z
  .object({
    name: z.string().describe('The name that slides refer to'),
    width: z.int(),
    height: z.int(),
    size: z.int().describe('In bytes'),
    image_url: z.string().describe('Valid for an hour'),
  })
  .meta({ id: 'DeckImage' });

/** An image just added, with what it looks like. */
export const NewDeckImage = DeckImage.extend({
  colors: z.array(z.string()).describe('Dominant colors as #rrggbb, the most striking first'),
  ground: z
    .enum(LOGO_GROUNDS)
    .nullable()
    .describe('For a transparent picture, the background it needs to be visible; null if any will do'),
}).meta({ id: 'NewDeckImage' });

const ImageUpload = z
  .object({
    file: z.string().meta({ format: 'binary' }).describe(`JPEG, PNG or WebP, up to ${DECK_IMAGE.maxMb} MB`),
  })
  .meta({ id: 'DeckImageUpload' });

/** Request bodies that are streamed. */
export const uploads: Record<string, z.ZodType> = { addDeckImage: ImageUpload };

export const listDeckImages = {
  operationId: 'listDeckImages',
  tags: ['Assistant'],
  summary: "The user's images for saved decks, latest first",
  response: { 200: z.array(DeckImage), ...errors(401) },
};

export const addDeckImage = {
  operationId: 'addDeckImage',
  tags: ['Assistant'],
  summary: 'Adds an image for saved decks; it is deleted when no deck or version has used it for a day',
  consumes: ['multipart/form-data'],
  response: { 201: NewDeckImage, ...errors(400, 401, 409, 413, 415, 422, 429, 503, 507) },
};
