import { z } from 'zod';
import {
  errors,
  IdParams,
  IfNoneMatch,
  NotModified,
  PageQuery,
  Timestamp,
  versioned,
} from '../../platform/http/schemas.ts';
import { LikelihoodReasons, Submission, SubmissionVersion } from '../received/schemas.ts';
import { Answer } from '../sending/schemas.ts';

/** The investor a deck was sent to. `slug` and `live` say where and whether the profile can be opened. */
const SentTo = z
  .object({
    id: z.int(),
    name: z.string(),
    title: z.string(),
    company: z.string(),
    profile_image: z.string().nullable(),
    slug: z.string(),
    live: z.boolean(),
  })
  .meta({ id: 'SentTo' });

/** A submission as the founder who sent it sees it. */
export const SentSubmission = Submission.extend({ investor: SentTo }).meta({ id: 'SentSubmission' });

/** What a list shows of a sent submission. */
export const SentSubmissionRow = SentSubmission.pick({
  id: true,
  created_at: true,
  status: true,
  likelihood_score: true,
  likelihood_pending: true,
  answered_at: true,
})
  .extend({ investor: SentTo.pick({ name: true, title: true, company: true, profile_image: true }) })
  .meta({ id: 'SentSubmissionRow' });

export const SentSubmissionPage = z
  .object({ count: z.int(), results: z.array(SentSubmissionRow) })
  .meta({ id: 'SentSubmissionPage' });

export const SubmissionEvent = z
  .object({
    kind: z.enum(['sent', 'answered', 'opened', 'status', 'likelihood']),
    detail: z.string().nullable().describe('For a status change, the new status'),
    at: Timestamp,
  })
  .meta({ id: 'SubmissionEvent' });

/** How the investor looked at the deck. */
export const DeckViews = z
  .object({
    count: z.int().describe('How many times it was opened'),
    last_at: Timestamp.nullable(),
    slides: z.array(z.object({ slide: z.int(), median_seconds: z.number(), viewings: z.int() })),
  })
  .meta({ id: 'DeckViews' });

export const SentSubmissionDetail = SentSubmission.extend({
  answers: z.array(Answer),
  likelihood: LikelihoodReasons.nullable(),
  events: z.array(SubmissionEvent).describe('Oldest first'),
  versions: z.array(SubmissionVersion).describe('All versions sent to this investor, newest first'),
  views: DeckViews,
}).meta({ id: 'SentSubmissionDetail' });

export const listSent = {
  operationId: 'listSentSubmissions',
  tags: ['Submissions'],
  summary:
    'Decks that the user sent, newest first; with a search or page parameter, one page of the matching ones, with only the fields that a list shows',
  querystring: PageQuery.extend({
    search: z.string().max(200).optional().describe("Searches the investor's name and company"),
  }),
  headers: IfNoneMatch,
  response: {
    200: versioned(z.union([SentSubmissionPage, z.array(SentSubmission)])),
    304: NotModified,
    ...errors(400, 401),
  },
};

export const SentSummary = z
  .object({ sent: z.int(), contacted: z.int(), analysed: z.int() })
  .meta({ id: 'SentSummary' });

export const summariseSent = {
  operationId: 'summariseSentSubmissions',
  tags: ['Submissions'],
  summary: 'How many decks the user sent, and their outcomes',
  response: { 200: SentSummary, ...errors(401) },
};

export const getSent = {
  operationId: 'getSentSubmission',
  tags: ['Submissions'],
  summary: 'One of the decks that the user sent',
  params: IdParams,
  response: { 200: SentSubmissionDetail, ...errors(401, 404) },
};
