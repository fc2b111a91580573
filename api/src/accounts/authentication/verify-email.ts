import { linkExpired, linkInvalid, linkUsed } from '../../platform/errors/failures.ts';
import type { Context } from '../context.ts';
import { findUser, findUserByEmail, updateUser } from '../users/repository.ts';
import { createLink, findLink, takeLink } from './email-links-repository.ts';
import { verificationMail } from './emails.ts';

const DAY = 24 * 3_600_000;

/** Sends a verification link to an address, if it has an unverified account. */
export function sendVerification({ db, clock, config, mailer }: Context, email: string): void {
  mailer.post(async () => {
    const user = await findUserByEmail(db, email);
    if (!user || user.email_verified_at !== null) return null;
    const token = await createLink(db, { purpose: 'verify-email', user, now: clock(), lifetimeMs: DAY });
    return verificationMail(config, user, token);
  });
}

/**
 * Confirms the address that a link was sent to.
 * @throws {Failure} link_invalid, link_used or link_expired
 */
export async function verifyEmail({ db, clock }: Context, token: string): Promise<void> {
  const now = clock();
  const link = await findLink(db, 'verify-email', token);
  const user = link && (await findUser(db, link.user_id));
  if (!link || !user || user.email !== link.email) throw linkInvalid('This verification link is not valid.');
  if (link.used_at !== null) throw linkUsed('This verification link was used already.');
  if (link.expires_at <= now.toISOString()) throw linkExpired('This verification link has expired. Ask for a new one.');
  await db.transaction().execute(async (tx) => {
    if (!(await takeLink(tx, link.hash, now))) throw linkUsed('This verification link was used already.');
    await updateUser(tx, user, { email_verified_at: now.toISOString() });
  });
}
