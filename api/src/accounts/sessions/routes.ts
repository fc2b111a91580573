import { notFound } from '../../platform/errors/failures.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { viewerOf } from '../access/viewer.ts';
import type { Context } from '../context.ts';
import * as factorSchemas from '../second-factor/schemas.ts';
import * as secondFactor from '../second-factor/second-factor.ts';
import { presentSession } from './presenter.ts';
import { listSessions, revokeSessionOf, revokeSessionsOf } from './repository.ts';
import * as sessionSchemas from './schemas.ts';

const config = { access: 'login' } as const;

/** The user's own sessions. */
export const activeSessionRoutes: Routes<Context> = async (app, { context }) => {
  const { db, clock } = context;

  app.get('/accounts/sessions/', { schema: sessionSchemas.listSessions, config }, async (request) => {
    const { user, sessionId } = viewerOf(request);
    return (await listSessions(db, user.id, clock())).map((row) => presentSession(row, sessionId));
  });

  app.delete('/accounts/sessions/:id/', { schema: sessionSchemas.revokeSession, config }, async (request, reply) => {
    if (!(await revokeSessionOf(db, viewerOf(request).user.id, request.params.id, clock()))) throw notFound('Session');
    return reply.code(204).send();
  });

  app.delete('/accounts/sessions/', { schema: sessionSchemas.revokeOtherSessions, config }, async (request, reply) => {
    const { user, sessionId } = viewerOf(request);
    await revokeSessionsOf(db, user.id, clock(), sessionId);
    return reply.code(204).send();
  });
};

/** The user's own second factor. */
export const secondFactorRoutes: Routes<Context> = async (app, { context }) => {
  app.get('/accounts/second-factor/', { schema: factorSchemas.getSecondFactor, config }, (request) =>
    secondFactor.secondFactorOf(context, viewerOf(request).user),
  );

  app.post('/accounts/second-factor/set-up/', { schema: factorSchemas.setUpSecondFactor, config }, (request) =>
    secondFactor.setUpSecondFactor(context, viewerOf(request).user, request.body.current_password),
  );

  app.post(
    '/accounts/second-factor/confirm/',
    { schema: factorSchemas.confirmSecondFactor, config },
    async (request) => {
      const { user } = viewerOf(request);
      return { recovery_codes: await secondFactor.confirmSecondFactor(context, user, request.body.passcode) };
    },
  );

  const renew = { schema: factorSchemas.renewRecoveryCodes, config };
  app.post('/accounts/second-factor/recovery-codes/', renew, async (request) => {
    const { user } = viewerOf(request);
    return { recovery_codes: await secondFactor.renewRecoveryCodes(context, user, request.body.current_password) };
  });

  const off = { schema: factorSchemas.turnOffSecondFactor, config };
  app.post('/accounts/second-factor/turn-off/', off, async (request, reply) => {
    await secondFactor.turnOffSecondFactor(context, viewerOf(request).user, request.body.current_password);
    return reply.code(204).send();
  });
};
