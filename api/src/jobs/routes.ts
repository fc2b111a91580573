import { FAILED_JOBS_MAX } from '@northlight/shared-api/rules';
import { viewerOf } from '../accounts/access/viewer.ts';
import type { Context } from '../accounts/context.ts';
import { recordSecurityEvent } from '../accounts/security-events/record.ts';
import { notFound } from '../platform/errors/failures.ts';
import type { Routes } from '../platform/http/routes.ts';
import { presentFailed, presentLoad } from './presenter.ts';
import * as schemas from './schemas.ts';

const config = { access: 'superuser' } as const;
/** The work of a discarded job is lost. */
const sensitive = { ...config, reAuthentication: true } as const;

/** The queue of background jobs, for admins. They decide what becomes of jobs that were given up. */
export const jobRoutes: Routes<Context> = async (app, { context }) => {
  const { jobs } = context;

  app.get('/jobs/', { schema: schemas.listJobs, config }, async () => {
    const [lanes, failed] = await Promise.all([jobs.load(), jobs.listFailed(FAILED_JOBS_MAX)]);
    return { lanes: lanes.map(presentLoad), failed: failed.map(presentFailed) };
  });

  app.post('/jobs/:id/retry/', { schema: schemas.retryJob, config }, async (request, reply) => {
    const { id } = request.params;
    if (!(await jobs.retryFailed(id))) throw notFound('Failed job');
    await recordSecurityEvent(context, { kind: 'job_retried', userId: viewerOf(request).user.id });
    request.log.info({ job: id }, 'a failed job was added to the queue again');
    return reply.code(204).send();
  });

  app.delete('/jobs/:id/', { schema: schemas.discardJob, config: sensitive }, async (request, reply) => {
    const { id } = request.params;
    if (!(await jobs.discardFailed(id))) throw notFound('Failed job');
    await recordSecurityEvent(context, { kind: 'job_discarded', userId: viewerOf(request).user.id });
    request.log.info({ job: id }, 'a failed job was discarded');
    return reply.code(204).send();
  });
};
