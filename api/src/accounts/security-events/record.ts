import type { AdminActionKind } from '../../platform/database/tables.ts';
import { Failure } from '../../platform/errors/failure.ts';
import type { Context } from '../context.ts';
import { hasEventSince, insertEvent, insertNoEvent } from './repository.ts';
import { currentRequest, type SecurityEvent } from './request.ts';

/** A user who keeps trying gets one entry in this time, in milliseconds, and one log line for each attempt. */
const ONE_ENTRY = 15 * 60_000;

type Needed = Pick<Context, 'db' | 'clock'>;

/**
 * Stores a security event, logs and counts it. Pass the transaction of the change as `db`. An event without an account
 * is only logged and counted, after the same work. The command line only stores events.
 */
export async function recordSecurityEvent(
  { db, clock }: Needed,
  event: SecurityEvent & { detail?: AdminActionKind },
): Promise<void> {
  const { kind, userId, actorId = null, detail = null } = event;
  const request = currentRequest();
  request?.report(event);
  const now = clock();
  if (userId === null) return await insertNoEvent(db);
  if (kind === 'throttled' && (await hasEventSince(db, userId, kind, new Date(now.getTime() - ONE_ENTRY)))) return;
  await insertEvent(db, { at: now, kind, userId, actorId, device: request?.device() ?? null, detail });
}

/** Records when a limit refuses `work`. */
export async function recordThrottle(
  context: Needed,
  userOf: () => Promise<number | null>,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Failure && error.code === 'too_many_requests')
      await recordSecurityEvent(context, { kind: 'throttled', userId: await userOf() });
    throw error;
  }
}
