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
    label: z.string().nullable().describe('As it was named; null for one that was kept by itself'),
    revision: z.int(),
    total_slides: z.int(),
    saved_at: Timestamp.describe('When the deck was last changed before this version was kept'),
    created_at: Timestamp,
  })
  .meta({ id: 'DeckVersionSummary' });

export const DeckVersion = DeckVersionSummary.extend({ content: DeckDocument }).meta({ id: 'DeckVersion' });

export const listDeckVersions = {
  operationId: 'listDeckVersions',
  tags,
  summary: 'Earlier versions of a saved deck, the latest first',
  params: IdParams,
  response: { 200: z.array(DeckVersionSummary), ...errors(401, 404) },
};

export const NewDeckVersion = z
  .object({ label: z.string().trim().min(1, 'Give the version a name').max(ASSISTANT_LIMITS.versionLabel) })
  .meta({ id: 'NewDeckVersion' });

export const createDeckVersion = {
  operationId: 'createDeckVersion',
  tags,
  summary: 'Keeps the deck as it is now under a name',
  params: IdParams,
  body: NewDeckVersion,
  response: { 201: DeckVersionSummary, ...errors(400, 401, 404) },
};

export const getDeckVersion = {
  operationId: 'getDeckVersion',
  tags,
  summary: 'An earlier version of a saved deck with all that it says',
  params,
  response: { 200: DeckVersion, ...errors(401, 404) },
};

export const restoreDeckVersion = {
  operationId: 'restoreDeckVersion',
  tags,
  summary: 'Puts an earlier version in the place of the deck, which is kept as a version before',
  params,
  response: { 200: SavedDeck, ...errors(401, 404, 409) },
};

export const deleteDeckVersion = {
  operationId: 'deleteDeckVersion',
  tags,
  summary: 'Forgets a version',
  params,
  response: { 204: NoContent, ...errors(401, 404) },
};
