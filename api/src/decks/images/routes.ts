import multipart from '@fastify/multipart';
import { DECK_IMAGE } from '@northlight/shared-api/rules';
import { viewerOf } from '../../accounts/access/viewer.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { receiveImage } from '../../platform/images/receive-image.ts';
import { LIMITS, throttle } from '../../platform/security/throttle.ts';
import type { Context } from '../context.ts';
import { addDeckImage } from './deck-images.ts';
import { presentDeckImage, presentNewDeckImage } from './presenter.ts';
import { listDeckImages } from './repository.ts';
import * as schemas from './schemas.ts';

const config = { access: 'login' } as const;

export const deckImageRoutes: Routes<Context> = async (app, { context }) => {
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
    const image = await addDeckImage(context, user.id, await receiveImage(context, request, DECK_IMAGE.maxMb));
    return reply.code(201).send(presentNewDeckImage(image, fileLinks));
  });
};
