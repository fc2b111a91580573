import { FAILED_JOBS_MAX, JOB_LANE_NAMES } from '@northlight/shared-api/rules';
import { z } from 'zod';
import { ProofHeader } from '../accounts/re-authentication/proof-header.ts';
import { errors, NoContent, Timestamp } from '../platform/http/schemas.ts';

const Lane = z.enum(JOB_LANE_NAMES).describe('Jobs in a lane share its workers');

export const JobLaneLoad = z
  .object({
    lane: Lane,
    waiting: z.int().describe('Jobs that are ready to run'),
    running: z.int(),
    delayed: z.int().describe('Jobs that are scheduled for later, including retries'),
    failed: z.int().describe('Jobs that failed for good'),
    oldest_seconds: z.int().describe('Seconds that the oldest waiting job has been ready to run; 0 if none waits'),
  })
  .meta({ id: 'JobLaneLoad' });

/** Characters of an error that are shown. */
export const ERROR_MAX = 300;

export const FailedJob = z
  .object({
    id: z.string(),
    kind: z.string(),
    lane: Lane,
    attempts: z.int(),
    error: z.string().describe(`The last error in one line, cut to ${ERROR_MAX} characters`),
    created_at: Timestamp,
    failed_at: Timestamp,
  })
  .meta({ id: 'FailedJob' });

export const listJobs = {
  operationId: 'listJobs',
  tags: ['Service'],
  summary: 'The background jobs: how many are waiting and running in each lane, and those that failed for good',
  response: {
    200: z
      .object({
        lanes: z.array(JobLaneLoad),
        failed: z.array(FailedJob).max(FAILED_JOBS_MAX).describe('Newest first'),
      })
      .meta({ id: 'JobOverview' }),
    ...errors(401, 403),
  },
};

const JobParams = z.object({ id: z.uuid() });

export const retryJob = {
  operationId: 'retryJob',
  tags: ['Service'],
  summary: 'Puts a failed job back in the queue, with a new set of attempts',
  params: JobParams,
  response: { 204: NoContent, ...errors(400, 401, 403, 404) },
};

export const discardJob = {
  operationId: 'discardJob',
  tags: ['Service'],
  summary: 'Deletes a failed job; its work will never be done',
  params: JobParams,
  headers: ProofHeader,
  response: { 204: NoContent, ...errors(400, 401, 403, 404) },
};
