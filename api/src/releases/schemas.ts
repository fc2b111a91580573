import { WITHDRAWAL_REASON_MAX } from '@northlight/shared-api/rules';
import { z } from 'zod';
import { ProofHeader } from '../accounts/re-authentication/proof-header.ts';
import { Someone } from '../accounts/users/schemas.ts';
import { errors, Timestamp } from '../platform/http/schemas.ts';
import { PartName, ReleaseName } from '../platform/telemetry/schemas.ts';

const ReleaseVerdict = z
  .object({
    verdict: z.enum(['withdrawn', 'allowed']),
    reason: z.string().describe('Empty if the release was allowed'),
    decided_by: z.enum(['admin', 'server']),
    admin: Someone.nullable().describe('Null if done by the server, or if the account was deleted since'),
    at: Timestamp,
  })
  .meta({ id: 'ReleaseVerdict' });

/** A release in the registry, as browsers get it and as they reported on it. */
export const ReleaseState = z
  .object({
    release: z.string(),
    released_at: Timestamp,
    entry_size: z.int().nullable().describe('Gzipped size of its entry file in bytes; null for the shell'),
    registered_as: z.enum(['current', 'canary', 'earlier']).describe('Its state in the release registry'),
    used_as: z
      .enum(['current', 'canary', 'fallback', 'none'])
      .describe('What browsers get, considering all decisions on the releases of this part'),
    percent: z.int().nullable().describe('For a canary, the percentage of browsers that get it'),
    loads: z.int().describe('Reported loads'),
    estimated_loads: z.int().describe('Estimate of all loads, of which only a sample is reported'),
    failures: z.int().describe('Failures caused by the release'),
    undelivered: z.int().describe('Files that did not arrive, because of either the release or the connection'),
    failure_rate: z.number().min(0).max(1),
    known_good: z.boolean(),
    verdict: ReleaseVerdict.nullable(),
  })
  .meta({ id: 'ReleaseState' });

export const ReleasedPart = z
  .object({
    part: z.string().describe('Name of a remote, or `shell`'),
    title: z.string(),
    releases: z.array(ReleaseState).describe('The canary, the current release, and earlier ones, newest first'),
  })
  .meta({ id: 'ReleasedPart' });

export const listReleases = {
  operationId: 'listReleases',
  tags: ['Service'],
  summary: 'The releases of all parts: who gets them, how often they failed, and what was decided about them',
  response: {
    200: z
      .object({
        known_good_loads: z
          .int()
          .describe('Reported loads without failures after which a release counts as known good'),
        parts: z.array(ReleasedPart),
      })
      .meta({ id: 'ReleaseOverview' }),
    ...errors(401, 403),
  },
};

const ReleaseParams = z.object({ part: PartName, release: ReleaseName.min(1) });

export const withdrawRelease = {
  operationId: 'withdrawRelease',
  tags: ['Service'],
  summary: 'Withdraws a release; browsers stop getting it from their next page load',
  params: ReleaseParams,
  headers: ProofHeader,
  body: z.strictObject({
    reason: z
      .string()
      .trim()
      .min(1, 'Reason is required.')
      .max(WITHDRAWAL_REASON_MAX, `The reason can have at most ${WITHDRAWAL_REASON_MAX} characters.`),
  }),
  response: { 200: ReleasedPart, ...errors(400, 401, 403, 404, 409) },
};

export const allowRelease = {
  operationId: 'allowRelease',
  tags: ['Service'],
  summary: 'Allows a withdrawn release again and deletes the reports about it',
  params: ReleaseParams,
  headers: ProofHeader,
  response: { 200: ReleasedPart, ...errors(400, 401, 403, 404) },
};
