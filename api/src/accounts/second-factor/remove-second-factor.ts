import type { UserRow } from '../../platform/database/tables.ts';
import { notFound, secondFactorOff } from '../../platform/errors/failures.ts';
import { sendLater } from '../../platform/mail/mail-job.ts';
import type { Context } from '../context.ts';
import { recordSecurityEvent } from '../security-events/record.ts';
import { noteAdminAction } from '../users/admin-actions-repository.ts';
import { findUserByEmail } from '../users/repository.ts';
import { secondFactorJob } from './mail-jobs.ts';
import { hasSecondFactor, removeFactor } from './repository.ts';

/**
 * Removes the second factor of a user who lost their phone or passkeys, and their recovery codes; used by the command line.
 * @throws {Failure} not_found or second_factor_off
 */
export async function removeSecondFactor(
  { db, clock, jobs }: Pick<Context, 'db' | 'clock' | 'jobs'>,
  email: string,
): Promise<UserRow> {
  const now = clock();
  return await db.transaction().execute(async (tx) => {
    const found = await findUserByEmail(tx, email);
    if (!found) throw notFound('User');
    if (!(await hasSecondFactor(tx, found.id))) throw secondFactorOff();
    await removeFactor(tx, found.id);
    await noteAdminAction(tx, { actorId: null, targetId: found.id, action: 'removed_second_factor' }, now);
    await recordSecurityEvent({ db: tx, clock }, { kind: 'second_factor_off', userId: found.id });
    await sendLater({ jobs }, tx, secondFactorJob, { userId: found.id, change: 'off', at: now.toISOString() });
    return found;
  });
}
