import {
  BULK_MAX,
  NOTE_MAX,
  PASS_COMMENT_MAX,
  PASS_REASON_IDS,
  SUBMISSION_SORTS,
  SUBMISSION_STATUSES,
  SUBMISSION_TABS,
  type SubmissionTab,
} from '@northlight/shared-api/rules';
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
import { LikelihoodFactor, LikelihoodLimit } from '../answers/schemas.ts';
import { Answer } from '../sending/schemas.ts';

const Status = z.enum(SUBMISSION_STATUSES).meta({ id: 'SubmissionStatus' });
const PassReason = z.enum(PASS_REASON_IDS).meta({ id: 'PassReason' });
const Tab = z.enum(Object.keys(SUBMISSION_TABS) as [SubmissionTab, ...SubmissionTab[]]);

/** A deck that was sent to an investor. */
export const Submission = z
  .object({
    id: z.string(),
    company_name: z.string(),
    founder_company: z.string(),
    founder_name: z.string(),
    founder_work_field: z.string(),
    founder_profile_image: z.string().nullable(),
    founder_email: z.string(),
    founder_phone: z.string(),
    description: z.string(),
    created_at: Timestamp,
    status: Status,
    file_url: z.string().describe('Link to the PDF, valid for an hour'),
    original_filename: z.string(),
    page_count: z.int(),
    likelihood_score: z.int().min(0).max(10).nullable(),
    likelihood_reason: z.string().nullable().describe('The verdict in one sentence, worded for the reader'),
    likelihood_pending: z.boolean().describe('Scoring is in progress; repeat the request in a few seconds'),
    investor_name: z.string(),
    answered_at: Timestamp.nullable().describe('Null until the founder submits the answers'),
    pass_reason: PassReason.nullable(),
    pass_comment: z.string(),
  })
  .meta({ id: 'Submission' });

/** A submission as the investor who received it sees it. */
export const ReceivedSubmission = Submission.extend({
  founder_linkedin: z.string(),
  founder_website: z.string(),
  note: z.string().describe("The investor's own note"),
}).meta({ id: 'ReceivedSubmission' });

/** What a list shows of a received submission. */
export const ReceivedSubmissionRow = ReceivedSubmission.pick({
  id: true,
  company_name: true,
  founder_name: true,
  founder_work_field: true,
  founder_profile_image: true,
  founder_email: true,
  founder_phone: true,
  description: true,
  created_at: true,
  status: true,
  likelihood_score: true,
  likelihood_pending: true,
}).meta({ id: 'ReceivedSubmissionRow' });

export const SubmissionVersion = z
  .object({ id: z.string(), original_filename: z.string(), created_at: Timestamp, status: Status })
  .meta({ id: 'SubmissionVersion' });

/** The factors behind a submission's likelihood; null until it was scored. */
export const LikelihoodReasons = z
  .object({ factors: z.array(LikelihoodFactor), limit: LikelihoodLimit.nullable() })
  .meta({ id: 'LikelihoodReasons' });

/** One submission, with the founder's answers once they are submitted. */
export const ReceivedSubmissionDetail = ReceivedSubmission.extend({
  answers: z.array(Answer),
  likelihood: LikelihoodReasons.nullable(),
  versions: z.array(SubmissionVersion).describe('All versions that the founder sent to this investor, newest first'),
}).meta({ id: 'ReceivedSubmissionDetail' });

export const ReceivedSubmissionPage = z
  .object({ count: z.int(), results: z.array(ReceivedSubmissionRow) })
  .meta({ id: 'ReceivedSubmissionPage' });

const filters = {
  search: z.string().max(200).optional().describe('Searches company, founder, sector and description'),
  status: Tab.optional(),
  sort: z.enum(SUBMISSION_SORTS).optional(),
};

export const listReceived = {
  operationId: 'listReceivedSubmissions',
  tags: ['Submissions'],
  summary:
    'Decks that the user received, newest first; with a search, status, order or page parameter, one page of the matching ones, with only the fields that a list shows',
  querystring: PageQuery.extend(filters),
  headers: IfNoneMatch,
  response: {
    200: versioned(z.union([ReceivedSubmissionPage, z.array(ReceivedSubmission)])),
    304: NotModified,
    ...errors(400, 401, 403),
  },
};

export const ReceivedSummary = z
  .object({ all: z.int(), new: z.int(), reviewed: z.int(), contacted: z.int(), rejected: z.int() })
  .meta({ id: 'ReceivedSummary' });

export const summariseReceived = {
  operationId: 'summariseReceivedSubmissions',
  tags: ['Submissions'],
  summary: 'How many decks the user received, by status',
  response: { 200: ReceivedSummary, ...errors(401, 403) },
};

export const exportReceived = {
  operationId: 'exportReceivedSubmissions',
  tags: ['Submissions'],
  summary: 'Decks that the user received, as CSV',
  querystring: z.object(filters),
  response: {
    200: { description: 'One line per deck', content: { 'text/csv': { schema: z.string() } } },
    ...errors(400, 401, 403),
  },
};

export const getReceived = {
  operationId: 'getReceivedSubmission',
  tags: ['Submissions'],
  summary: 'One of the decks that the user received',
  params: IdParams,
  response: { 200: ReceivedSubmissionDetail, ...errors(401, 403, 404) },
};

const decision = {
  pass_reason: PassReason.nullable().optional().describe('Only with status Passed; shown to the founder'),
  pass_comment: z
    .string()
    .trim()
    .max(PASS_COMMENT_MAX)
    .optional()
    .describe('Only with status Passed; shown to the founder'),
};

/** The changes: status, investor's note, or both. */
export const SubmissionPatch = z
  .object({ status: Status.optional(), note: z.string().trim().max(NOTE_MAX).optional(), ...decision })
  .refine(({ status, note }) => status !== undefined || note !== undefined, 'Give a status or a note.')
  .meta({ id: 'SubmissionPatch' });

const DecisionId = z.string().describe('Identifies the decision, to undo it');

export const DecidedSubmission = ReceivedSubmission.extend({
  decision: DecisionId.nullable().describe('Identifies the decision, to undo it; null if only the note changed'),
}).meta({ id: 'DecidedSubmission' });

export const patchReceived = {
  operationId: 'patchReceivedSubmission',
  tags: ['Submissions'],
  summary: 'Changes the status of a received deck, or its note',
  params: IdParams,
  body: SubmissionPatch,
  response: { 200: DecidedSubmission, ...errors(400, 401, 403, 404, 409) },
};

export const UndoneDecision = z.object({ decision: DecisionId.max(64) }).meta({ id: 'UndoneDecision' });

export const undoReceived = {
  operationId: 'undoReceivedSubmission',
  tags: ['Submissions'],
  summary: 'Undoes a decision within a few seconds, unless a later one was made; repeating the request has no effect',
  params: IdParams,
  body: UndoneDecision,
  response: { 200: ReceivedSubmission, ...errors(400, 401, 403, 404, 409) },
};

export const BulkDecision = z
  .object({
    ids: z.array(z.string().max(64)).min(1).max(BULK_MAX),
    status: z.enum(['Reviewed', 'Passed']),
    ...decision,
  })
  .meta({ id: 'BulkDecision' });

export const BulkResult = z
  .object({ changed: z.array(z.object({ id: z.string(), decision: DecisionId })), unchanged: z.array(z.string()) })
  .meta({ id: 'BulkResult' });

export const decideReceived = {
  operationId: 'decideReceivedSubmissions',
  tags: ['Submissions'],
  summary:
    'Rejects many received decks at once, or marks them as reviewed; decks whose status does not allow the change stay as they are',
  body: BulkDecision,
  response: { 200: BulkResult, ...errors(400, 401, 403) },
};

export const SavedFilter = z
  .object({ id: z.string(), name: z.string(), query: z.string().describe("The query string of the page's URL") })
  .meta({ id: 'SavedFilter' });

export const NewSavedFilter = z
  .object({ name: z.string().trim().min(1, 'Enter a name for the filter').max(60), query: z.string().max(500) })
  .meta({ id: 'NewSavedFilter' });

export const listFilters = {
  operationId: 'listSavedFilters',
  tags: ['Submissions'],
  summary: "The user's saved filters",
  response: { 200: z.array(SavedFilter), ...errors(401, 403) },
};

export const saveFilter = {
  operationId: 'saveFilter',
  tags: ['Submissions'],
  summary: 'Saves a filter',
  body: NewSavedFilter,
  response: { 201: SavedFilter, ...errors(400, 401, 403) },
};

export const deleteFilter = {
  operationId: 'deleteSavedFilter',
  tags: ['Submissions'],
  summary: 'Deletes a saved filter',
  params: IdParams,
  response: { 204: z.undefined(), ...errors(401, 403, 404) },
};
