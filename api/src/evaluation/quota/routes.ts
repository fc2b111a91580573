import { viewerOf } from '../../accounts/access/viewer.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { Context } from '../context.ts';
import { bytesKept, listKeptDecks } from './repository.ts';
import * as schemas from './schemas.ts';
import { removeDeck, storageQuotaOf } from './storage-quota.ts';

const own = { access: 'login' } as const;

/** Routes that list stored decks and free storage. */
export const deckStorageRoutes: Routes<Context> = async (app, { context }) => {
  const { db, clock } = context;
  app.get('/pitch-decks/evaluations/storage/', { schema: schemas.getDeckStorage, config: own }, async (request) => {
    const { id } = viewerOf(request).user;
    const decks = await listKeptDecks(db, id, clock());
    return {
      used: await bytesKept(db, id),
      limit: storageQuotaOf(context, id),
      decks: decks.map((deck) => ({
        id: deck.id,
        name: deck.name ?? deck.original_filename,
        created_at: deck.created_at,
        size: deck.file_size ?? 0,
        is_shared: Number(deck.links) > 0,
      })),
    };
  });

  const remove = { schema: schemas.deleteDeck, config: own };
  app.delete('/pitch-decks/evaluations/:id/deck/', remove, async (request, reply) => {
    await removeDeck(context, viewerOf(request).user.id, request.params.id);
    return reply.code(204).send();
  });
};
