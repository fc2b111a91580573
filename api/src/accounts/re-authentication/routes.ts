import type { Routes } from '../../platform/http/routes.ts';
import { LIMITS, throttle } from '../../platform/security/throttle.ts';
import { viewerOf } from '../access/viewer.ts';
import type { Context } from '../context.ts';
import { confirmIdentity, giveProof, identityRequest } from './confirm-identity.ts';
import * as schemas from './schemas.ts';

/** Confirming the identity of a logged-in user before a sensitive call. */
export const reAuthenticationRoutes: Routes<Context> = async (app, { context }) => {
  const ask = { schema: schemas.createIdentityRequest, config: { access: 'login' } } as const;
  app.post('/accounts/re-authentication/request/', ask, (request) => identityRequest(context, viewerOf(request)));

  const own = { schema: schemas.reAuthenticate, config: { access: 'login' } } as const;
  app.post('/accounts/re-authentication/', own, async (request, reply) => {
    const viewer = viewerOf(request);
    await throttle(context, 're-authentication-address', LIMITS.reAuthenticationFromAddress, request.ip);
    await confirmIdentity(context, viewer, request.body);
    return reply.code(201).send(await giveProof(context, viewer));
  });
};
