import { REMOTE_FAILURES, TELEMETRY } from '@northlight/shared-api/rules';
import { z } from 'zod';
import { errors, NoContent, Timestamp } from '../http/schemas.ts';

/** Name of a remote, or `shell`. */
export const PartName = z.string().regex(/^[a-z][a-z0-9-]{0,40}$/, 'This is not the name of a part.');
export const ReleaseName = z.string().regex(/^[\w.+-]{0,80}$/, 'This is not the name of a release.');
const PageName = z.string().regex(/^\w{0,60}$/, 'This is not the name of a page.');
const Reference = z.string().regex(/^[0-9A-Z]{4,16}$/, 'This is not an error reference.');

/** Where it happened, by name only: no URL, query or person. */
const place = {
  remote: PartName,
  release: ReleaseName,
  page: PageName.describe('Empty if the whole remote failed'),
  shell: ReleaseName.optional().describe("The shell's release, or its version"),
};

const Load = z.strictObject({
  kind: z.literal('load'),
  ...place,
  milliseconds: z
    .int()
    .min(0)
    .max(TELEMETRY.milliseconds)
    .describe('Time from requesting the page until it had loaded'),
});

const RemoteFailure = z.strictObject({
  kind: z.literal('failure'),
  ...place,
  failure: z.enum(REMOTE_FAILURES),
  reference: Reference.describe('Reference shown to the user'),
  fallback: ReleaseName.nullable().describe('The earlier release that was loaded instead'),
});

export const reportLoading = {
  operationId: 'reportLoading',
  tags: ['Service'],
  summary: 'Reports how remotes loaded; sampled, without personal data',
  body: z.strictObject({
    events: z
      .array(z.discriminatedUnion('kind', [Load, RemoteFailure]))
      .min(1)
      .max(TELEMETRY.events),
  }),
  response: { 204: NoContent, ...errors(400, 413, 429) },
};

export const ReportedFailure = z
  .object({
    at: Timestamp,
    remote: z.string(),
    release: z.string(),
    page: z.string(),
    failure: z.enum(REMOTE_FAILURES),
    reference: z.string(),
    fallback: z.string().nullable(),
  })
  .meta({ id: 'ReportedFailure' });

/** How one release of a remote loaded recently. */
export const LoadingSummary = z
  .object({
    remote: z.string(),
    release: z.string(),
    loads: z.int().describe('Number of reported loads'),
    median_milliseconds: z.number().nullable(),
    failures: z.int(),
  })
  .meta({ id: 'LoadingSummary' });

export const getRemotesStatus = {
  operationId: 'getRemotesStatus',
  tags: ['Service'],
  summary: `How remotes loaded over the last ${TELEMETRY.summaryDays} days`,
  querystring: z.strictObject({ reference: z.string().trim().toUpperCase().max(16).optional() }),
  response: {
    200: z
      .object({
        since: Timestamp,
        releases: z.array(LoadingSummary),
        failures: z.array(ReportedFailure).describe('The newest, or those with the requested reference; at most 50'),
      })
      .meta({ id: 'RemotesStatus' }),
    ...errors(400, 401, 403),
  },
};
