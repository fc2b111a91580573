import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { z } from 'zod';
import { errors, IdParams, PageQuery, Timestamp } from '../../platform/http/schemas.ts';
import { DeckDocument } from './document-schemas.ts';

const name = z.string().trim().min(1, 'Enter a name for the deck').max(DECK_LIMITS.name);
const company = z.string().trim().max(DECK_LIMITS.company);

/** A deck made with the assistant, as shown in lists. */
export const SavedDeckSummary = z
  .object({
    id: z.string(),
    name: z.string(),
    company_name: z.string(),
    total_slides: z.int(),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'SavedDeckSummary' });

export const SavedDeck = SavedDeckSummary.extend({
  revision: z.int().describe('Increases with each change'),
  content: DeckDocument,
}).meta({ id: 'SavedDeck' });

export const SavedDeckPage = z
  .object({ count: z.int(), results: z.array(SavedDeckSummary) })
  .meta({ id: 'SavedDeckPage' });

export const listSavedDecks = {
  operationId: 'listSavedDecks',
  tags: ['Assistant'],
  summary: "The user's saved decks, most recently changed first; with a page parameter, one page of them",
  querystring: PageQuery,
  response: { 200: z.union([SavedDeckPage, z.array(SavedDeckSummary)]), ...errors(400, 401) },
};

export const NewSavedDeck = z
  .object({ name, company_name: company.default(''), content: DeckDocument })
  .meta({ id: 'NewSavedDeck' });

export const createSavedDeck = {
  operationId: 'createSavedDeck',
  tags: ['Assistant'],
  summary: 'Saves a new deck',
  body: NewSavedDeck,
  response: { 201: SavedDeck, ...errors(400, 401, 413) },
};

export const getSavedDeck = {
  operationId: 'getSavedDeck',
  tags: ['Assistant'],
  summary: "One of the user's saved decks",
  params: IdParams,
  response: { 200: SavedDeck, ...errors(401, 404) },
};

/** Fields to change. With the revision that was read, changes made elsewhere in the meantime are not overwritten. */
export const SavedDeckPatch = z
  .object({
    name: name.optional(),
    company_name: company.optional(),
    content: DeckDocument.optional(),
    revision: z.int().optional(),
  })
  .meta({ id: 'SavedDeckPatch' });

export const patchSavedDeck = {
  operationId: 'patchSavedDeck',
  tags: ['Assistant'],
  summary: 'Changes a saved deck',
  params: IdParams,
  body: SavedDeckPatch,
  response: { 200: SavedDeck, ...errors(400, 401, 404, 409, 413) },
};

export const deleteSavedDeck = {
  operationId: 'deleteSavedDeck',
  tags: ['Assistant'],
  summary: 'Deletes a saved deck; it can be restored for a day',
  params: IdParams,
  response: { 204: z.undefined(), ...errors(401, 404) },
};

export const restoreSavedDeck = {
  operationId: 'restoreSavedDeck',
  tags: ['Assistant'],
  summary: 'Restores a deck that was deleted within the last day',
  params: IdParams,
  response: { 200: SavedDeck, ...errors(401, 404) },
};

export const duplicateSavedDeck = {
  operationId: 'duplicateSavedDeck',
  tags: ['Assistant'],
  summary: 'Copies a saved deck',
  params: IdParams,
  response: { 201: SavedDeck, ...errors(400, 401, 404) },
};
