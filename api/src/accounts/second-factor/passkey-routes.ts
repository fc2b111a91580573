import type { Routes } from '../../platform/http/routes.ts';
import { viewerOf } from '../access/viewer.ts';
import type { Context } from '../context.ts';
import * as passkeys from './passkeys.ts';
import * as schemas from './schemas.ts';

const config = { access: 'login' } as const;
const sensitive = { access: 'login', reAuthentication: true } as const;

/** The user's own passkeys. */
export const passkeyRoutes: Routes<Context> = async (app, { context }) => {
  app.get('/accounts/passkeys/', { schema: schemas.listPasskeys, config }, (request) =>
    passkeys.passkeysOf(context, viewerOf(request)),
  );

  app.post('/accounts/passkeys/options/', { schema: schemas.createPasskeyOptions, config: sensitive }, (request) =>
    passkeys.offerPasskey(context, viewerOf(request)),
  );

  app.post('/accounts/passkeys/', { schema: schemas.addPasskey, config }, async (request, reply) =>
    reply.code(201).send(await passkeys.addPasskey(context, viewerOf(request), request.body)),
  );

  const remove = { schema: schemas.removePasskey, config: sensitive };
  app.delete('/accounts/passkeys/:id/', remove, async (request, reply) => {
    await passkeys.removePasskey(context, viewerOf(request), request.params.id);
    return reply.code(204).send();
  });
};
