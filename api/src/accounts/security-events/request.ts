import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac, type KeyObject } from 'node:crypto';
import type { SecurityEventKind } from '@northlight/shared-api/rules';
import type { FastifyInstance } from 'fastify';
import { deviceOf } from '../sessions/device.ts';

/** A security event before it is stored. */
export interface SecurityEvent {
  kind: SecurityEventKind;
  /** Whose account it concerns; null for an address without an account. */
  userId: number | null;
  /** Who did it to another's account. */
  actorId?: number;
  /** For a role change, what changed. */
  detail?: string;
}

interface CurrentRequest {
  device: () => string;
  report: (event: SecurityEvent) => void;
}

const requests = new AsyncLocalStorage<CurrentRequest>();

/** The request that is being answered; none on the command line. */
export const currentRequest = (): CurrentRequest | undefined => requests.getStore();

/** Names an account in the log. Only the server's key connects it to the account. */
export const hashAccount = (key: KeyObject, id: number) =>
  createHmac('sha256', key)
    .update(JSON.stringify(['security-log', id]))
    .digest('base64url');

/** How security events appear outside of the database. */
export interface SecurityLog {
  /** Key of the accounts' hashes. */
  key: KeyObject;
  /** Counts an event. */
  count: (kind: SecurityEventKind) => void;
}

/** Makes each request's device and log available to `recordSecurityEvent`. */
export function followSecurityEvents(app: FastifyInstance, { key, count }: SecurityLog): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const device = () => deviceOf(request.headers['user-agent'] ?? '');
    const report = ({ kind, userId, actorId, detail }: SecurityEvent) => {
      count(kind);
      request.log.info(
        {
          event: `security.${kind}`,
          account: userId === null ? null : hashAccount(key, userId),
          ...(actorId !== undefined && { actor: hashAccount(key, actorId) }),
          device: device(),
          ...(detail !== undefined && { detail }),
        },
        'security event',
      );
    };
    requests.run({ device, report }, done);
  });
}
