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
    percentile: z
      .int()
      .nullable()
      .describe('Percentage of decks that score lower; ties count half; null if not assessed'),
  })
  .meta({ id: 'CategoryBenchmark' });

export const BenchmarkGroup = z
  .object({
    among: z.enum(['all', 'sector', 'stage']),
    name: z.string().nullable().describe('Name of the sector or stage; null if unknown'),
    n: z.int().nullable().describe('Number of decks in the group; null if there are too few'),
    categories: z.array(CategoryBenchmark).describe('Empty if there are too few decks'),
  })
  .meta({ id: 'BenchmarkGroup' });

export const Benchmarks = z
  .object({
    consent: BenchmarkConsent.nullable(),
    is_demo: z.boolean().describe('True if the decks were invented for the demo'),
    minimum: z.int().describe('Minimum number of decks for a comparison'),
    rubric_version: z.string().describe('Version of the built-in rubric that scores all compared decks'),
    own: z
      .enum(['as_shown', 'judged_anew', 'unknown'])
      .describe(
        'How this deck was scored: by its own result; again by the current rubric, if another version or a language model evaluated it; or not at all, if its text is not stored or nothing is compared',
      ),
    groups: z.array(BenchmarkGroup).describe('Empty if the user does not take part or the deck cannot be scored'),
  })
  .meta({ id: 'Benchmarks' });

export const getBenchmarks = {
  operationId: 'getBenchmarks',
  tags,
  summary: "Compares one of the user's evaluations with those of others",
  params: IdParams,
  response: { 200: Benchmarks, ...errors(401, 404) },
};

export const ConsentRequest = z.object({ stage: z.enum(STAGES) }).meta({ id: 'BenchmarkConsentRequest' });

export const giveConsent = {
  operationId: 'joinBenchmarks',
  tags,
  summary: "Adds the user's latest evaluation to the comparison, and shows the others' scores",
  body: ConsentRequest,
  response: { 200: BenchmarkConsent, ...errors(400, 401) },
};

export const withdrawConsent = {
  operationId: 'leaveBenchmarks',
  tags,
  summary: "Removes the user's scores from the comparison, with immediate effect",
  response: { 204: NoContent, ...errors(401) },
};
