import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { UserRow } from '../../platform/database/tables.ts';
import { notAuthenticated, tokenExpired } from '../../platform/errors/failures.ts';
import type { Context } from '../context.ts';
import { findViewer } from '../sessions/repository.ts';
import { type Access, admit } from './policy.ts';

/** The person who asks, and the session they ask in. */
export interface Viewer {
  user: UserRow;
  sessionId: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call. Every route says so. */
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
 * Finds out who asks, and turns away who may not. A token that no longer counts is refused even where everybody may
 * call, so that nobody is taken for a visitor unawares; calls that need no token at all ignore it.
 */
export const access = plugin<{ context: Context }>(async (app, { context }) => {
  app.decorateRequest('viewer', null);
  app.addHook('onRoute', ({ config, url }) => {
    if (!config?.access) throw new Error(`${url} does not say who may call it`);
  });
  app.addHook('onRequest', async (request) => {
    const { access: required } = request.routeOptions.config;
    const header = request.headers.authorization;
    if (!required || required === 'anonymous') return;
    if (header) request.viewer = await identify(context, header);
    admit(required, request.viewer?.user ?? null);
  });
});

/** The person who asks, in a route that only lets people in who are logged in. */
export function viewerOf(request: FastifyRequest): Viewer {
  if (!request.viewer) throw notAuthenticated();
  return request.viewer;
}
