import { z } from 'zod';
import { EngineChoice, errors, NoContent, streamable, Timestamp } from '../../platform/http/schemas.ts';
import { EvaluationSlides, NewEvaluation } from '../results/schemas.ts';

const tags = ['Evaluations'];
const TOKEN = /^[\w-]{43}$/;

const place = { slide: z.int().describe('Counted from 1'), of: z.int() };

/** Progress of an evaluation job. */
export const RunProgress = z
  .discriminatedUnion('stage', [
    z.object({ stage: z.literal('waiting'), position: z.int().describe('1 is next') }),
    z.object({ stage: z.literal('opening') }),
    z.object({ stage: z.literal('reading'), ...place }),
    z.object({ stage: z.literal('recognising'), ...place }),
    z.object({ stage: z.literal('interrupted') }).describe('Its server stopped; another one will resume it shortly'),
    z.object({ stage: z.literal('scoring'), done: z.int(), of: z.int() }).describe('Number of completed categories'),
  ])
  .meta({ id: 'RunProgress' });

/** Events during an evaluation, one JSON document per `data:` field of the stream. */
export const EvaluationEvent = z
  .discriminatedUnion('event', [
    z.object({ event: z.literal('progress'), progress: RunProgress }),
    z.object({ event: z.literal('done'), evaluation: NewEvaluation }),
    z.object({ event: z.literal('error'), code: z.string(), detail: z.string() }),
  ])
  .meta({ id: 'EvaluationEvent' });

const DeckUpload = z
  .object({ file: z.string().meta({ format: 'binary' }).describe('PDF or PowerPoint (.pptx), up to 50 MB') })
  .meta({ id: 'DeckUpload' });

export const evaluateDeck = {
  operationId: 'evaluateDeck',
  tags,
  summary: 'Evaluates a pitch deck',
  description:
    'With `Accept: text/event-stream`, the response streams the progress; the evaluation continues when the client disconnects, and can be found by its token for a day. Without it, disconnecting cancels the evaluation.',
  consumes: ['multipart/form-data'],
  querystring: z.object({ engine: EngineChoice }),
  headers: z.looseObject({
    'evaluation-token': z
      .string()
      .regex(TOKEN)
      .optional()
      .describe(
        '256 random bits in base64url, which the client generates for each deck; a visitor claims the evaluation with it',
      ),
  }),
  response: {
    201: streamable(NewEvaluation, EvaluationEvent),
    ...errors(400, 401, 409, 413, 415, 422, 429, 502, 503, 507),
  },
};

/** The upload body is streamed, so it is only documented here; the route validates it. */
export const uploads: Record<string, z.ZodType> = { evaluateDeck: DeckUpload };

const RunParams = z.object({ token: z.string().regex(TOKEN) });

/** A running evaluation job, or its outcome. */
export const EvaluationRun = z
  .object({
    state: z.enum(['working', 'done', 'failed', 'cancelled']),
    original_filename: z.string(),
    created_at: Timestamp,
    progress: RunProgress.nullable().describe(
      'Null before the evaluation starts and after it ends; a few seconds old if another server runs it',
    ),
    evaluation: NewEvaluation.nullable(),
    failure: z.object({ code: z.string(), detail: z.string() }).nullable(),
  })
  .meta({ id: 'EvaluationRun' });

export const getRun = {
  operationId: 'getEvaluationRun',
  tags,
  summary: 'The state of an evaluation job, by its token',
  params: RunParams,
  response: { 200: EvaluationRun, ...errors(400, 401, 404) },
};

export const cancelJob = {
  operationId: 'cancelEvaluationRun',
  tags,
  summary: 'Cancels a running evaluation',
  params: RunParams,
  response: { 204: NoContent, ...errors(400, 401, 404, 409) },
};

export const listRunSlides = {
  operationId: 'listEvaluationRunSlides',
  tags,
  summary: 'The slides of an evaluated deck as images, by the token of its job',
  params: RunParams,
  response: { 200: EvaluationSlides, ...errors(400, 401, 404, 422, 503) },
};
