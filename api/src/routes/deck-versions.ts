import { nameVersion, restoreVersion } from '../commands/deck-versions.ts';
import { notFound } from '../errors/failures.ts';
import { viewerOf } from '../plugins/access.ts';
import { presentSavedDeck } from '../presenters/saved-decks.ts';
import { deleteVersion, findVersion, listVersions } from '../repositories/deck-versions.ts';
import { findSavedDeck } from '../repositories/saved-decks.ts';
import * as schemas from '../schemas/deck-versions.ts';
import type { Routes } from './options.ts';

const config = { access: 'login' } as const;

/** Earlier versions of saved decks. */
export const deckVersionRoutes: Routes = async (app, { context }) => {
  const { db } = context;
  const base = '/pitch-decks/assistant/saved-decks/:id/versions';

  /** Makes sure that a deck is somebody's own. */
  async function own(userId: number, id: string): Promise<string> {
    if (!(await findSavedDeck(db, userId, id))) throw notFound('Deck');
    return id;
  }

  app.get(`${base}/`, { schema: schemas.listDeckVersions, config }, async (request) =>
    listVersions(db, await own(viewerOf(request).user.id, request.params.id)),
  );

  app.post(`${base}/`, { schema: schemas.createDeckVersion, config }, async (request, reply) => {
    const { user } = viewerOf(request);
    return reply.code(201).send(await nameVersion(context, user.id, request.params.id, request.body.label));
  });

  app.get(`${base}/:version/`, { schema: schemas.getDeckVersion, config }, async (request) => {
    const deckId = await own(viewerOf(request).user.id, request.params.id);
    const version = await findVersion(db, deckId, request.params.version);
    if (!version) throw notFound('Version');
    return { ...version, content: JSON.parse(version.content) };
  });

  app.post(`${base}/:version/restore/`, { schema: schemas.restoreDeckVersion, config }, async (request) => {
    const { id, version } = request.params;
    return presentSavedDeck(await restoreVersion(context, viewerOf(request).user.id, id, version));
  });

  app.delete(`${base}/:version/`, { schema: schemas.deleteDeckVersion, config }, async (request, reply) => {
    const deckId = await own(viewerOf(request).user.id, request.params.id);
    if (!(await deleteVersion(db, deckId, request.params.version))) throw notFound('Version');
    return reply.code(204).send();
  });
};
