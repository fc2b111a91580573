import { z } from 'zod';
import { DeckSlide } from '../../decks/slides/schemas.ts';
import {
  errors,
  IdParams,
  IfNoneMatch,
  NoContent,
  NotModified,
  PageQuery,
  Timestamp,
  versioned,
} from '../../platform/http/schemas.ts';
import { CATEGORIES } from '../engine/types.ts';

const Category = z.enum(CATEGORIES).meta({ id: 'Category' });
const Score = z.int().min(0).max(10);

const Box = z
  .object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
  .describe('In fractions of the slide, origin at its top left')
  .meta({ id: 'SlideBox' });

export const Quote = z
  .object({
    slide: z.int(),
    quote: z.string().describe('Verbatim from the deck'),
    box: Box.nullable().describe('The part of the slide that contains the quote'),
    recognised: z.boolean().describe('The words come from OCR'),
  })
  .meta({ id: 'Quote' });

const source = z.string().nullable().describe('The published convention behind the rule');

export const Evidence = Quote.extend({
  rule: z.string(),
  reason: z.string(),
  band: z
    .union([z.literal(3), z.literal(5), z.literal(8)])
    .nullable()
    .describe('3 generic, 5 specific, 8 evidenced'),
  source,
}).meta({ id: 'Evidence' });

export const MissingEvidence = z
  .object({ rule: z.string(), reason: z.string(), source })
  .meta({ id: 'MissingEvidence' });

export const Discrepancy = z
  .object({
    kind: z.enum(['contradiction', 'arithmetic', 'date']),
    category: Category,
    name: z.string(),
    reason: z.string(),
    quotes: z.array(Quote),
  })
  .meta({ id: 'Discrepancy' });

export const CategoryScore = z
  .object({
    category: Category,
    score: Score.nullable().describe('Null if unreadable slides prevented the assessment'),
    feedback: z.string(),
    evidence: z.array(Evidence),
    missing: z.array(MissingEvidence),
  })
  .meta({ id: 'CategoryScore' });

export const NextStep = z
  .object({
    title: z.string(),
    detail: z.string(),
    slide: z.int().nullable(),
    category: Category,
    from: Score,
    to: Score,
    quote: Quote.nullable().describe('The sentence of the deck that the step refers to'),
    rewrite: z.string().nullable().describe('Suggested wording, with blanks in square brackets'),
  })
  .meta({ id: 'NextStep' });

export const EvaluationSummary = z
  .object({
    id: z.string(),
    name: z.string().describe("The owner's name for it, or the file name"),
    original_filename: z.string(),
    overall_score: Score.describe('Lower end of the overall score: categories that were not assessed count as 0'),
    overall_high: Score.describe('Upper end: they count as 10. Equals overall_score if all were assessed'),
    page_count: z.int(),
    created_at: Timestamp,
  })
  .meta({ id: 'EvaluationSummary' });

/** An evaluation with all details. */
export const Evaluation = EvaluationSummary.extend({
  scores: z.array(CategoryScore),
  strengths: z.array(z.string()),
  improvements: z.array(z.string()),
  next_steps: z.array(NextStep),
  discrepancies: z.array(Discrepancy).describe('Contradictions and wrong sums'),
  unreadable_slides: z.array(z.int()),
  foreign_slides: z.array(z.object({ slide: z.int(), language: z.string() })),
  hidden_text_slides: z.array(z.int()),
  hidden_texts: z
    .array(z.object({ slide: z.int(), text: z.string(), box: Box }))
    .describe('Text that cannot be seen, with its place on the slide; it is not scored'),
  partly_read_slides: z.array(z.int()).describe('Slides with pictures whose text could not be read in full'),
  engine: z.enum(['rubric', 'llm']),
  model: z.string().optional().describe('Name of the language model; absent if none was used'),
  rubric_version: z.string(),
  file_sha256: z.string(),
  has_slides: z.boolean().describe('False for evaluations made before decks were stored'),
}).meta({ id: 'Evaluation' });

/** A new evaluation. A visitor gets a token to claim it into an account within a day. */
export const NewEvaluation = Evaluation.extend({ claim_token: z.string().nullable() }).meta({ id: 'NewEvaluation' });

export const EvaluationPage = z
  .object({ count: z.int(), results: z.array(EvaluationSummary) })
  .meta({ id: 'EvaluationPage' });

export const listEvaluations = {
  operationId: 'listEvaluations',
  tags: ['Evaluations'],
  summary: "The user's evaluations, newest first; with a parameter, one page of them",
  querystring: PageQuery.extend({
    file_sha256: z
      .string()
      .regex(/^[\da-f]{64}$/, 'This is not a SHA-256 hash.')
      .optional()
      .describe('Only evaluations of the file with this hash'),
  }),
  headers: IfNoneMatch,
  response: {
    200: versioned(z.union([EvaluationPage, z.array(EvaluationSummary)])),
    304: NotModified,
    ...errors(400, 401),
  },
};

export const getEvaluation = {
  operationId: 'getEvaluation',
  tags: ['Evaluations'],
  summary: "One of the user's evaluations",
  params: IdParams,
  response: { 200: Evaluation, ...errors(401, 404) },
};

const NAME_MAX = 120;

export const EvaluationChanges = z
  .object({ name: z.string().trim().max(NAME_MAX).describe('Empty restores the file name') })
  .meta({ id: 'EvaluationChanges' });

export const patchEvaluation = {
  operationId: 'patchEvaluation',
  tags: ['Evaluations'],
  summary: 'Renames an evaluation',
  params: IdParams,
  body: EvaluationChanges,
  response: { 200: Evaluation, ...errors(400, 401, 404) },
};

export const deleteEvaluation = {
  operationId: 'deleteEvaluation',
  tags: ['Evaluations'],
  summary: 'Permanently deletes an evaluation and its deck',
  params: IdParams,
  response: { 204: NoContent, ...errors(401, 404) },
};

/** The slides of an evaluated deck. URLs are valid for an hour. */
export const EvaluationSlides = z
  .object({ original_filename: z.string(), file_url: z.string(), slides: z.array(DeckSlide) })
  .meta({ id: 'EvaluationSlides' });

export const listEvaluationSlides = {
  operationId: 'listEvaluationSlides',
  tags: ['Evaluations'],
  summary: "The slides of one of the user's evaluations as images",
  params: IdParams,
  response: { 200: EvaluationSlides, ...errors(401, 404, 422, 503) },
};

/** How one category changed between two versions of a deck. */
export const CategoryChange = z
  .object({
    category: Category,
    before: Score.nullable(),
    after: Score.nullable(),
    gained: z.array(Evidence),
    lost: z.array(Evidence),
  })
  .meta({ id: 'CategoryChange' });

/** An evaluation compared with an earlier one. */
export const Comparison = z
  .object({
    earlier: EvaluationSummary,
    is_same_rubric: z.boolean().describe('False if the rules have changed since then'),
    changes: z.array(CategoryChange),
  })
  .meta({ id: 'Comparison' });

export const compareEvaluations = {
  operationId: 'compareEvaluations',
  tags: ['Evaluations'],
  summary: "Compares one of the user's evaluations with an earlier one",
  params: IdParams.extend({ earlier: z.string().max(64) }),
  response: { 200: Comparison, ...errors(401, 404) },
};

export const Claim = z
  .object({ claim_tokens: z.array(z.string().min(1).max(128)).min(1).max(50) })
  .meta({ id: 'Claim' });

export const ClaimResult = z.object({ claimed: z.int() }).meta({ id: 'ClaimResult' });

export const claimEvaluations = {
  operationId: 'claimEvaluations',
  tags: ['Evaluations'],
  summary: 'Moves evaluations made before login into the account; expired tokens are ignored',
  body: Claim,
  response: { 200: ClaimResult, ...errors(400, 401) },
};
