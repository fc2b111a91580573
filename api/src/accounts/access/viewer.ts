import { mayOpen } from '@northlight/shared-api/rules';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { UserRow } from '../../platform/database/tables.ts';
import { notAuthenticated, tokenExpired } from '../../platform/errors/failures.ts';
import { nameAccount } from '../../platform/errors/handler.ts';
import type { Context } from '../context.ts';
import { requireFactor } from '../second-factor/required.ts';
import { hashAccount } from '../security-events/request.ts';
import { findCaller, findViewer } from '../sessions/repository.ts';
import { type Access, admit } from './policy.ts';
import type { Caller } from './remembered-access.ts';

/** The logged-in user and their session. */
export interface Viewer {
  user: UserRow;
  sessionId: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. Every route sets it. */
    access?: Access;
    /**
     * Another server's change of a session or a role may count a second later. Only for what logged-in users read again
     * and again. Such a route knows no more of a user than the id: see `callerOf`.
     */
    remembersAccess?: true;
  }
  interface FastifyRequest {
    viewer: Viewer | null;
    caller: Caller | null;
  }
}

/** What a valid token says. */
async function claimsOf({ accessTokens }: Context, header: string) {
  const [, token] = /^Bearer +(\S+)$/i.exec(header) ?? [];
  if (!token) throw notAuthenticated();
  const claims = await accessTokens.read(token);
  if (typeof claims === 'string') throw claims === 'expired' ? tokenExpired() : notAuthenticated();
  return claims;
}

async function identify(context: Context, header: string): Promise<Viewer> {
  const { userId, sessionId } = await claimsOf(context, header);
  const user = await findViewer(context.db, userId, sessionId, context.clock());
  if (!user) throw tokenExpired();
  return { user, sessionId };
}

/** Reads who calls, to remember it for a second. */
async function readCaller(context: Context, header: string): Promise<Caller> {
  const { userId, sessionId, expiresAt } = await claimsOf(context, header);
  const remember = context.rememberedAccess.reading(header);
  const caller = await findCaller(context.db, userId, sessionId, context.clock());
  if (!caller) throw tokenExpired();
  remember(caller, Math.min(expiresAt, Date.parse(caller.expires_at)));
  return caller;
}

const LOGGED_IN: ReadonlySet<Access | undefined> = new Set<Access>(['login', 'investor']);
const READING = new Set(['GET', 'HEAD']);

/**
 * Identifies the caller and checks access. An expired or revoked token is refused even where everybody may call, so
 * that nobody is treated as a visitor without noticing. Routes with `anonymous` access ignore tokens.
 */
export const access = plugin<{ context: Context }>(async (app, { context }) => {
  app.decorateRequest('viewer', null);
  app.decorateRequest('caller', null);
  app.addHook('onRoute', ({ config, url, method }) => {
    if (!config?.access) throw new Error(`${url} does not say who may call it`);
    const isRead = LOGGED_IN.has(config.access) && [method].flat().every((one) => READING.has(one));
    if (config.remembersAccess && !isRead) throw new Error(`${url} may not remember who may call it`);
  });
  const name = (request: FastifyRequest, { id }: Pick<Caller, 'id'>) =>
    nameAccount(request, () => hashAccount(context.securityLog.key, id));

  async function check(request: FastifyRequest, required: Access) {
    const header = request.headers.authorization;
    if (header) request.viewer = await identify(context, header);
    const user = request.viewer?.user ?? null;
    if (user) name(request, user);
    admit(required, user);
    if (required === 'superuser' && user) await requireFactor(context, user);
  }

  async function checkAnew(request: FastifyRequest, required: Access) {
    const header = request.headers.authorization;
    const caller = header ? await readCaller(context, header) : null;
    if (caller) name(request, caller);
    admit(required, caller);
    request.caller = caller;
  }

  /** Admits whom it remembers. Whoever has no access is read anew, because they may have got it on another server. */
  function isRemembered(request: FastifyRequest, required: Exclude<Access, 'anonymous'>): boolean {
    const caller = context.rememberedAccess.find(request.headers.authorization ?? '');
    if (!caller || !mayOpen(required, caller)) return false;
    request.caller = caller;
    name(request, caller);
    return true;
  }

  app.addHook('onRequest', (request, _reply, done) => {
    const { access: required, remembersAccess } = request.routeOptions.config;
    if (!required || required === 'anonymous') return done();
    if (remembersAccess && isRemembered(request, required)) return done();
    const checked = remembersAccess ? checkAnew(request, required) : check(request, required);
    checked.then(() => done(), done);
  });
});

/** The id of the logged-in user, in a route that remembers access. */
export function callerOf(request: FastifyRequest): number {
  if (!request.caller) throw notAuthenticated();
  return request.caller.id;
}

/** The logged-in user, in a route that requires login. */
export function viewerOf(request: FastifyRequest): Viewer {
  if (!request.viewer) throw notAuthenticated();
  return request.viewer;
}
