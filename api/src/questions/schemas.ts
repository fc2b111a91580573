import { QUESTION_LIMITS, QUESTION_TYPES } from '@northlight/shared-api/rules';
import { z } from 'zod';
import { errors, IdParams, versioned } from '../platform/http/schemas.ts';

export const Question = z
  .object({
    id: z.string(),
    question: z.string(),
    type: z.enum(QUESTION_TYPES),
    required: z.boolean(),
    options: z.array(z.string()),
    parent_question: z.string().nullable(),
    trigger_values: z.array(z.string()),
    is_conditional: z.boolean(),
  })
  .meta({ id: 'Question' });

const option = z.string().trim().min(1, 'An option needs text').max(QUESTION_LIMITS.option);

/** A question to save. A new one has a temporary id that its follow-ups refer to; the server may assign another. */
export const QuestionDraft = z
  .object({
    id: z.string().min(1).max(64),
    question: z.string().trim().max(QUESTION_LIMITS.text),
    type: z.enum(QUESTION_TYPES),
    required: z.boolean().default(true),
    options: z.array(option).max(QUESTION_LIMITS.options).default([]),
    parent_question: z.string().max(64).nullable().default(null),
    trigger_values: z.array(option).max(QUESTION_LIMITS.options).default([]),
  })
  .meta({ id: 'QuestionDraft' });

const revision = z
  .string()
  .max(64)
  .optional()
  .describe(
    'ETag of the set that was changed, without quotes; if the stored set has changed since, the request is refused',
  );

export const QuestionSet = z
  .object({ questions: z.array(QuestionDraft).max(10_000), revision })
  .meta({ id: 'QuestionSet' });

export const listQuestions = {
  operationId: 'listQuestions',
  tags: ['Questions'],
  summary: "The user's own question set",
  response: { 200: versioned(z.array(Question)), ...errors(401, 403) },
};

export const listDefaultQuestions = {
  operationId: 'listDefaultQuestions',
  tags: ['Questions'],
  summary: 'The default set to start from; nothing is saved',
  response: { 200: z.array(Question), ...errors(401, 403) },
};

export const saveQuestions = {
  operationId: 'saveQuestions',
  tags: ['Questions'],
  summary: "Replaces the user's whole question set, in the given order",
  body: QuestionSet,
  response: { 200: versioned(z.array(Question)), ...errors(400, 401, 403, 409) },
};

export const deleteQuestion = {
  operationId: 'deleteQuestion',
  tags: ['Questions'],
  summary: 'Deletes a question and all its follow-ups',
  params: IdParams,
  querystring: z.object({ revision }),
  response: {
    200: versioned(z.object({ deleted: z.int() }).meta({ id: 'DeletedQuestions' })),
    ...errors(401, 403, 404, 409),
  },
};
