import type { Routes } from '../../platform/http/routes.ts';
import { pageOf } from '../../platform/http/schemas.ts';
import { viewerOf } from '../access/viewer.ts';
import type { Context } from '../context.ts';
import { presentEvent, presentOwnEvent } from './presenter.ts';
import { listEvents, listOwnEvents } from './repository.ts';
import * as schemas from './schemas.ts';

/** Security events: one's own, and those of all accounts for admins. */
export const securityEventRoutes: Routes<Context> = async (app, { context: { db } }) => {
  const own = { schema: schemas.listOwnSecurityEvents, config: { access: 'login' } } as const;
  app.get('/accounts/security-events/', own, async (request) => {
    const { count, results } = await listOwnEvents(db, viewerOf(request).user.id, pageOf(request.query));
    return { count, results: results.map(presentOwnEvent) };
  });

  const all = { schema: schemas.listSecurityEvents, config: { access: 'superuser' } } as const;
  app.get('/accounts/security-events/all/', all, async ({ query }) => {
    const { count, results } = await listEvents(db, query, pageOf(query));
    return { count, results: results.map(presentEvent) };
  });
};
