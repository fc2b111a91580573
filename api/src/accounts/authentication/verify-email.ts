import { linkExpired, linkInvalid, linkUsed } from '../../platform/errors/failures.ts';
import { sendLater } from '../../platform/mail/mail-job.ts';
import type { Context } from '../context.ts';
import { findUser, updateUser } from '../users/repository.ts';
import { findLink, takeLink } from './email-links-repository.ts';
import { verificationJob } from './mail-jobs.ts';

/** Sends a verification link to an address, if it has an unverified account. */
export async function sendVerification(context: Context, email: string): Promise<void> {
  await sendLater(context, context.db, verificationJob, { email, at: context.clock().toISOString() });
}

/**
 * Confirms the address that a link was sent to. A used link whose address is still verified only says so again, because
 * people and mail scanners open links twice.
 * @returns whether the address was verified before
 * @throws {Failure} link_invalid, link_used or link_expired
 */
export async function verifyEmail({ db, clock }: Context, token: string): Promise<{ wasVerified: boolean }> {
  const now = clock();
  const link = await findLink(db, 'verify-email', token);
  const user = link && (await findUser(db, link.user_id));
  if (!link || !user || user.email !== link.email) throw linkInvalid('This verification link is not valid.');
  if (link.used_at !== null) {
    if (user.email_verified_at === null) throw linkUsed('This verification link has already been used.');
    return { wasVerified: true };
  }
  if (link.expires_at <= now.toISOString()) throw linkExpired('This verification link has expired. Ask for a new one.');
  return await db.transaction().execute(async (tx) => {
    // Another request has just taken the link.
    if (!(await takeLink(tx, link.hash, now))) return { wasVerified: true };
    await updateUser(tx, user, { email_verified_at: now.toISOString() });
    return { wasVerified: false };
  });
}
