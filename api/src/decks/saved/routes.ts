import { RESTORE_HOURS } from '@northlight/shared-api/rules';
import { viewerOf } from '../../accounts/access/viewer.ts';
import { notFound } from '../../platform/errors/failures.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { pageOf } from '../../platform/http/schemas.ts';
import type { Context } from '../context.ts';
import { presentSavedDeck } from './presenter.ts';
import { deleteSavedDeck, findSavedDeck, listSavedDecks, restoreSavedDeck } from './repository.ts';
import { changeDeck, createDeck, duplicateDeck } from './save-deck.ts';
import * as schemas from './schemas.ts';

const config = { access: 'login' } as const;
const HOUR = 3_600_000;
/** Maximum size of a deck in bytes of JSON: a hundred full slides with notes. */
const bodyLimit = 2 * 1024 * 1024;

/** Routes for decks made with the assistant. */
export const savedDeckRoutes: Routes<Context> = async (app, { context }) => {
  const { db, clock } = context;
  const base = '/pitch-decks/assistant/saved-decks';

  app.get(`${base}/`, { schema: schemas.listSavedDecks, config }, async (request) => {
    const isWhole = Object.keys(request.query).length === 0;
    const list = await listSavedDecks(db, viewerOf(request).user.id, isWhole ? null : pageOf(request.query));
    return isWhole ? list.results : list;
  });

  app.post(`${base}/`, { schema: schemas.createSavedDeck, config, bodyLimit }, async (request, reply) =>
    reply.code(201).send(presentSavedDeck(await createDeck(context, viewerOf(request).user.id, request.body))),
  );

  app.get(`${base}/:id/`, { schema: schemas.getSavedDeck, config }, async (request) => {
    const deck = await findSavedDeck(db, viewerOf(request).user.id, request.params.id);
    if (!deck) throw notFound('Deck');
    return presentSavedDeck(deck);
  });

  app.patch(`${base}/:id/`, { schema: schemas.patchSavedDeck, config, bodyLimit }, async (request) =>
    presentSavedDeck(await changeDeck(context, viewerOf(request).user.id, request.params.id, request.body)),
  );

  app.delete(`${base}/:id/`, { schema: schemas.deleteSavedDeck, config }, async (request, reply) => {
    if (!(await deleteSavedDeck(db, viewerOf(request).user.id, request.params.id, clock()))) throw notFound('Deck');
    return reply.code(204).send();
  });

  app.post(`${base}/:id/restore/`, { schema: schemas.restoreSavedDeck, config }, async (request) => {
    const since = new Date(clock().getTime() - RESTORE_HOURS * HOUR);
    const deck = await restoreSavedDeck(db, viewerOf(request).user.id, request.params.id, since);
    if (!deck) throw notFound('Deck');
    return presentSavedDeck(deck);
  });

  app.post(`${base}/:id/duplicate/`, { schema: schemas.duplicateSavedDeck, config }, async (request, reply) => {
    const copy = await duplicateDeck(context, viewerOf(request).user.id, request.params.id);
    return reply.code(201).send(presentSavedDeck(copy));
  });
};
