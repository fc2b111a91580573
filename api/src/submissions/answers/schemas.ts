import { ANSWER_TEXT_MAX, countOf, LIKELIHOOD_CRITERION_IDS, LIKELIHOOD_GAPS } from '@northlight/shared-api/rules';
import { z } from 'zod';
import { errors, IdParams, Timestamp } from '../../platform/http/schemas.ts';

/** A founder's answer to one question. */
export const GivenAnswer = z
  .object({
    id: z.string().min(1).max(64),
    text: z
      .string()
      .max(ANSWER_TEXT_MAX, `Keep answers to ${countOf(ANSWER_TEXT_MAX)} characters`)
      .default(''),
    remove_file: z.boolean().default(false).describe('Removes the file that was sent before'),
  })
  .meta({ id: 'GivenAnswer' });

export const GivenAnswers = z.array(GivenAnswer).max(1000);

const AnswersForm = z
  .object({
    answers: z.string().describe('JSON list of GivenAnswer; omitted questions keep their answers'),
    draft: z.enum(['true', 'false']).optional().describe('Saves the answers without submitting them'),
  })
  .catchall(z.string().meta({ format: 'binary' }).describe('file_{id}: a file of any type, up to 100 MB'))
  .meta({ id: 'AnswersForm' });

/** A file that answers a question. */
const AnswerFile = z.object({
  id: z.string().describe('Id of the question'),
  file_url: z.string().nullable().describe('Valid for an hour; null if the file was removed'),
  file_name: z.string().nullable(),
  file_size: z.int().nullable().describe('In bytes'),
});

export const SavedAnswers = z
  .object({
    submission_id: z.string(),
    saved_at: Timestamp,
    answered_at: Timestamp.nullable().describe('Null for a draft'),
    files: z.array(AnswerFile).describe('Files added or removed by this request'),
  })
  .meta({ id: 'SavedAnswers' });

export const saveAnswers = {
  operationId: 'saveAnswers',
  tags: ['Submissions'],
  summary:
    'Saves answers as a draft, or submits them for good; submitting the same answers again changes nothing and returns the same response, and other answers are refused',
  consumes: ['multipart/form-data'],
  params: IdParams,
  response: { 200: SavedAnswers, ...errors(400, 401, 404, 409, 413, 415, 422, 503, 507) },
};

/** The upload body is streamed, so it is only documented here; the route validates it. */
export const uploads: Record<string, z.ZodType> = { saveAnswers: AnswersForm };

/** The founder's own answer to the same question of another investor. */
export const Suggestion = z
  .object({
    id: z.string().describe('Id of the question it could answer'),
    text: z.string(),
    investor_name: z.string(),
    answered_at: Timestamp,
  })
  .meta({ id: 'Suggestion' });

export const listSuggestions = {
  operationId: 'listSuggestions',
  tags: ['Submissions'],
  summary: "The user's latest answers to questions they have answered before",
  params: IdParams,
  response: { 200: z.array(Suggestion), ...errors(401, 404) },
};

const Score = z.int().min(0).max(10);

/** A value that the founder gave, and where. */
const FounderFact = z
  .object({
    value: z.string(),
    from: z.enum(['slide', 'answer', 'profile', 'score', 'all']),
    slide: z.int().nullable(),
    question: z.string().nullable().describe('The question that the value answers'),
  })
  .meta({ id: 'FounderFact' });

/** Something the founder's side lacks. */
const LikelihoodGap = z
  .object({
    kind: z.enum(LIKELIHOOD_GAPS),
    subject: z.string().nullable().describe('The question, category, step or amount that this is about'),
    count: z.int().nullable().describe('Number of answers, score of the category, or slide of the step'),
  })
  .meta({ id: 'LikelihoodGap' });

/** One argument for or against a submission, as facts. Clients word it for their reader. */
export const LikelihoodFactor = z
  .object({
    name: z.string(),
    group: z.enum(['fit', 'readiness']),
    verdict: z.enum(['strong', 'partial', 'weak', 'unknown']),
    weight: z.number().describe('Relative to the other factors'),
    criterion: z.enum(LIKELIHOOD_CRITERION_IDS),
    founder: z.array(FounderFact).describe("The founder's values; empty if they say nothing about it"),
    investor: z.string().nullable().describe("The investor's criterion; null if they state none"),
    missing: z.array(LikelihoodGap),
    earlier: z
      .object({ reason: z.string(), raise: z.string().nullable() })
      .nullable()
      .describe('From a release that stored no facts: its sentences, addressed to the founder'),
  })
  .meta({ id: 'LikelihoodFactor' });

/** What held a score down, and at what; null if nothing did. */
export const LikelihoodLimit = z
  .object({ by: z.enum(['sector', 'stage', 'deck', 'answers']), max: z.int() })
  .meta({ id: 'LikelihoodLimit' });

/** How well a submission fits the investor, and how ready it is. It is not a forecast. */
export const Likelihood = z
  .object({
    submission_id: z.string(),
    likelihood_score: Score,
    likelihood_reason: z.string().describe('The verdict in one sentence'),
    factors: z.array(LikelihoodFactor),
    limit: LikelihoodLimit.nullable(),
    engine: z.string(),
    rubric_version: z.string(),
  })
  .meta({ id: 'Likelihood' });

export const requestLikelihood = {
  operationId: 'requestLikelihood',
  tags: ['Submissions'],
  summary: 'Scores the fit and readiness of a deck after its questions have been answered',
  params: IdParams,
  response: { 200: Likelihood, ...errors(401, 404, 409, 503) },
};
