import { z } from 'zod';
import { DeckSlide } from '../../decks/slides/schemas.ts';
import { errors, IdParams } from '../../platform/http/schemas.ts';

export const DeckSlides = z
  .object({
    company_name: z.string(),
    original_filename: z.string(),
    file_url: z.string(),
    viewer: z.enum(['founder', 'investor']).describe('Who looks: the sender or the recipient'),
    slides: z.array(DeckSlide),
  })
  .meta({ id: 'DeckSlides' });

export const listSlides = {
  operationId: 'listSubmissionSlides',
  tags: ['Submissions'],
  summary: 'The slides of a deck one has sent or received; an investor’s look at a new one makes it reviewed',
  params: IdParams,
  response: { 200: DeckSlides, ...errors(401, 404, 422, 503) },
};

/** Most openings of one deck whose times are kept, and most slides of one. */
const MAX_SLIDES = 300;

export const SlideTimes = z
  .object({
    viewing_id: z.uuid().describe('Made up anew each time the deck is opened'),
    slides: z
      .array(z.object({ slide: z.int().min(1).max(MAX_SLIDES), seconds: z.number().min(0).max(3600) }))
      .min(1)
      .max(MAX_SLIDES),
  })
  .meta({ id: 'SlideTimes' });

export const saveSlideTimes = {
  operationId: 'saveSlideTimes',
  tags: ['Submissions'],
  summary: 'How long an investor has looked at each slide so far',
  params: IdParams,
  body: SlideTimes,
  response: { 204: z.undefined(), ...errors(400, 401, 403, 404) },
};

export const getSlideImage = {
  operationId: 'getSlideImage',
  tags: ['Files'],
  summary: 'A slide as an image, by a signed link',
  params: z.object({ deck: z.string().max(80), name: z.string().max(40) }),
  querystring: z.object({
    expires: z.coerce.number().int(),
    name: z.string().max(300),
    signature: z.string().max(100),
  }),
  response: { 200: z.unknown().meta({ type: 'string', format: 'binary' }), ...errors(400, 403, 404, 422, 503) },
};
