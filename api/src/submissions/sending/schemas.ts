import { QUESTION_TYPES } from '@northlight/shared-api/rules';
import { z } from 'zod';
import { errors, IdParams, Timestamp } from '../../platform/http/schemas.ts';

/** A question that a deck was sent with, and what the founder has answered so far. */
export const Answer = z
  .object({
    id: z.string(),
    question: z.string(),
    type: z.enum(QUESTION_TYPES),
    answer: z.string(),
    options: z.array(z.string()),
    required: z.boolean(),
    is_conditional: z.boolean(),
    parent_question: z.string().nullable(),
    trigger_values: z.array(z.string()),
    file_url: z.string().nullable().describe('Opens for an hour'),
    file_name: z.string().nullable(),
    file_size: z.int().nullable().describe('In bytes'),
  })
  .meta({ id: 'Answer' });

/** What an investor asks about a deck, for the founder who sent it. */
export const Questionnaire = z
  .object({
    submission_id: z.string(),
    investor: z.object({ id: z.int(), name: z.string(), company: z.string() }),
    original_filename: z.string().describe('Of the deck'),
    answered_at: Timestamp.nullable().describe('Null until the answers were submitted'),
    answers: z.array(Answer),
  })
  .meta({ id: 'Questionnaire' });

const SentDeck = z
  .object({ file: z.string().meta({ format: 'binary' }).describe('PDF, up to 50 MB'), investor_id: z.int() })
  .meta({ id: 'SentDeck' });

export const sendDeck = {
  operationId: 'sendDeck',
  tags: ['Submissions'],
  summary: 'Sends a deck to an investor; with an Idempotency-Key sending again within a day has no further effect',
  consumes: ['multipart/form-data'],
  headers: z.looseObject({
    'idempotency-key': z.string().min(1).max(200).optional().describe('Made up anew for each deck that is sent'),
  }),
  response: { 201: Questionnaire, ...errors(400, 401, 403, 404, 413, 415, 422, 429, 503, 507) },
};

/** The body of an upload is read as a stream, so it is documented here and checked by the route. */
export const uploads: Record<string, z.ZodType> = { sendDeck: SentDeck };

export const getQuestionnaire = {
  operationId: 'getQuestionnaire',
  tags: ['Submissions'],
  summary: 'The questionnaire of a deck that one has sent',
  params: IdParams,
  response: { 200: Questionnaire, ...errors(401, 404) },
};

/** What a founder may know before sending a deck, beside the public profile. */
export const Approach = z
  .object({
    investment_stage: z.string(),
    investment_geography: z.string(),
    question_count: z.int().describe('Questions that are asked of everybody, without follow-ups'),
    sent: z
      .object({
        count: z.int(),
        latest: z
          .object({
            submission_id: z.string(),
            original_filename: z.string(),
            created_at: Timestamp,
            answered: z.boolean(),
          })
          .nullable(),
      })
      .describe('What one has sent to this investor before'),
    evaluation: z
      .object({
        id: z.string(),
        original_filename: z.string(),
        created_at: Timestamp,
        weak: z.int().describe('Assessed categories that are neither green nor yellow'),
      })
      .nullable()
      .describe('The latest evaluation of one of one’s decks'),
  })
  .meta({ id: 'Approach' });

export const getApproach = {
  operationId: 'getApproach',
  tags: ['Submissions'],
  summary: 'What to know before sending an investor a deck',
  params: IdParams,
  response: { 200: Approach, ...errors(401, 403, 404) },
};
