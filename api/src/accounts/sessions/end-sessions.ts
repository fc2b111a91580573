import { notFound } from '../../platform/errors/failures.ts';
import type { Context } from '../context.ts';
import { recordSecurityEvent } from '../security-events/record.ts';
import { findUserByEmail } from '../users/repository.ts';
import { endSessions } from './repository.ts';

type Needed = Pick<Context, 'db' | 'clock'>;

/**
 * Ends all sessions of a user. Anyone with the password can log in again.
 * @throws {Failure} not_found
 */
export async function endSessionsOf({ db, clock }: Needed, email: string): Promise<number> {
  const user = await findUserByEmail(db, email);
  if (!user) throw notFound('User');
  return await db.transaction().execute(async (tx) => {
    await recordSecurityEvent({ db: tx, clock }, { kind: 'sessions_ended', userId: user.id });
    return await endSessions(tx, clock(), user.id);
  });
}

/** Ends all sessions of all users. */
export const endAllSessions = ({ db, clock }: Needed): Promise<number> => endSessions(db, clock(), null);
