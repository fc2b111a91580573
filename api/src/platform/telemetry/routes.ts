import { TELEMETRY } from '@northlight/shared-api/rules';
import type { Context } from '../context.ts';
import type { Routes } from '../http/routes.ts';
import { presentFailure } from './presenter.ts';
import { recordReports } from './record-reports.ts';
import { listFailures, summariseLoading } from './repository.ts';
import * as schemas from './schemas.ts';

const DAY = 24 * 3_600_000;
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY);

/**
 * How remotes load in real browsers. The rate limit is kept in memory, and networks are counted by a hash, so no client
 * address is stored.
 */
export const telemetryRoutes: Routes<Context> = async (app, { context }) => {
  app.post(
    '/telemetry/',
    {
      schema: schemas.reportLoading,
      bodyLimit: TELEMETRY.bytes,
      config: { access: 'anonymous', rateLimit: { max: 60, timeWindow: '1 minute' } },
    },
    async ({ body, ip }, reply) => {
      const events = body.events.map((event) => ({
        milliseconds: null,
        failure: null,
        reference: null,
        fallback: null,
        shell: null,
        ...event,
      }));
      await recordReports(context, events, ip);
      return reply.code(204).send();
    },
  );

  app.get(
    '/telemetry/remotes/',
    { schema: schemas.getRemotesStatus, config: { access: 'superuser' } },
    async ({ query }) => {
      const now = context.clock();
      const since = daysBefore(now, TELEMETRY.summaryDays);
      const [releases, failures] = await Promise.all([
        summariseLoading(context.db, since),
        listFailures(
          context.db,
          query.reference ? daysBefore(now, TELEMETRY.retentionDays) : since,
          query.reference || undefined,
        ),
      ]);
      return { since: since.toISOString(), releases, failures: failures.map(presentFailure) };
    },
  );
};
