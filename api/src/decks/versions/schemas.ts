import { ASSISTANT_LIMITS } from '@northlight/shared-api/rules';
import { z } from 'zod';
import { errors, IdParams, NoContent, Timestamp } from '../../platform/http/schemas.ts';
import { DeckDocument } from '../saved/document-schemas.ts';
import { SavedDeck } from '../saved/schemas.ts';

const tags = ['Assistant'];
const params = z.object({ id: z.string().max(64), version: z.string().max(64) });

/** An earlier version of a saved deck. */
export const DeckVersionSummary = z
  .object({
    id: z.string(),
    label: z.string().nullable().describe('The name given to it; null for an automatic version'),
    revision: z.int(),
    total_slides: z.int(),
    saved_at: Timestamp.describe('When the deck was last changed before this version was stored'),
    created_at: Timestamp,
  })
  .meta({ id: 'DeckVersionSummary' });

export const DeckVersion = DeckVersionSummary.extend({ content: DeckDocument }).meta({ id: 'DeckVersion' });

export const listDeckVersions = {
  operationId: 'listDeckVersions',
  tags,
  summary: 'Earlier versions of a saved deck, latest first',
  params: IdParams,
  response: { 200: z.array(DeckVersionSummary), ...errors(401, 404) },
};

export const NewDeckVersion = z
  .object({ label: z.string().trim().min(1, 'Enter a name for the version').max(ASSISTANT_LIMITS.versionLabel) })
  .meta({ id: 'NewDeckVersion' });

export const createDeckVersion = {
  operationId: 'createDeckVersion',
  tags,
  summary: 'Saves the current deck as a named version',
  params: IdParams,
  body: NewDeckVersion,
  response: { 201: DeckVersionSummary, ...errors(400, 401, 404) },
};

export const getDeckVersion = {
  operationId: 'getDeckVersion',
  tags,
  summary: 'An earlier version of a saved deck, with its content',
  params,
  response: { 200: DeckVersion, ...errors(401, 404) },
};

export const restoreDeckVersion = {
  operationId: 'restoreDeckVersion',
  tags,
  summary: 'Replaces the deck with an earlier version; the current state is saved as a version first',
  params,
  response: { 200: SavedDeck, ...errors(401, 404, 409) },
};

export const deleteDeckVersion = {
  operationId: 'deleteDeckVersion',
  tags,
  summary: 'Deletes a version',
  params,
  response: { 204: NoContent, ...errors(401, 404) },
};
