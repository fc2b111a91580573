import multipart from '@fastify/multipart';
import { DECK_IMAGE } from '@northlight/shared-api/rules';
import { addDeckImage } from '../commands/deck-images.ts';
import { viewerOf } from '../plugins/access.ts';
import { presentDeckImage } from '../presenters/deck-images.ts';
import { listDeckImages } from '../repositories/deck-images.ts';
import * as schemas from '../schemas/deck-images.ts';
import { LIMITS, throttle } from '../security/throttle.ts';
import { receiveImage } from '../uploads/receive-image.ts';
import type { Routes } from './options.ts';

const config = { access: 'login' } as const;

/** Images that stand in saved decks. */
export const deckImageRoutes: Routes = async (app, { context }) => {
  const { db, fileLinks } = context;
  const base = '/pitch-decks/assistant/images/';
  await app.register(multipart, {
    limits: { fileSize: DECK_IMAGE.maxMb * 1024 * 1024, files: 1, fields: 10, fieldSize: 10_000 },
    throwFileSizeLimit: false,
  });

  app.get(base, { schema: schemas.listDeckImages, config }, async (request) =>
    (await listDeckImages(db, viewerOf(request).user.id)).map((image) => presentDeckImage(image, fileLinks)),
  );

  app.post(base, { schema: schemas.addDeckImage, config }, async (request, reply) => {
    const { user } = viewerOf(request);
    await throttle(context, 'deck-image', LIMITS.deckImage, String(user.id));
    const image = await addDeckImage(context, user.id, await receiveImage(request, DECK_IMAGE.maxMb));
    return reply.code(201).send(presentDeckImage(image, fileLinks));
  });
};
