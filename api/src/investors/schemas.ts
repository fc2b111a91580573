import {
  DIRECTORY_COUNT_MAX,
  DIRECTORY_FOUND_MAX,
  DIRECTORY_PAGE_SIZE,
  INVESTMENT_RANGES,
  INVESTOR_SORTS,
} from '@northlight/shared-api/rules';
import { z } from 'zod';
import { errors, file, IdParams, NotModified, PageQuery } from '../platform/http/schemas.ts';

/** The public view of an investor. */
export const PublicInvestor = z
  .object({
    id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    title: z.string(),
    company: z.string(),
    profile_image: z.string().nullable().describe('URL of the image'),
    bio: z.string(),
    investment_fields: z.array(z.string()),
    previous_investments: z.string().describe('Comma-separated'),
    previous_exits: z.string().describe('Comma-separated'),
    investment_preferences: z.string(),
    min_investment: z.string().describe('Short form, such as $100K; empty if not given'),
    max_investment: z.string().describe('Short form, such as $2M; empty if not given'),
    email: z.string().describe('Contact email address; empty if not given'),
    linkedin: z.string(),
    twitter: z.string(),
    website: z.string(),
    custom_url_slug: z.string(),
  })
  .meta({ id: 'PublicInvestor' });

export const PublicInvestorPage = z
  .object({
    count: z
      .int()
      .describe(`Counts up to ${DIRECTORY_COUNT_MAX}, or ${DIRECTORY_FOUND_MAX} in a search; there may be more`),
    results: z.array(PublicInvestor),
  })
  .meta({ id: 'PublicInvestorPage' });

const ranges = INVESTMENT_RANGES.map(({ id }) => id) as [string, ...string[]];

export const InvestorQuery = PageQuery.extend({
  search: z.string().max(200).optional().describe('Searches name, company, investment fields and expertise tags'),
  range: z.enum(ranges).optional(),
  sort: z.enum(INVESTOR_SORTS).optional(),
});

export const listInvestors = {
  operationId: 'listInvestors',
  tags: ['Investors'],
  summary: `All listed investors; with any parameter, one page of up to ${DIRECTORY_PAGE_SIZE} matching ones`,
  querystring: InvestorQuery,
  response: { 200: z.union([PublicInvestorPage, z.array(PublicInvestor)]), ...errors(400) },
};

export const getInvestor = {
  operationId: 'getInvestor',
  tags: ['Investors'],
  summary: 'A profile by id; visible only to its owner unless it is live',
  params: IdParams,
  response: { 200: PublicInvestor, ...errors(403, 404) },
};

export const getInvestorBySlug = {
  operationId: 'getInvestorBySlug',
  tags: ['Investors'],
  summary:
    'A profile by its custom URL, or by a former one that still redirects; visible only to its owner unless it is live',
  params: z.object({ slug: z.string().max(500) }),
  response: { 200: PublicInvestor, ...errors(403, 404) },
};

export const getInvestorCard = {
  operationId: 'getInvestorCard',
  tags: ['Investors'],
  summary: 'The preview image that other sites show for a link to a live profile',
  params: IdParams,
  response: { 200: file('image/png'), 304: NotModified, ...errors(403, 404) },
};
