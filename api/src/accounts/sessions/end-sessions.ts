import { notFound } from '../../platform/errors/failures.ts';
import type { Context } from '../context.ts';
import { findUserByEmail } from '../users/repository.ts';
import { endSessions } from './repository.ts';

type Needed = Pick<Context, 'db' | 'clock'>;

/**
 * Logs a person out everywhere. Who has their password can log in again.
 * @throws {Failure} not_found
 */
export async function endSessionsOf({ db, clock }: Needed, email: string): Promise<number> {
  const user = await findUserByEmail(db, email);
  if (!user) throw notFound('User');
  return await endSessions(db, clock(), user.id);
}

/** Logs everybody out. */
export const endAllSessions = ({ db, clock }: Needed): Promise<number> => endSessions(db, clock(), null);
