import { STAGES } from '@northlight/shared-api/rules';
import { z } from 'zod';
import { errors, IdParams, NoContent, Timestamp } from '../../platform/http/schemas.ts';
import { CATEGORIES } from '../engine/types.ts';

const tags = ['Benchmarks'];

/** Consent to include the user's latest evaluation, anonymously, in the comparison. */
export const BenchmarkConsent = z
  .object({ stage: z.enum(STAGES), given_at: Timestamp })
  .meta({ id: 'BenchmarkConsent' });

const Percentiles = z.object({
  p10: z.number(),
  p25: z.number(),
  median: z.number(),
  p75: z.number(),
  p90: z.number(),
});

export const CategoryBenchmark = z
  .object({
    category: z.enum(CATEGORIES),
    score: z.int().nullable(),
    percentiles: Percentiles,
    percentile: z.int().nullable().describe('Percent of the decks that do not score higher; null when not assessed'),
  })
  .meta({ id: 'CategoryBenchmark' });

export const BenchmarkGroup = z
  .object({
    among: z.enum(['all', 'sector', 'stage']),
    name: z.string().nullable().describe('Of the sector or the stage; null where it is not known'),
    n: z.int().nullable().describe('Decks compared with; null where there are too few'),
    categories: z.array(CategoryBenchmark).describe('Empty where there are too few decks'),
  })
  .meta({ id: 'BenchmarkGroup' });

export const Benchmarks = z
  .object({
    consent: BenchmarkConsent.nullable(),
    is_demo: z.boolean().describe('The decks were made up for the demo'),
    minimum: z.int().describe('Decks below which nothing is shown'),
    rubric_version: z.string().describe('Of the built-in rubric, by which all decks compared are judged'),
    own: z
      .enum(['as_shown', 'judged_anew', 'unknown'])
      .describe(
        'How this deck is judged: its own result; anew, since that was another version or a language model; or not, since its reading is not kept or nothing is compared',
      ),
    groups: z.array(BenchmarkGroup).describe('Empty for who does not take part, and for a deck that cannot be judged'),
  })
  .meta({ id: 'Benchmarks' });

export const getBenchmarks = {
  operationId: 'getBenchmarks',
  tags,
  summary: "Where one of one's own evaluations stands among others'",
  params: IdParams,
  response: { 200: Benchmarks, ...errors(401, 404) },
};

export const ConsentRequest = z.object({ stage: z.enum(STAGES) }).meta({ id: 'BenchmarkConsentRequest' });

export const giveConsent = {
  operationId: 'joinBenchmarks',
  tags,
  summary: 'Lets the scores of one’s latest evaluation count, and shows the others’',
  body: ConsentRequest,
  response: { 200: BenchmarkConsent, ...errors(400, 401) },
};

export const withdrawConsent = {
  operationId: 'leaveBenchmarks',
  tags,
  summary: 'Takes one’s scores out again, at once',
  response: { 204: NoContent, ...errors(401) },
};
