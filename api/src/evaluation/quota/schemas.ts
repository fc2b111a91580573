import { z } from 'zod';
import { errors, IdParams, NoContent, Timestamp } from '../../platform/http/schemas.ts';

const tags = ['Evaluations'];

/** A deck stored with an evaluation. */
export const KeptDeck = z
  .object({
    id: z.string().describe('Id of the evaluation'),
    name: z.string(),
    created_at: Timestamp,
    size: z.int().describe('In bytes'),
    is_shared: z.boolean().describe('True if a share link shows its slides'),
  })
  .meta({ id: 'KeptDeck' });

/** A user's storage usage and quota. */
export const DeckStorage = z
  .object({
    used: z.int().describe('In bytes, including decks being evaluated'),
    limit: z.int().describe('In bytes'),
    decks: z.array(KeptDeck).describe('Oldest first, at most 200'),
  })
  .meta({ id: 'DeckStorage' });

export const getDeckStorage = {
  operationId: 'getDeckStorage',
  tags,
  summary: "The decks stored with the user's evaluations, and the storage quota",
  response: { 200: DeckStorage, ...errors(401) },
};

export const deleteDeck = {
  operationId: 'deleteEvaluationDeck',
  tags,
  summary: 'Deletes the deck and slides of an evaluation; the results stay',
  params: IdParams,
  response: { 204: NoContent, ...errors(401, 404) },
};
