import { viewerOf } from '../../accounts/access/viewer.ts';
import { notFound } from '../../platform/errors/failures.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { Context } from '../context.ts';
import { presentSavedDeck } from '../saved/presenter.ts';
import { findSavedDeck } from '../saved/repository.ts';
import { nameVersion, restoreVersion } from './deck-versions.ts';
import { deleteVersion, findVersion, listVersions } from './repository.ts';
import * as schemas from './schemas.ts';

const config = { access: 'login' } as const;

/** Routes for earlier versions of saved decks. */
export const deckVersionRoutes: Routes<Context> = async (app, { context }) => {
  const { db } = context;
  const base = '/pitch-decks/assistant/saved-decks/:id/versions';

  /** Checks that the user owns the deck. */
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
