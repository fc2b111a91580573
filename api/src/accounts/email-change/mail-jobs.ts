import { z } from 'zod';
import { defineMail } from '../../platform/mail/mail-job.ts';
import { hashToken } from '../../platform/security/secrets.ts';
import { tellOwner } from '../authentication/tell-owner.ts';
import type { Context } from '../context.ts';
import { accountAt } from '../users/account-at.ts';
import { findUser, findUserByEmail } from '../users/repository.ts';
import { confirmEmailChangeMail, emailChangedMail, emailChangeRequestedMail } from './emails.ts';
import { findChange, isHeldForOther } from './repository.ts';

/** Days in which the old address can undo a change. */
export const UNDO_DAYS = 7;

/**
 * The link to the new address, while its change is pending. If another account has that address, its owner is told
 * instead.
 */
export const confirmEmailChangeJob = defineMail({
  name: 'mail-confirm-email-change',
  data: {},
  async compose(context: Context, _, mailId) {
    const { db, clock, config, mailToken } = context;
    const token = mailToken(mailId);
    const change = await findChange(db, hashToken(token));
    const user = change && (await findUser(db, change.user_id));
    if (!change || !user || change.confirmed_at !== null) return null;
    const owner = await findUserByEmail(db, change.new_email);
    if (owner) await tellOwner(context, owner);
    if (owner || (await isHeldForOther(db, change.new_email, user, clock()))) return null;
    return confirmEmailChangeMail(config, user, change.new_email, token);
  },
});

export const emailChangeRequestedJob = defineMail({
  name: 'mail-email-change-requested',
  data: { userId: z.int(), newAddress: z.string(), at: z.string() },
  async compose({ db, config }: Context, { userId, newAddress, at }) {
    const user = await accountAt(db, userId, at);
    return user ? emailChangeRequestedMail(config, user, newAddress, new Date(at)) : null;
  },
});

/** The notice to the old address, with the link that undoes the change. */
export const emailChangedJob = defineMail({
  name: 'mail-email-changed',
  data: {},
  async compose({ db, config, mailToken }: Context, _, mailId) {
    const token = mailToken(mailId);
    const change = await findChange(db, hashToken(token));
    const user = change && (await findUser(db, change.user_id));
    if (!user || !change?.confirmed_at) return null;
    const about = { newAddress: change.new_email, token, days: UNDO_DAYS, at: new Date(change.confirmed_at) };
    return emailChangedMail(config, { ...user, email: change.old_email }, about);
  },
});
