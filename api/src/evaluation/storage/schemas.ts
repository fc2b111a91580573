import { z } from 'zod';
import { errors, IdParams, NoContent, Timestamp } from '../../platform/http/schemas.ts';

const tags = ['Evaluations'];

/** A deck stored with an evaluation. */
export const KeptDeck = z
  .object({
    id: z.string().describe('Of the evaluation'),
    name: z.string(),
    created_at: Timestamp,
    size: z.int().describe('In bytes'),
    is_shared: z.boolean().describe('A link to the evaluation shows its slides'),
  })
  .meta({ id: 'KeptDeck' });

/** A user's storage usage and quota. */
export const DeckStorage = z
  .object({
    used: z.int().describe('In bytes, with what is being evaluated'),
    limit: z.int().describe('In bytes'),
    decks: z.array(KeptDeck).describe('The oldest first, 200 at most'),
  })
  .meta({ id: 'DeckStorage' });

export const getDeckStorage = {
  operationId: 'getDeckStorage',
  tags,
  summary: "The decks that one's own evaluations keep, and the room for more",
  response: { 200: DeckStorage, ...errors(401) },
};

export const deleteDeck = {
  operationId: 'deleteEvaluationDeck',
  tags,
  summary: 'Removes the deck of an evaluation and its slides; the results stay',
  params: IdParams,
  response: { 204: NoContent, ...errors(401, 404) },
};
