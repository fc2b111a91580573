import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { reAuthenticationRequired } from '../../platform/errors/failures.ts';
import { hashToken } from '../../platform/security/secrets.ts';
import { type Viewer, viewerOf } from '../access/viewer.ts';
import type { Context } from '../context.ts';
import { takeProof } from './repository.ts';

/** Always, or for the requests that the function names. */
type Required = true | ((request: FastifyRequest, viewer: Viewer) => boolean);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requires that the user has just confirmed their identity. */
    reAuthentication?: Required;
  }
}

/** Checks and uses up the proof of identity. Runs after validation, so that an invalid request does not use it up. */
export const reAuthentication = plugin<{ context: Context }>(async (app, { context: { db, clock } }) => {
  async function check(request: FastifyRequest, required: Required) {
    const viewer = viewerOf(request);
    if (required !== true && !required(request, viewer)) return;
    const proof = request.headers['re-authentication'];
    const owner = { userId: viewer.user.id, sessionId: viewer.sessionId };
    if (typeof proof !== 'string' || !(await takeProof(db, { hash: hashToken(proof), ...owner }, clock())))
      throw reAuthenticationRequired();
  }

  app.addHook('preHandler', (request, _reply, done) => {
    const { reAuthentication: required } = request.routeOptions.config;
    if (!required) return done();
    check(request, required).then(() => done(), done);
  });
});
