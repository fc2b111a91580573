import type { Routes } from '../../platform/http/routes.ts';
import { viewerOf } from '../access/viewer.ts';
import type { Context } from '../context.ts';
import * as schemas from './schemas.ts';
import * as secondFactor from './second-factor.ts';

const config = { access: 'login' } as const;
const sensitive = { access: 'login', reAuthentication: true } as const;

/** The user's own second factor. */
export const secondFactorRoutes: Routes<Context> = async (app, { context }) => {
  app.get('/accounts/second-factor/', { schema: schemas.getSecondFactor, config }, (request) =>
    secondFactor.secondFactorOf(context, viewerOf(request).user),
  );

  app.post('/accounts/second-factor/set-up/', { schema: schemas.setUpSecondFactor, config: sensitive }, (request) =>
    secondFactor.setUpSecondFactor(context, viewerOf(request).user),
  );

  app.post('/accounts/second-factor/confirm/', { schema: schemas.confirmSecondFactor, config }, async (request) => {
    const { passcode } = request.body;
    return { recovery_codes: await secondFactor.confirmSecondFactor(context, viewerOf(request), passcode) };
  });

  const renew = { schema: schemas.renewRecoveryCodes, config: sensitive };
  app.post('/accounts/second-factor/recovery-codes/', renew, async (request) => {
    const { user } = viewerOf(request);
    return { recovery_codes: await secondFactor.renewRecoveryCodes(context, user) };
  });

  const off = { schema: schemas.turnOffSecondFactor, config: sensitive };
  app.post('/accounts/second-factor/turn-off/', off, async (request, reply) => {
    await secondFactor.turnOffSecondFactor(context, viewerOf(request).user);
    return reply.code(204).send();
  });
};
