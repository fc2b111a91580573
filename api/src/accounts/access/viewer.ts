import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { UserRow } from '../../platform/database/tables.ts';
import { notAuthenticated, tokenExpired } from '../../platform/errors/failures.ts';
import { nameAccount } from '../../platform/errors/handler.ts';
import type { Context } from '../context.ts';
import { requireFactor } from '../second-factor/required.ts';
import { hashAccount } from '../security-events/request.ts';
import { findViewer } from '../sessions/repository.ts';
import { type Access, admit } from './policy.ts';

/** The logged-in user and their session. */
export interface Viewer {
  user: UserRow;
  sessionId: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. Every route sets it. */
    access?: Access;
  }
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}

async function identify({ accessTokens, db, clock }: Context, header: string): Promise<Viewer> {
  const [, token] = /^Bearer +(\S+)$/i.exec(header) ?? [];
  if (!token) throw notAuthenticated();
  const claims = await accessTokens.read(token);
  if (typeof claims === 'string') throw claims === 'expired' ? tokenExpired() : notAuthenticated();
  const user = await findViewer(db, claims.userId, claims.sessionId, clock());
  if (!user) throw tokenExpired();
  return { user, sessionId: claims.sessionId };
}

/**
 * Identifies the caller and checks access. An expired or revoked token is refused even where everybody may call, so
 * that nobody is treated as a visitor without noticing. Routes with `anonymous` access ignore tokens.
 */
export const access = plugin<{ context: Context }>(async (app, { context }) => {
  app.decorateRequest('viewer', null);
  app.addHook('onRoute', ({ config, url }) => {
    if (!config?.access) throw new Error(`${url} does not say who may call it`);
  });
  async function check(request: FastifyRequest, required: Access) {
    const header = request.headers.authorization;
    if (header) request.viewer = await identify(context, header);
    const user = request.viewer?.user ?? null;
    if (user) nameAccount(request, () => hashAccount(context.securityLog.key, user.id));
    admit(required, user);
    if (required === 'superuser' && user) await requireFactor(context, user);
  }

  app.addHook('onRequest', (request, _reply, done) => {
    const { access: required } = request.routeOptions.config;
    if (!required || required === 'anonymous') return done();
    check(request, required).then(() => done(), done);
  });
});

/** The logged-in user, in a route that requires login. */
export function viewerOf(request: FastifyRequest): Viewer {
  if (!request.viewer) throw notAuthenticated();
  return request.viewer;
}
