import { notFound } from '../../platform/errors/failures.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { viewerOf } from '../access/viewer.ts';
import type { Context } from '../context.ts';
import { recordSecurityEvent } from '../security-events/record.ts';
import { presentSession } from './presenter.ts';
import { listSessions, revokeSessionOf, revokeSessionsOf } from './repository.ts';
import * as schemas from './schemas.ts';

const config = { access: 'login' } as const;

/** The user's own sessions. */
export const activeSessionRoutes: Routes<Context> = async (app, { context }) => {
  const { db, clock } = context;

  app.get('/accounts/sessions/', { schema: schemas.listSessions, config }, async (request) => {
    const { user, sessionId } = viewerOf(request);
    return (await listSessions(db, user.id, clock())).map((row) => presentSession(row, sessionId));
  });

  app.delete('/accounts/sessions/:id/', { schema: schemas.revokeSession, config }, async (request, reply) => {
    const { user } = viewerOf(request);
    await db.transaction().execute(async (tx) => {
      if (!(await revokeSessionOf(tx, user.id, request.params.id, clock()))) throw notFound('Session');
      await recordSecurityEvent({ db: tx, clock }, { kind: 'sessions_ended', userId: user.id });
    });
    return reply.code(204).send();
  });

  app.delete('/accounts/sessions/', { schema: schemas.revokeOtherSessions, config }, async (request, reply) => {
    const { user, sessionId } = viewerOf(request);
    await db.transaction().execute(async (tx) => {
      await revokeSessionsOf(tx, user.id, clock(), sessionId);
      await recordSecurityEvent({ db: tx, clock }, { kind: 'sessions_ended', userId: user.id });
    });
    return reply.code(204).send();
  });
};
